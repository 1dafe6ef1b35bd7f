<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en_GB">
<context>
    <name>CoverButton</name>
    <message numerus="yes">
        <source>%1–%n player(s)</source>
        <translation>
            <numerusform>%1–%n player</numerusform>
            <numerusform>%1–%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Result</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message numerus="yes">
        <source>%n place(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message numerus="yes">
        <source>Show %n older game(s)</source>
        <translation>
            <numerusform>Show %n older game</numerusform>
            <numerusform>Show %n older games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) made, still being played</source>
        <translation>
            <numerusform>%n move made, still being played</numerusform>
            <numerusform>%n moves made, still being played</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsScreen</name>
    <message numerus="yes">
        <source>%n game(s) begun</source>
        <translation>
            <numerusform>%n game begun</numerusform>
            <numerusform>%n games begun</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <comment>games</comment>
        <translation>
            <numerusform>%n finished</numerusform>
            <numerusform>%n finished</numerusform>
        </translation>
    </message>
</context>
</TS>
