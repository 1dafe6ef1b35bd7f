<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="uk_UA" sourcelanguage="en_GB">
<context>
    <name>About</name>
    <message>
        <source>About Longhall</source>
        <translation>Про Longhall</translation>
    </message>
    <message>
        <source>Longhall</source>
        <translation>Longhall</translation>
    </message>
    <message>
        <source>A desktop home for four Viking-age board games: play against the computer or with friends at one screen, stop, come back, and learn the games while you play.</source>
        <translation>Домівка для чотирьох настільних ігор доби вікінгів: грайте проти комп’ютера або з друзями за одним екраном, зупиняйтеся, повертайтеся й вивчайте ігри під час гри.</translation>
    </message>
    <message>
        <source>This is an independent implementation. It is neither made nor endorsed by the designers and publishers named below. Every sentence and every picture in it was made for it; nothing was taken from the original games’ rulebooks or art. If you like a game, buy it: around a real table it is better still.</source>
        <translation>Це незалежна реалізація. Її не створювали й не схвалювали автори та видавці, названі нижче. Кожне речення й кожен малюнок зроблено саме для неї; з правил та ілюстрацій оригінальних ігор нічого не взято. Якщо гра вам до душі, придбайте її: за справжнім столом вона ще краща.</translation>
    </message>
    <message>
        <source>Version %1, with Qt %2</source>
        <translation>Версія %1, з Qt %2</translation>
    </message>
    <message>
        <source>The original games</source>
        <translation>Оригінальні ігри</translation>
    </message>
    <message>
        <source>Designed by %1</source>
        <translation>Автори: %1</translation>
    </message>
    <message>
        <source>illustrated by %1</source>
        <translation>художники: %1</translation>
    </message>
    <message>
        <source>published by %1</source>
        <translation>видавці: %1</translation>
    </message>
    <message>
        <source>Maps and letters</source>
        <translation>Мапи та шрифти</translation>
    </message>
    <message>
        <source>Coastlines, rivers and lakes: Natural Earth (naturalearthdata.com), in the public domain.</source>
        <translation>Узбережжя, річки й озера: Natural Earth (naturalearthdata.com), суспільне надбання.</translation>
    </message>
    <message>
        <source>Fonts, all under the SIL Open Font License 1.1:</source>
        <translation>Шрифти, усі під ліцензією SIL Open Font License 1.1:</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Ліцензії</translation>
    </message>
    <message>
        <source>Longhall itself is free software under the MIT licence.</source>
        <translation>Сам Longhall — вільна програма під ліцензією MIT.</translation>
    </message>
    <message>
        <source>It stands on Python (PSF licence), Qt for Python (LGPL 3), msgspec (BSD), PyYAML (MIT) and Rich (MIT).</source>
        <translation>Він спирається на Python (ліцензія PSF), Qt for Python (LGPL 3), msgspec (BSD), PyYAML (MIT) і Rich (MIT).</translation>
    </message>
</context>
<context>
    <name>CoachPanel</name>
    <message>
        <source>%1 · step %2 of %3</source>
        <translation>%1 · крок %2 з %3</translation>
    </message>
    <message>
        <source>Your turn: do it on the table.</source>
        <translation>Ваш хід: зробіть це на столі.</translation>
    </message>
    <message>
        <source>End the lesson</source>
        <translation>Завершити урок</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Далі</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>Правило %1</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>Pass to %1</source>
        <translation>Передайте екран: %1</translation>
    </message>
    <message>
        <source>The table is covered. Nobody else should be looking now.</source>
        <translation>Стіл накрито. Ніхто інший зараз не має дивитися.</translation>
    </message>
    <message>
        <source>I am %1: show my table</source>
        <translation>Я — %1: покажіть мій стіл</translation>
    </message>
