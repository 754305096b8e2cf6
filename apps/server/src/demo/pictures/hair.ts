import { fill, line, tufts } from './marks.ts'
import type { Hair, HairColour } from './portrait.ts'

export function sideBob({ deep, base, light }: HairColour): Hair {
  const front =
    'M222 92C182 112 176 172 173 226C170 262 180 306 166 352C140 340 138 282 142 224C144 138 176 92 222 92Z' +
    'M214 98C228 150 300 158 328 196C342 224 336 300 352 352C378 334 376 268 370 216C362 120 316 78 256 80C236 80 222 86 214 98Z'
  return {
    behind: fill(
      'M146 216C138 110 196 76 256 76C320 76 376 116 368 216C366 280 380 322 362 366C310 384 202 384 152 366C134 322 150 276 146 216Z',
      deep,
    ),
    front,
    frontColour: base,
    details:
      line('M226 104C246 140 306 150 338 184M238 96C274 112 328 136 350 200', light, 5, 0.8) +
      line('M208 112C170 140 162 190 158 250', light, 5, 0.8) +
      line('M352 224C358 262 352 300 358 334', deep, 4, 0.5),
  }
}

export function fringeBob({ deep, base, light }: HairColour): Hair {
  const front =
    'M256 74C178 74 138 124 140 216C140 262 132 304 148 338C160 342 172 338 178 330C168 292 174 250 176 210C220 220 292 220 336 210C338 250 344 292 334 330C340 338 352 342 364 338C380 304 372 262 372 216C374 124 334 74 256 74Z'
  return {
    behind: fill('M140 216C138 120 190 74 256 74C322 74 374 120 372 216L368 342C310 360 202 360 144 342Z', deep),
    front,
    frontColour: base,
    details:
      line(
        'M214 96C200 130 198 170 200 206M250 90C246 130 246 170 248 210M292 94C302 130 304 170 302 208',
        deep,
        4,
        0.45,
      ) +
      line('M178 132C202 102 232 92 266 94', light, 7, 0.8) +
      line('M158 220C154 262 152 292 158 322', light, 5, 0.6),
  }
}

export function longStraight({ deep, base, light }: HairColour): Hair {
  const front =
    'M256 82C184 82 146 130 146 218C146 290 136 360 140 420C158 420 172 408 176 392C166 330 170 270 174 222C190 218 204 212 214 200C212 208 212 214 216 218C234 210 244 192 246 172C254 192 268 210 286 216C286 210 286 204 282 196C296 208 316 216 338 220C342 262 346 330 336 392C340 408 354 420 372 420C376 360 366 290 366 218C366 130 328 82 256 82Z'
  return {
    behind: fill(
      'M146 218C142 120 192 82 256 82C320 82 370 120 366 218C366 300 384 380 378 446L134 446C128 380 146 300 146 218Z',
      deep,
    ),
    front,
    frontColour: base,
    details:
      line('M242 140C232 170 214 190 190 204M246 140C258 178 290 200 324 208', light, 4, 0.5) +
      line('M186 128C204 108 228 100 250 100', light, 8, 0.75) +
      line('M158 232C156 290 150 340 152 390M356 240C358 300 362 340 360 380', light, 4, 0.5),
  }
}

export function plait({ deep, base, light }: HairColour): Hair {
  const front =
    'M256 84C180 84 148 132 150 222C152 250 158 272 168 286C166 240 180 190 214 164C238 148 252 126 256 104C260 126 274 148 298 164C332 190 346 240 344 286C354 272 360 250 362 222C364 132 332 84 256 84Z'
  const knots = [388, 418, 448, 478, 506]
  return {
    behind: fill(
      'M150 222C146 120 196 84 256 84C316 84 366 120 362 222C364 280 372 330 350 372L316 380L196 370C150 350 152 280 150 222Z',
      deep,
    ),
    front,
    frontColour: base,
    details:
      line('M244 122C222 148 186 160 170 214M270 122C292 148 324 162 340 210', light, 5, 0.7) +
      line('M256 86V106', deep, 4),
    over:
      fill('M336 340C362 336 384 352 384 378C378 396 352 404 330 396C326 376 328 356 336 340Z', base) +
      knots
        .map((y, index) => {
          const x = 352 - index * 4
          return (
            fill(
              `M${x - 26} ${y - 22}C${x + 2} ${y - 28} ${x + 6} ${y + 6} ${x} ${y + 22}C${x - 22} ${y + 16} ${x - 32} ${y - 4} ${x - 26} ${y - 22}Z`,
              base,
            ) +
            fill(
              `M${x + 26} ${y - 22}C${x + 2} ${y - 20} ${x - 8} ${y + 6} ${x} ${y + 22}C${x + 22} ${y + 14} ${x + 30} ${y - 4} ${x + 26} ${y - 22}Z`,
              deep,
            ) +
            line(`M${x - 16} ${y - 10}C${x - 8} ${y - 8} ${x - 2} ${y} ${x - 2} ${y + 10}`, light, 3, 0.7)
          )
        })
        .join(''),
  }
}

