import { disc, fill, line } from '../pictures/marks.ts'
import { amber, bars, blue, drawScene, green, hair, ink, muted, phone, rose, tick, words } from '../pictures/scene.ts'
import { beforeAfter, onPhone, onScreen } from './scene-layouts.ts'

/** Pictures of the crowd's portfolios that are screens, by the title of the piece. */
export const onScreens: Readonly<Record<string, () => string>> = {
  'Meter rounds without a signal': () =>
    onPhone(
      '#cfdccf',
      'Round 14',
      [
        ['Rua do Sol 3', '4,182', 'green'],
        ['Rua do Sol 5', '907', 'green'],
        ['Rua do Sol 9', 'next', 'amber'],
        ['Rua Alta 2', '', 'plain'],
      ],
      'Send all, later',
    ),
  'Vaccination rounds': () =>
    onPhone(
      '#d6e2ea',
      'Today',
      [
        ['Moema, 4', 'given', 'green'],
        ['Davi, 2', 'given', 'green'],
        ['Iara, 6', '14:30', 'blue'],
        ['Caio, 1', '15:10', 'blue'],
      ],
      'Next child',
      blue,
    ),
  'Checkout in two steps': () =>
    beforeAfter(
      '#e3d7e0',
      ['before', '71', 'plain'],
      ['now', '54', 'green'],
      'Baskets left behind, of a hundred',
      0.76,
    ),
  'Enrolment in four screens': () =>
    drawScene(
      '#dcd3e4',
      [0, 1, 2, 3]
        .map(
          (step) =>
            phone(40 + step * 224, 110 + (step % 2) * 26, 206, 390) +
            words(String(step + 1), 143 + step * 224, 226 + (step % 2) * 26, {
              size: 52,
              face: 'display',
              align: 'middle',
              colour: step === 3 ? green : ink,
            }) +
            (step === 3
              ? tick(138 + step * 224, 330, green, 1.6)
              : bars(78 + step * 224, 270 + (step % 2) * 26, [130, 96, 118], hair, 18, 42)),
        )
        .join(''),
    ),
  Tidebook: () =>
    drawScene(
      '#bcd3da',
      phone(300, 34, 360, 620),
      words('High 06:42', 480, 150, { size: 46, face: 'display', align: 'middle' }),
      words('3.4 m', 480, 200, { size: 34, colour: muted, align: 'middle' }),
      fill('M314 420C370 330 420 330 480 400S590 470 646 380V640H314Z', '#5d93a6') +
        fill('M314 480C370 420 420 420 480 470S590 520 646 450V640H314Z', '#3f7084'),
      line('M420 250V520', rose, 5) + disc(420, 346, 13, rose),
    ),
  'Harbour fees': () =>
    onScreen(
      '#cfdbe0',
      'Berth for three nights',
      [
        ['Length 11.4 m', '$57', 'plain'],
        ['Shore power', '$18', 'plain'],
        ['Water', '$6', 'plain'],
        ['Together', '$81', 'green'],
      ],
      'Pay',
    ),
  'Pocket Herbarium': () =>
    drawScene(
      '#dbe4cd',
      phone(290, 30, 380, 640),
      line('M480 480C480 380 474 300 480 170', '#4f7a45', 8) +
        [0, 1, 2, 3]
          .map(
            (leaf) =>
              fill(
                `M480 ${420 - leaf * 62}C${520 + leaf * 4} ${400 - leaf * 62} ${566 - leaf * 10} ${372 - leaf * 60} ${572 - leaf * 16} ${336 - leaf * 58}C${526 - leaf * 6} ${338 - leaf * 60} ${490} ${370 - leaf * 60} 480 ${420 - leaf * 62}Z`,
                leaf % 2 ? '#7ba468' : '#5d8c52',
              ) +
              fill(
                `M480 ${444 - leaf * 62}C${440 - leaf * 4} ${424 - leaf * 62} ${394 + leaf * 10} ${396 - leaf * 60} ${388 + leaf * 16} ${360 - leaf * 58}C${434 + leaf * 6} ${362 - leaf * 60} 470 ${394 - leaf * 60} 480 ${444 - leaf * 62}Z`,
                leaf % 2 ? '#5d8c52' : '#7ba468',
              ),
          )
          .join(''),
      disc(480, 160, 22, '#d9a3c2') + disc(480, 160, 9, amber),
      words('Geranium robertianum', 480, 544, { size: 26, face: 'display', align: 'middle' }),
    ),
  'A waiting list for a dentist': () =>
    onScreen(
      '#e4dcd0',
      'Free at 10:40',
      [
        ['Ana P.', 'asked', 'amber'],
        ['Rui T.', 'next', 'plain'],
        ['Inês C.', 'next', 'plain'],
        ['Hugo M.', 'Friday', 'blue'],
      ],
      'Ask',
    ),
  'Membership shop of a dance school': () =>
    onScreen(
      '#ecd5dc',
      'Family Sousa',
      [
        ['Lia, ballet', '$42', 'plain'],
        ['Tom, tap', '$38', 'plain'],
        ['Second child', '-$19', 'green'],
        ['This month', '$61', 'rose'],
      ],
      'Pay',
    ),
}