</context>
<context>
    <name>CoverButton</name>
    <message>
        <source>Still being carved: this game is not here yet.</source>
        <translation>Ще вирізьблюється: цієї гри поки немає.</translation>
    </message>
    <message numerus="yes">
        <source>%1–%n player(s)</source>
        <translation>
            <numerusform>%1–%n гравець</numerusform>
            <numerusform>%1–%n гравці</numerusform>
            <numerusform>%1–%n гравців</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2 min</source>
        <translation>%1–%2 хв</translation>
    </message>
    <message>
        <source>light</source>
        <translation>легка</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>середня</translation>
    </message>
    <message>
        <source>heavy</source>
        <translation>складна</translation>
    </message>
    <message>
        <source>coming</source>
        <translation>незабаром</translation>
    </message>
</context>
<context>
    <name>CrashDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Щось пішло не так</translation>
    </message>
    <message>
        <source>The program met an error that it did not expect. Your game is saved to its last move, and you can go on.</source>
        <translation>Програма натрапила на неочікувану помилку. Вашу гру збережено до останнього ходу, і ви можете продовжувати.</translation>
    </message>
    <message>
        <source>Copy report</source>
        <translation>Скопіювати звіт</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Продовжити</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Скопійовано</translation>
    </message>
</context>
<context>
    <name>Hall</name>
    <message>
        <source>Longhall</source>
        <comment>the name of the program</comment>
        <translation>Longhall</translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message>
        <source>Longhall</source>
        <comment>the name of the program</comment>
        <translation>Longhall</translation>
    </message>
    <message>
        <source>Four tales of the Viking age, one table</source>
        <translation>Чотири оповіді доби вікінгів за одним столом</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продовжити</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Відкрити збережену гру</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Навчитися грати</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Про програму</translation>
    </message>
    <message>
        <source>Your last game: %1, with %2, %3.</source>
        <translation>Ваша остання гра: %1; за столом: %2; %3.</translation>
    </message>
    <message>
        <source>Your last game was cut short and is kept to its last move: %1, with %2, %3.</source>
        <translation>Вашу останню гру було перервано, її збережено до останнього ходу: %1; за столом: %2; %3.</translation>
    </message>
</context>
<context>
    <name>Keeping</name>
    <message>
        <source>The game is saved.</source>
        <translation>Гру збережено.</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Зберегти гру</translation>
    </message>
    <message>
        <source>The game is saved as %1.</source>
        <translation>Гру збережено як %1.</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Відкрити гру</translation>
    </message>
    <message>
        <source>Longhall games</source>
        <translation>Ігри Longhall</translation>
    </message>
</context>
<context>
    <name>KeptPanel</name>
    <message>
        <source>Export…</source>
        <translation>Експортувати…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Видалити</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Продовжити</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Переглянути знову</translation>
    </message>
    <message>
        <source>This game cannot be opened. %1</source>
        <translation>Цю гру не можна відкрити. %1</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message>
        <source>Learn to play</source>
        <translation>Навчитися грати</translation>
    </message>
    <message>
        <source>Take the lessons or watch a game first, look into the rules when something surprises you, then sit down with beginners. At the table, everything explains itself under the pointer, and a hint is a key away.</source>
        <translation>Спершу пройдіть уроки або подивіться гру, зазирайте в правила, коли щось здивує, а тоді сідайте грати з новачками. За столом усе пояснюється під вказівником, а підказка — за одну клавішу.</translation>
    </message>
    <message>
        <source>Watch a game</source>
        <translation>Подивитися гру</translation>
    </message>
    <message>
        <source>Read the rules</source>
        <translation>Прочитати правила</translation>
    </message>
    <message>
        <source>Play a first game</source>
        <translation>Зіграти першу гру</translation>
    </message>
    <message>
        <source>Lesson: %1</source>
        <translation>Урок: %1</translation>
    </message>
</context>
<context>
    <name>LessonController</name>
    <message>
        <source>This lesson cannot go on.</source>
        <translation>Урок не може тривати далі.</translation>
    </message>
