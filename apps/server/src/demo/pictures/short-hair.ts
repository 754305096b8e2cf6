import { fill, line, tufts } from './marks.ts'
import type { Hair, HairColour } from './portrait.ts'

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