export function braidsUp({ deep, base, light }: HairColour): Hair {
  const front =
    'M256 90C186 90 154 140 160 226C164 236 168 238 172 232C176 184 200 152 256 148C312 152 336 184 340 232C344 238 348 236 352 226C358 140 326 90 256 90Z'
  const ridges = [196, 216, 236, 276, 296, 316]
    .map(
      (x) =>
        `M${x} ${158 + Math.abs(x - 256) * 0.22}C${x} 130 ${256 + (x - 256) * 0.5} 104 ${256 + (x - 256) * 0.3} 86`,
    )
    .join('')
  return {
    behind: fill(
      tufts([
        [256, 64, 50],
        [222, 78, 28],
        [290, 78, 28],
      ]),
      deep,
    ),
    front,
    frontColour: base,
    details:
      fill(tufts([[256, 60, 44]]), base) +
      line('M222 74C226 40 262 28 290 44M228 84C240 56 270 48 294 62M244 94C256 76 278 70 298 82', light, 5, 0.6) +
      line(ridges, light, 4, 0.55) +
      line('M212 100C240 90 272 90 300 100', '#c9543f', 9),
  }
}

export function cropped({ deep, base, light }: HairColour): Hair {
  const front =
    'M256 78C184 78 144 124 150 206C152 228 158 240 168 244C166 208 178 176 202 164C236 152 276 152 310 164C334 176 346 208 344 244C354 240 360 228 362 206C368 124 328 78 256 78Z'
  const curls = [
    [186, 132],
    [206, 110],
    [232, 98],
    [262, 94],
    [292, 102],
    [316, 120],
    [334, 146],
    [172, 164],
    [216, 136],
    [250, 124],
    [284, 130],
    [310, 148],
    [344, 180],
    [164, 198],
  ] as const
  return {
    behind: fill('M150 206C144 118 190 72 256 72C322 72 368 118 362 206L344 244H168Z', deep),
    front,
    frontColour: base,
    details: curls
      .map(([x, y], index) =>
        line(
          `M${x - 5} ${y + (index % 3) * 3}a6 6 0 0 1 9 -${2 + (index % 2) * 3}`,
          light,
          3.5,
          0.4 + (index % 3) * 0.2,
        ),
      )
      .join(''),
  }
}

export function curls({ deep, base, light }: HairColour): Hair {
  const front = tufts([
    [184, 158, 30],
    [206, 122, 34],
    [244, 104, 36],
    [284, 106, 36],
    [318, 126, 32],
    [334, 162, 26],
    [216, 146, 30],
    [262, 136, 34],
    [302, 148, 28],
    [172, 192, 16],
    [342, 196, 15],
  ])
  const arcs = [
    [196, 116],
    [240, 92],
    [288, 94],
    [322, 122],
    [222, 140],
    [266, 128],
    [306, 146],
    [180, 156],
  ] as const
  return {
    behind: fill(
      'M160 200C150 130 194 92 256 92C318 92 362 130 352 200C354 226 348 244 342 258H170C164 244 158 226 160 200Z',
      deep,
    ),
    front,
    frontColour: base,
    details:
      arcs.map(([x, y]) => line(`M${x - 15} ${y + 6}a17 17 0 0 1 26 -14`, light, 5, 0.7)).join('') +
      arcs.map(([x, y]) => line(`M${x + 16} ${y + 6}a16 16 0 0 1 -16 13`, deep, 4, 0.6)).join(''),
  }
}

export function sweptBack({ deep, base, light }: HairColour): Hair {
  const front =
    'M172 238C152 190 156 128 204 100C246 72 322 80 346 124C366 160 360 206 340 238C338 202 330 176 316 158C296 166 264 158 246 146C222 150 196 160 186 180C178 198 174 216 172 238Z'
  return {
    behind: fill(
      'M160 250C146 160 184 92 256 92C328 92 366 160 352 250C352 280 344 296 336 300H176C168 296 160 280 160 250Z',
      deep,
    ),
    front,
    frontColour: base,
    details:
      line(
        'M196 160C206 128 236 106 276 104M226 146C244 124 282 112 318 128M270 152C296 136 326 148 338 176',
        light,
        6,
        0.75,
      ) + line('M182 190C182 150 200 122 226 108', deep, 4, 0.5),
  }
}

export function quiff({ deep, base, light }: HairColour): Hair {
  const front =
    'M168 240C158 206 158 168 176 146C168 108 214 74 262 82C300 70 344 94 344 136C358 164 356 206 344 240C342 214 338 190 328 174C296 178 242 172 214 152C196 160 180 184 176 206C172 218 170 228 168 240Z'
  return {
    behind: fill('M164 246C150 160 186 100 256 100C326 100 362 160 348 246L336 262H176Z', deep),
    front,
    frontColour: base,
    details: line(
      'M200 142C204 112 236 94 264 98M232 150C246 124 282 108 316 122M276 162C292 146 316 142 332 154',
      light,
      6,
      0.8,
    ),
  }
}

export function knotted({ deep, base, light }: HairColour): Hair {
  const front =
    'M256 94C188 94 158 144 164 236C170 228 172 220 174 206C180 172 210 146 256 144C302 146 332 172 338 206C340 220 342 228 348 236C354 144 324 94 256 94Z'
  return {
    behind:
      fill(tufts([[292, 84, 36]]), deep) +
      line('M276 70C288 58 308 62 316 78', light, 5, 0.7) +
      fill('M162 250C152 160 190 98 256 98C322 98 360 160 350 250L336 290H176Z', deep),
    front,
    frontColour: base,
    details: line(
      'M190 176C200 136 232 112 276 106M220 156C232 132 258 116 286 110M322 172C316 144 304 124 292 112',
      light,
      5,
      0.65,
    ),
  }
}