</context>
<context>
    <name>MatchController</name>
    <message>
        <source>This is not possible now.</source>
        <translation>Зараз це неможливо.</translation>
    </message>
    <message>
        <source>%1 could not decide and plays any legal move. (%2)</source>
        <translation>%1 не може вирішити й робить будь-який дозволений хід. (%2)</translation>
    </message>
    <message>
        <source>A thinking process ended unexpectedly. Another one has taken over.</source>
        <translation>Процес обмірковування несподівано завершився. Його замінив інший.</translation>
    </message>
    <message>
        <source>No hint could be found. (%1)</source>
        <translation>Підказки знайти не вдалося. (%1)</translation>
    </message>
</context>
<context>
    <name>MatchSeen</name>
    <message>
        <source>The game could not be saved: %1</source>
        <translation>Гру не вдалося зберегти: %1</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Гра</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Хід</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вигляд</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Довідка</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Відкрити &amp;недавню</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Нова…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Відкрити…</translation>
    </message>
    <message>
        <source>Saved &amp;games</source>
        <translation>Збережені &amp;ігри</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Зберегти</translation>
    </message>
    <message>
        <source>Save &amp;as…</source>
        <translation>Зберегти &amp;як…</translation>
    </message>
    <message>
        <source>Res&amp;tart</source>
        <translation>Почати спочатку</translation>
    </message>
    <message>
        <source>&amp;Pause</source>
        <translation>&amp;Пауза</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>&amp;Статистика</translation>
    </message>
    <message>
        <source>S&amp;ettings…</source>
        <translation>&amp;Налаштування…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Ви&amp;йти</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Скасувати</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Повторити</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>П&amp;ідказка</translation>
    </message>
    <message>
        <source>&amp;Home</source>
        <translation>&amp;Домівка</translation>
    </message>
    <message>
        <source>Back to the &amp;table</source>
        <translation>Назад до &amp;столу</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Більший текст</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Менший текст</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>На весь &amp;екран</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Правила</translation>
    </message>
    <message>
        <source>&amp;Learn to play</source>
        <translation>&amp;Навчитися грати</translation>
    </message>
    <message>
        <source>&amp;About Longhall</source>
        <translation>П&amp;ро Longhall</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>At the table</source>
        <translation>За столом</translation>
    </message>
    <message>
        <source>Players:</source>
        <translation>Гравців:</translation>
    </message>
    <message>
        <source>Colour: %1. Click for another one.</source>
        <translation>Колір: %1. Клацніть, щоб узяти інший.</translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Ця гра</translation>
    </message>
    <message>
        <source>Seed of chance</source>
        <translation>Зерно випадку</translation>
    </message>
    <message>
        <source>at random</source>
        <translation>навмання</translation>
    </message>
    <message>
        <source>With the same number the same dice fall and the same cards come.</source>
        <translation>З тим самим числом випадають ті самі кості й приходять ті самі карти.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Почати гру</translation>
    </message>
    <message>
        <source>The game cannot begin like this.</source>
        <translation>Так гру почати не можна.</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Ім’я гравця %1</translation>
    </message>
    <message>
        <source>Who plays seat %1</source>
        <translation>Хто грає на місці %1</translation>
    </message>
</context>
<context>
    <name>Notice</name>
    <message>
        <source>Close</source>
        <translation>Закрити</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
