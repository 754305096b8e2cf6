import { disc, fill, line } from './marks.ts'
import {
  amber,
  amberWash,
  blue,
  box,
  browser,
  button,
  card,
  drawScene,
  green,
  hair,
  muted,
  rose,
  roseWash,
  words,
} from './scene.ts'

export function spiceShop(): string {
  const jar = (x: number, colour: string, deep: string, grain: string) =>
    fill(
      `M${x - 58} 250C${x - 66} 300 ${x - 66} 356 ${x - 52} 384H${x + 52}C${x + 66} 356 ${x + 66} 300 ${x + 58} 250Z`,
      '#eef3f0',
    ) +
    fill(
      `M${x - 61} 282C${x - 40} 272 ${x + 30} 294 ${x + 61} 280C${x + 66} 324 ${x + 62} 362 ${x + 52} 384H${x - 52}C${x - 62} 362 ${x - 66} 324 ${x - 61} 282Z`,
      colour,
    ) +
    [...grain]
      .map((_, index) =>
        disc(
          x - 44 + (index % 5) * 22 + (Math.floor(index / 5) % 2) * 8,
          304 + Math.floor(index / 5) * 23 + (index % 2) * 6,
          7,
          deep,
        ),
      )
      .join('') +
    box(x - 50, 226, 100, 30, '#a97c50', { radius: 7 }) +
    line(`M${x - 46} 300C${x - 50} 326 ${x - 48} 352 ${x - 42} 368`, '#ffffff', 6, 0.6)
  const item = (x: number, name: string, price: string, picture: string) =>
    box(x - 116, 186, 232, 326, '#ffffff', { radius: 16, edge: hair }) +
    picture +
    words(name, x - 92, 436, { size: 34, face: 'display' }) +
    words(price, x - 92, 484, { size: 30, colour: muted }) +
    disc(x + 78, 474, 22, rose) +
    line(`M${x + 68} 474H${x + 88}M${x + 78} 464V484`, '#ffffff', 5)
  return drawScene(
    '#d9a25c',
    leaf(54, 520, -30) + leaf(920, 110, 150) + leaf(900, 560, 210),
    browser(70, 46, 820, 508),
    words('From this harvest', 108, 154, { size: 48, face: 'display' }),
    box(764, 116, 90, 48, roseWash, { radius: 24 }) +
      words('2 kg', 809, 151, { size: 30, colour: rose, align: 'middle' }),
    item(224, 'Pepper', '100 g', jar(224, '#3d3534', '#6a5c57', '1234567890abcdef')),
    item(480, 'Turmeric', '250 g', jar(480, '#e5a21f', '#eeb53f', '12345678')),
    item(736, 'Cardamom', '50 g', jar(736, '#8fae5d', '#b6ce85', '1234567890abcd')),
  )
}

const leaf = (x: number, y: number, angle: number) =>
  `<g transform="translate(${x} ${y}) rotate(${angle})">${fill('M0 0C40 -70 130 -80 200 -20C140 40 50 50 0 0Z', '#6f8a4b')}${line('M10 -2C70 -22 130 -28 188 -20', '#54703a', 5)}</g>`

export function rowingClub(): string {
  const boat = (x: number, y: number, colour: string, oars = true) =>
    (oars
      ? line(`M${x - 62} ${y - 34}L${x + 62} ${y - 20}M${x - 62} ${y + 44}L${x + 62} ${y + 30}`, '#f4e7cd', 6) +
        line(
          `M${x - 78} ${y - 36}H${x - 58}M${x + 60} ${y - 20}H${x + 80}M${x - 78} ${y + 46}H${x - 58}M${x + 60} ${y + 30}H${x + 80}`,
          '#c65f53',
          13,
        )
      : '') +
    fill(
      `M${x} ${y - 150}C${x + 30} ${y - 70} ${x + 30} ${y + 80} ${x} ${y + 150}C${x - 30} ${y + 80} ${x - 30} ${y - 70} ${x} ${y - 150}Z`,
      colour,
    ) +
    fill(
      `M${x} ${y - 92}C${x + 15} ${y - 40} ${x + 15} ${y + 50} ${x} ${y + 92}C${x - 15} ${y + 50} ${x - 15} ${y - 40} ${x} ${y - 92}Z`,
      '#5a4032',
    ) +
    box(x - 12, y - 30, 24, 16, '#e9d6ba', { radius: 4 }) +
    box(x - 12, y + 26, 24, 16, '#e9d6ba', { radius: 4 })
  return drawScene(
    '#5f9199',
    line(
      'M30 90C90 76 130 104 190 90M300 520C360 506 400 534 460 520M20 560C60 548 90 566 130 556M380 60C430 50 460 72 510 60',
      '#86b1b6',
      7,
      0.8,
    ),
    box(0, 0, 60, 600, '#b98d5e') + line('M0 90H60M0 190H60M0 290H60M0 390H60M0 490H60', '#95703f', 4),
    boat(166, 300, '#e2b04a') + boat(352, 300, '#f4ead6') + boat(478, 300, '#c65f53', false),
    card(544, 70, 350, 460),
    words('The Heron', 580, 140, { size: 46, face: 'display' }),
    words('17:00 to 18:00', 580, 192, { size: 34, colour: muted }),
    box(580, 222, 278, 20, '#ece6da', { radius: 10 }) + box(672, 222, 92, 20, green, { radius: 10 }),
    words('Key box', 580, 316, { size: 32, colour: muted }),
    ['4', '0', '7', '9']
      .map(
        (digit, index) =>
          box(580 + index * 72, 338, 62, 84, amberWash, { radius: 12, edge: amber }) +
          words(digit, 611 + index * 72, 400, { size: 52, align: 'middle' }),
      )
      .join(''),
    button(580, 448, 278, 56, 'Take the boat', blue),
  )
}
