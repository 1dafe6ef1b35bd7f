"""The drawing kit: everything Longhall shows that is painted, and nothing of any game's rules.

Works with QImage in any thread; the functions called `pixmap` and `sprite` share QPixmaps and belong to the screen's
thread. Sizes are logical pixels; `ratio` is the device pixel ratio, `scale` the pixels per board pixel of a map.

Maps
    spec.MapSpec, spec.map_spec(data)            a map as a block of YAML (points `at` lon/lat, `px` board pixels)
    geo.geometry_of(spec) -> MapGeometry         .place(lon, lat), .points[id], .regions[id].path: anchors and hit areas
    basemap.paint_map(spec, scale, language)     the finished board as QImage; basemap.plain_map(spec): a quick sketch
    cache.MapCache().load/store                  painted maps on disk, by content
    worker.MapLoader(cache).load(spec, scale, language) -> changed(QImage, finished)
    furniture.cell_centre(grid, column, row)     where pieces stand in a printed grid
    labels.place({id: Label})                    boxes for names beside their points
    highlight.region_glow(path), highlight.label_sprite(text)

Pieces
    tokens.names(), tokens.sprite(shape, size, look, ratio) -> Sprite(pixmap, offset)
    tokens.player_look(palette.player(seat)), tokens.tinted("#8a5a33", icon="furs")
    dice.pixmap(face, size), dice.tumble(result) -> frames of a roll
    icons.names(), icons.pixmap(name, size, ratio), icons.draw_icon(painter, name, at, size)

Cards and covers
    cards.CardFace, cards.CardBack, cards.CardRow; cards.pixmap(card, language, ratio, glow, size); cards.extent(card)
    covers.pixmap(game, width, height, ratio)

Letters and colours
    fonts.load() once after the application object; fonts.font(role, pixels, language)
    fonts.missing(text, role, language)          characters a role cannot write
    lettering.write_in_box(painter, text, role, box, language)   wraps and shrinks, never cuts
    palette.player(seat, colour_blind), palette.suit(name)
    parchment.sheet(width, height), parchment.panel(painter, rect), parchment.wood(painter, rect, rnd)

To look: `python -m ui.paint SPEC.yaml OUT.png [--scale 2] [--lang fr]`, `python -m ui.paint --sheet OUT.png`.
"""