</context>
<context>
    <name>Past</name>
    <message>
        <source>You look back: move %1 of %2.</source>
        <translation>Ви дивитеся в минуле: хід %1 з %2.</translation>
    </message>
    <message>
        <source>Back to the present</source>
        <translation>До теперішнього</translation>
    </message>
    <message>
        <source>One move earlier</source>
        <translation>На хід раніше</translation>
    </message>
    <message>
        <source>One move later</source>
        <translation>На хід пізніше</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Person</source>
        <translation>Людина</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Новачок</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Звичайний</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Знавець</translation>
    </message>
    <message>
        <source>Dice-thrower</source>
        <translation>Навмання</translation>
    </message>
    <message>
        <source>Somebody at this screen.</source>
        <translation>Хтось за цим екраном.</translation>
    </message>
    <message>
        <source>Plays by rules of thumb, with an unsteady hand.</source>
        <translation>Грає навздогад, нетвердою рукою.</translation>
    </message>
    <message>
        <source>Weighs every move once and takes the best.</source>
        <translation>Зважує кожен хід один раз і бере найкращий.</translation>
    </message>
    <message>
        <source>Thinks ahead as long as it may.</source>
        <translation>Думає наперед, скільки дозволено.</translation>
    </message>
    <message>
        <source>Sigrid</source>
        <translation>Сіґрід</translation>
    </message>
    <message>
        <source>Ivar</source>
        <translation>Івар</translation>
    </message>
    <message>
        <source>Astrid</source>
        <translation>Астрід</translation>
    </message>
    <message>
        <source>Leif</source>
        <translation>Лейф</translation>
    </message>
    <message>
        <source>Gudrun</source>
        <translation>Ґудрун</translation>
    </message>
    <message>
        <source>Harald</source>
        <translation>Гаральд</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>синій</translation>
    </message>
    <message>
        <source>vermilion</source>
        <translation>червоний</translation>
    </message>
    <message>
        <source>teal</source>
        <translation>бірюзовий</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>золотий</translation>
    </message>
    <message>
        <source>black</source>
        <translation>чорний</translation>
    </message>
    <message>
        <source>ivory</source>
        <translation>слонова кістка</translation>
    </message>
</context>
<context>
    <name>Prompt</name>
    <message>
        <source>Resolve quickly: %1</source>
        <translation>Розіграти швидко: %1</translation>
    </message>
    <message>
        <source>A simple rule of thumb decides for you until this is over. Esc stops it.</source>
        <translation>Просте правило вирішує за вас, доки це не скінчиться. Esc зупиняє його.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Очима</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Мить гри</translation>
    </message>
    <message>
        <source>%1, shown again</source>
        <translation>%1: перегляд</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Хід %1 з %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Пауза</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Грати</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>На початок</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>На хід назад</translation>
    </message>
    <message>
        <source>Play on by itself</source>
        <translation>Програвати самостійно</translation>
    </message>
    <message>
        <source>One move on</source>
        <translation>На хід уперед</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>У кінець</translation>
    </message>
    <message>
        <source>onlookers</source>
        <translation>глядачів</translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message>
        <source>The saga is told</source>
        <translation>Сагу розказано</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Домівка</translation>
    </message>
    <message>
        <source>See the table</source>
        <translation>Подивитися на стіл</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Переглянути знову</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Зіграти ще раз</translation>
    </message>
    <message>
        <source>%1 wins!</source>
        <translation>%1 перемагає!</translation>
    </message>
    <message>
        <source>%1 share the victory!</source>
        <translation>%1 ділять перемогу!</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n очко</numerusform>
            <numerusform>%n очки</numerusform>
            <numerusform>%n очок</numerusform>
        </translation>
    </message>
    <message>
        <source>How the points came together</source>
        <translation>З чого склалися очки</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Разом</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Ходи</translation>
    </message>
    <message>
        <source>How the scores grew</source>
        <translation>Як зростав рахунок</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Зміст</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
    <message>
        <source>Search, or a rule number such as 3.2</source>
        <translation>Шукати, або номер правила, як-от 3.2</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Попереднє</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Наступне</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <translation>Правила: %1</translation>
    </message>
    <message>
        <source>The rules of this game are not written down here yet.</source>
        <translation>Правила цієї гри тут ще не записано.</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n місце</numerusform>
            <numerusform>%n місця</numerusform>
            <numerusform>%n місць</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>Saved games</source>
        <translation>Збережені ігри</translation>
    </message>
    <message>
        <source>Nothing is saved yet. A game is kept by itself after every move, and waits for you here.</source>
        <translation>Ще нічого не збережено. Гра зберігається сама після кожного ходу й чекає на вас тут.</translation>
    </message>
    <message numerus="yes">
        <source>Show %n older game(s)</source>
        <translation>
            <numerusform>Показати %n давнішу гру</numerusform>
            <numerusform>Показати %n давніші гри</numerusform>
            <numerusform>Показати %n давніших ігор</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) made, still being played</source>
        <translation>
            <numerusform>%n хід зроблено, гра триває</numerusform>
            <numerusform>%n ходи зроблено, гра триває</numerusform>
            <numerusform>%n ходів зроблено, гра триває</numerusform>
        </translation>
    </message>
    <message>
        <source>Finished: %1</source>
        <translation>Завершено: %1</translation>
    </message>
    <message>
        <source>Delete this game for good?</source>
        <translation>Видалити цю гру назавжди?</translation>
    </message>
    <message>
        <source>Longhall games</source>
        <translation>Ігри Longhall</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>Експортувати гру</translation>
    </message>
    <message>
        <source>That did not work: %1</source>
        <translation>Не вийшло: %1</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>Score</source>
        <translation>Рахунок</translation>
    </message>
    <message>
        <source>Points as far as you can see them now.</source>
        <translation>Очки, наскільки їх видно зараз.</translation>
    </message>
