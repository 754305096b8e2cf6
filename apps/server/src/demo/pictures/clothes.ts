import { bothSides, disc, fill, line } from './marks.ts'

const shoulders = 'M28 520C34 452 84 424 196 392C214 440 298 440 316 392C428 424 478 452 484 520Z'
const scoop = 'M28 520C34 452 84 424 188 396C196 470 316 470 324 396C428 424 478 452 484 520Z'

const folds = (colour: string) =>
  bothSides(line('M112 512C110 482 116 462 126 448', colour, 5, 0.6)) +
  fill('M322 394C428 424 478 452 484 520H404C402 474 376 428 322 394Z', colour, 0.4)

export function crewNeck(base: string, deep: string): string {
  return (
    fill(shoulders, base) +
    folds(deep) +
    line('M194 396C212 446 300 446 318 396', deep, 13) +
    line('M192 400C210 454 302 454 320 400', base, 3)
  )
}

export function scoopNeck(base: string, deep: string): string {
  return fill(scoop, base) + folds(deep) + line('M190 402C200 470 312 470 322 402', deep, 6)
}

export function rollNeck(base: string, deep: string): string {
  const roll =
    'M192 352C214 372 298 372 320 352C328 376 330 398 326 416C300 436 212 436 186 416C182 398 184 376 192 352Z'
  return (
    fill(shoulders, base) +
    folds(deep) +
    fill(roll, base) +
    line('M188 392C214 412 298 412 324 392', deep, 5, 0.7) +
    line('M188 416C214 438 298 438 326 416', deep, 6) +
    [212, 234, 256, 278, 300].map((x) => line(`M${x} 374V388`, deep, 3, 0.6)).join('')
  )
}

export function knittedYoke(pale: string, bright: string): string {
  const clip = `<clipPath id="yoke"><path d="${shoulders}"/></clipPath>`
  const row = (radius: number, count: number, colour: string, size: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = Math.PI * (0.08 + (0.84 * (index + 0.5)) / count)
      const [x, y] = [256 + Math.cos(angle) * radius * 1.5, 372 + Math.sin(angle) * radius]
      return fill(`M${x} ${y - size}L${x + size * 0.8} ${y}L${x} ${y + size}L${x - size * 0.8} ${y}Z`, colour)
    }).join('')
  return `${clip}<g clip-path="url(#yoke)">${row(82, 13, pale, 9)}${row(104, 15, bright, 7)}${row(128, 17, pale, 10)}</g>`
}

export function shirt(base: string, deep: string, pale: string): string {
  const wing = 'M194 384C182 396 176 414 180 440L250 462C232 436 208 412 194 384Z'
  return (
    fill(shoulders, base) +
    fill('M204 396L256 470L308 396C298 430 214 430 204 396Z', deep, 0.35) +
    folds(deep) +
    line('M256 462V512', deep, 4) +
    disc(256, 490, 4.5, pale) +
    bothSides(fill(wing, pale) + line('M180 440L250 462', deep, 3, 0.5))
  )
}

export function jacket(base: string, deep: string): string {
  return bothSides(
    fill('M28 520C34 452 84 424 188 392C196 440 214 484 232 520Z', base) +
      fill(
        'M188 392C172 404 158 420 152 440L176 452L166 466C186 490 204 506 222 520H234C212 480 196 436 188 392Z',
        deep,
      ),
  )
}

export function apron(base: string, deep: string): string {
  return (
    bothSides(fill('M150 408L172 402C174 430 178 452 186 474L166 480C156 456 152 432 150 408Z', base)) +
    fill('M160 468H352L362 520H150Z', base) +
    line('M162 474H350', deep, 4) +
    bothSides(disc(176, 482, 5, '#d9a441'))
  )
}

export function tunic(base: string, deep: string, edge: string): string {
  return (
    fill(scoop, base) +
    folds(deep) +
    line('M190 402C200 468 312 468 322 402', edge, 11) +
    line('M256 452V512', edge, 11) +
    line('M256 456V512', deep, 3) +
    [404, 424].map((y, index) => bothSides(disc(190 + index * 6, y + 6, 2.5, deep))).join('')
  )
}

export function scarf(base: string, deep: string): string {
  return (
    fill(
      'M178 366C214 396 298 396 334 366C350 386 352 412 340 432C300 456 212 456 172 432C160 412 162 386 178 366Z',
      base,
    ) +
    fill('M214 436C250 446 282 446 292 440C300 470 298 496 292 520H222C228 490 226 460 214 436Z', base) +
    line(
      'M180 388C220 418 292 418 332 388M176 414C216 440 296 440 338 414M240 450C246 474 246 496 244 512M268 450C272 474 272 496 270 512',
      deep,
      5,
      0.7,
    )
  )
}

export function necklace(colours: readonly string[]): string {
  return Array.from({ length: 13 }, (_, index) => {
    const angle = Math.PI * (0.06 + (0.88 * index) / 12)
    return disc(256 + Math.cos(angle) * 74, 398 + Math.sin(angle) * 56, 7, colours[index % colours.length] ?? '')
  }).join('')
}
