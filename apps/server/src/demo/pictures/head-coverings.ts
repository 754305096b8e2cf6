import { fill, line } from './marks.ts'
import type { Hair, HairColour } from './portrait.ts'

export function headwrap({ deep, base, light }: HairColour, accent: string): Hair {
  const front =
    'M160 206C138 150 152 84 208 60C262 38 342 52 366 104C376 138 366 176 352 208C326 172 296 158 256 158C216 158 186 174 160 206Z'
  return {
    behind: fill('M210 92C176 40 226 2 286 20C342 6 392 44 360 104Z', deep),
    front,
    frontColour: base,
    details:
      fill('M222 66C216 22 268 4 300 28C346 20 376 56 352 92C318 62 266 54 222 66Z', base) +
      line('M234 56C262 38 306 44 340 74M246 32C276 22 306 34 322 46', deep, 5, 0.7) +
      line(
        'M168 186C174 134 226 96 352 112M164 158C176 112 236 74 356 92M184 178C214 142 284 122 358 142M214 164C254 146 308 146 350 172',
        deep,
        5,
        0.6,
      ) +
      line('M172 172C186 124 250 86 360 104M198 170C240 136 306 130 358 158', accent, 6) +
      line('M170 142C184 108 214 84 250 76', light, 6, 0.7),
  }
}

export function headscarf({ deep, base, light }: HairColour, under: string): Hair {
  const frame =
    'M256 70C172 70 134 136 140 226C144 306 150 356 196 404L316 404C362 356 368 306 372 226C378 136 340 70 256 70Z'
  const face =
    'M256 138C306 138 336 178 338 228C340 286 316 342 256 366C196 342 172 286 174 228C176 178 206 138 256 138Z'
  return {
    behind: fill(frame, deep) + fill('M176 340H336L350 420H162Z', deep),
    front: `${frame}${face}`,
    frontColour: base,
    details:
      line('M178 214C184 166 212 142 256 142C300 142 328 166 334 214', under, 9) +
      line('M158 250C166 312 196 360 246 384M152 190C160 130 202 92 256 90', light, 6, 0.6) +
      line('M350 200C352 280 326 344 276 386M362 250C358 306 340 352 306 392', deep, 6, 0.6),
    over:
      fill(
        'M146 336C170 384 214 398 262 398C306 396 346 378 366 336C380 372 424 396 456 426C478 452 482 488 484 520H28C30 488 36 452 56 426C88 396 132 372 146 336Z',
        base,
      ) +
      line('M162 378C206 424 268 428 338 392M126 404C192 452 292 452 386 402', deep, 6, 0.55) +
      line('M156 370C190 408 236 418 284 412', light, 5, 0.6) +
      line('M96 446C180 494 300 498 404 446M250 474C262 480 280 482 296 480', deep, 6, 0.45) +
      line('M70 470C130 506 200 516 250 514', light, 5, 0.4),
  }
}