</context>
<context>
    <name>SettingsScreen</name>
    <message>
        <source>Settings</source>
        <translation>Налаштування</translation>
    </message>
    <message>
        <source>As on the first day</source>
        <translation>Як першого дня</translation>
    </message>
    <message>
        <source>Reading</source>
        <translation>Читання</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Мова</translation>
    </message>
    <message>
        <source>Size of text</source>
        <translation>Розмір тексту</translation>
    </message>
    <message>
        <source>Colours for the colour-blind</source>
        <translation>Кольори для дальтоніків</translation>
    </message>
    <message>
        <source>Every player also has a sign of their own, with or without this.</source>
        <translation>Кожен гравець має ще й власний знак, із цим чи без цього.</translation>
    </message>
    <message>
        <source>Explain things under the pointer</source>
        <translation>Пояснювати те, що під вказівником</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Рух</translation>
    </message>
    <message>
        <source>Speed of moves</source>
        <translation>Швидкість ходів</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Менше руху</translation>
    </message>
    <message>
        <source>Pieces stand in their new places at once, and dice do not tumble.</source>
        <translation>Фігури одразу стають на нові місця, а кості не котяться.</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Звук</translation>
    </message>
    <message>
        <source>Sounds of cards, tokens and dice</source>
        <translation>Звуки карт, жетонів і костей</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Гучність</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Гра</translation>
    </message>
    <message>
        <source>The computer thinks for</source>
        <translation>Комп’ютер думає</translation>
    </message>
    <message>
        <source>Ask before a turn ends</source>
        <translation>Питати перед кінцем ходу</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Миттєво</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Швидко</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Звичайно</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Повільно</translation>
    </message>
    <message>
        <source>%1 s</source>
        <comment>seconds</comment>
        <translation>%1 с</translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message>
        <source>Statistics</source>
        <translation>Статистика</translation>
    </message>
    <message>
        <source>Counting…</source>
        <translation>Рахуємо…</translation>
    </message>
    <message>
        <source>No game has been played yet.</source>
        <translation>Ще не зіграно жодної гри.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) begun</source>
        <translation>
            <numerusform>%n гру почато</numerusform>
            <numerusform>%n гри почато</numerusform>
            <numerusform>%n ігор почато</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n завершено</numerusform>
            <numerusform>%n завершено</numerusform>
            <numerusform>%n завершено</numerusform>
        </translation>
    </message>
    <message>
        <source>Best score: %1, by %2; on average %3.</source>
        <translation>Найкращий рахунок: %1 (%2); у середньому %3.</translation>
    </message>
    <message>
        <source>against %1</source>
        <comment>a level of play</comment>
        <translation>проти: %1</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Хто</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Ігри</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Перемоги</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Частка</translation>
    </message>
</context>
<context>
    <name>TableScreen</name>
    <message>
        <source>The game is over.</source>
        <translation>Гру завершено.</translation>
    </message>
    <message>
        <source>%1 is thinking …</source>
        <translation>%1 думає …</translation>
    </message>
    <message>
        <source>Paused. %1 plays next.</source>
        <translation>Пауза. Наступний хід: %1.</translation>
    </message>
    <message>
        <source>End of the turn</source>
        <translation>Кінець ходу</translation>
    </message>
    <message>
        <source>This ends your turn. Go on?</source>
        <translation>Це завершить ваш хід. Продовжити?</translation>
    </message>
    <message>
        <source>Shall a computer player take over the seat of %1 for the rest of the game?</source>
        <translation>Передати місце гравця %1 комп’ютеру до кінця гри?</translation>
    </message>
    <message>
        <source>Concede</source>
        <translation>Здатися</translation>
    </message>
