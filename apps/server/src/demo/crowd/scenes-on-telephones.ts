import { disc } from '../pictures/marks.ts'
import { amber, box, card, drawScene, green, phone, rose, words } from '../pictures/scene.ts'
import { beforeAfter, onPhone, onScreen } from './scene-layouts.ts'

/** More of them. */
export const onTelephones: Readonly<Record<string, () => string>> = {
  'Queue numbers by text message': () =>
    drawScene(
      '#d9e1d3',
      phone(520, 60, 320, 560),
      box(552, 150, 236, 96, '#dcedde', { radius: 22 }) + words('You are 214', 670, 210, { size: 32, align: 'middle' }),
      box(552, 270, 256, 96, '#dcedde', { radius: 22 }) +
        words('Four before you', 680, 328, { size: 29, align: 'middle' }),
      card(120, 140, 330, 250, '#26212f', 14),
      words('211', 285, 312, { size: 128, colour: '#f0b35a', align: 'middle', face: 'display' }),
    ),
  'Crash rate from 4 % to 0.2 %': () =>
    beforeAfter('#dfd9cc', ['before', '4 %', 'rose'], ['now', '0.2 %', 'green'], 'Sessions that end in a crash'),
  'Milk rounds': () =>
    onPhone(
      '#e5e2d0',
      'Wednesday',
      [
        ['Wambui', '12.4 l', 'green'],
        ['Kiptoo', '8.0 l', 'green'],
        ['Achieng', '15.2 l', 'green'],
        ['Mutua', 'to come', 'plain'],
      ],
      'Write a can',
    ),
  'Savings without reading': () =>
    drawScene(
      '#f0dfc3',
      phone(300, 30, 360, 620),
      [green, amber, rose]
        .map(
          (tint, row) =>
            disc(380, 190 + row * 130, 44, tint) +
            Array.from(
              { length: 5 - row },
              (_, coin) =>
                disc(470 + (coin % 3) * 56, 172 + row * 130 + Math.floor(coin / 3) * 46, 20, '#e2bd59') +
                disc(470 + (coin % 3) * 56, 172 + row * 130 + Math.floor(coin / 3) * 46, 12, '#f3dc98'),
            ).join(''),
        )
        .join(''),
    ),
  'Stock that adds up at midnight': () =>
    onScreen('#d9dccb', 'Count at midnight', [
      ['Poznań', '4,180', 'plain'],
      ['Łódź', '2,907', 'plain'],
      ['Gdynia', '1,113', 'plain'],
      ['Difference', '0', 'green'],
    ]),
  'Prescription refills': () =>
    onPhone(
      '#e2d7e0',
      'Your medicines',
      [
        ['Levothyroxine', '6 days', 'amber'],
        ['Ramipril', '21 days', 'green'],
        ['Vitamin D', '40 days', 'green'],
      ],
      'Ask for a refill',
      rose,
    ),
  'Half-empty evening classes': () =>
    onScreen('#e8dccb', 'Enrolled, by class', [
      ['Ceramics', '24 of 24', 'green'],
      ['Italian', '18 of 20', 'green'],
      ['Choir', '31 of 40', 'amber'],
      ['Together', '212', 'blue'],
    ]),
  'From 41 seconds to 90 milliseconds': () =>
    beforeAfter('#d6dbe4', ['before', '41 s', 'rose'], ['now', '90 ms', 'green'], 'Until the report is there'),
}