</context>
<context>
    <name>Tabletop</name>
    <message>
        <source>The map could not be painted. (%1)</source>
        <translation>Мапу не вдалося намалювати. (%1)</translation>
    </message>
    <message>
        <source>The board definition has a mistake.</source>
        <translation>В описі поля є помилка.</translation>
    </message>
</context>
<context>
    <name>Teller</name>
    <message>
        <source>Go there, step by step</source>
        <translation>Пройти туди крок за кроком</translation>
    </message>
    <message>
        <source>%1: wins %2 %, about %3 points</source>
        <translation>%1: перемога у %2 % випадків, близько %3 очок</translation>
    </message>
    <message>
        <source>R: rule %1</source>
        <translation>R: правило %1</translation>
    </message>
</context>
<context>
    <name>ToolBar</name>
    <message>
        <source>Go on</source>
        <translation>Продовжити</translation>
    </message>
    <message>
        <source>Pause the computer players</source>
        <translation>Призупинити комп’ютерних гравців</translation>
    </message>
    <message>
        <source>Leave the table (the game is kept)</source>
        <translation>Вийти з-за столу (гру буде збережено)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Скасувати</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Повторити</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Підказка</translation>
    </message>
    <message>
        <source>One move of the computer players</source>
        <translation>Один хід комп’ютерних гравців</translation>
    </message>
    <message>
        <source>Hide my cards</source>
        <translation>Сховати мої карти</translation>
    </message>
    <message>
        <source>Let a computer player take over my seat</source>
        <translation>Віддати моє місце комп’ютеру</translation>
    </message>
    <message>
        <source>Show the whole board</source>
        <translation>Показати все поле</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Правила</translation>
    </message>
</context>
<context>
    <name>Trouble</name>
    <message>
        <source>The file is not there any more.</source>
        <translation>Файлу вже немає.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Файл не вдається прочитати.</translation>
    </message>
    <message>
        <source>The file is damaged or incomplete.</source>
        <translation>Файл пошкоджений або неповний.</translation>
    </message>
    <message>
        <source>This is not a saved game of Longhall.</source>
        <translation>Це не збережена гра Longhall.</translation>
    </message>
    <message>
        <source>The game was saved by a newer Longhall. Bring this one up to date to open it.</source>
        <translation>Гру збережено новішим Longhall. Щоб відкрити її, оновіть цей.</translation>
    </message>
    <message>
        <source>This house does not have the game, or not with these options.</source>
        <translation>Такої гри тут немає, або немає з цими параметрами.</translation>
    </message>
    <message>
        <source>The moves in the file do not fit the rules. It may have been changed by hand.</source>
        <translation>Ходи у файлі не відповідають правилам. Можливо, його змінили вручну.</translation>
    </message>
    <message>
        <source>The game was played by older rules, and its moves do not fit those of today.</source>
        <translation>Гру зіграно за старішими правилами, і її ходи не відповідають теперішнім.</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>This game cannot be set up.</source>
        <translation>Цю гру не вдається підготувати.</translation>
    </message>
    <message>
        <source>This lesson cannot be taken.</source>
        <translation>Цей урок не вдається відкрити.</translation>
    </message>
    <message>
        <source>This game cannot be shown.</source>
        <translation>Цю гру не вдається показати.</translation>
    </message>
    <message>
        <source>This game cannot be opened.</source>
        <translation>Цю гру не вдається відкрити.</translation>
    </message>
    <message>
        <source>Begin this game again with the same seed?</source>
        <translation>Почати цю гру знову з тим самим зерном?</translation>
    </message>
</context>
</TS>
