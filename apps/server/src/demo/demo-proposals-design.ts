import type { DemoProposal } from './demo-types.ts'
import { prose } from './prose.ts'

export const demoDesignProposals: readonly DemoProposal[] = [
  {
    key: 'ticket-kiosk-hyejin',
    project: 'ticket-kiosk',
    freelancer: 'hyejin',
    message: prose(`
      One in four is high even for a kiosk. Before I draw, I would like to sort your logs by weather and by minutes to
      departure. My guess is that people do not give up on the kiosk; they give up because the boat is there.

      The low card reader cannot move, but the screen can help: the amount and a large arrow belong at the bottom during
      payment, not in the middle. I would also offer "buy on board" for the last three minutes, if your crew can take it.

      Review in ten days, screens in three languages twelve days later, one round of changes included.
    `),
    bidUsd: 2400,
    deliveryDays: 24,
    skills: ['UI/UX Design', 'Usability testing', 'Graphic Design'],
    sentDaysAgo: 31,
    status: 'accepted',
    delivery: {
      status: 'submitted',
      versions: [
        {
          message: prose(`
            Review and screens together. Please read page one of the findings first: half of the abandoned purchases
            fall in the last four minutes before a departure, so the shortest path matters more than the prettiest.
            Every screen is drawn with sizes, all states and the three texts side by side. I measured the German ones
            twice; they are long.
          `),
          files: [
            {
              filename: 'kiosk-findings.pdf',
              kind: 'pdf',
              text: prose(`
                Ticket kiosk: findings from eleven weeks of logs

                - 24.6 per cent of purchases are abandoned; 12.9 points of that in the last four minutes
                - Gloves: 31 per cent of first touches on small buttons miss. Targets of 22 mm bring it under 6
                - The card reader is searched for, on average, nine seconds
                - Reprint is used 14 times a day and takes seven steps

                What I would change first: a two-touch ticket for the next boat.
              `),
            },
            {
              filename: 'kiosk-screens.png',
              kind: 'png',
            },
            {
              filename: 'kiosk-screens-for-the-developer.zip',
              kind: 'zip',
              text: 'All 23 screens with measurements, states and texts in Norwegian, English and German.',
            },
          ],
        },
      ],
    },
  },
  {
    key: 'ticket-kiosk-anneliese',
    project: 'ticket-kiosk',
    freelancer: 'anneliese',
    message: prose(`
      I design long forms at desks; yours is a short form in a storm. I would treat it as one question per screen, with
      the answer most people give already chosen. For the review I need four hours of hands-only video and the logs of
      those same hours.

      I have no experience with 15-inch portrait hardware, and I say so because somebody here surely has.
    `),
    bidUsd: 2750,
    deliveryDays: 26,
    skills: ['UI/UX Design', 'Usability testing', 'Form design'],
    sentDaysAgo: 30,
    status: 'rejected',
  },
  {
    key: 'practice-rooms-hyejin',
    project: 'practice-rooms',
    freelancer: 'hyejin',
    message: prose(`
      The tablet on the door is the most interesting screen, because it must be fair in public. I would show the name,
      the minutes left and who is next, in type that reads without glasses from two metres, and nothing else.

      The three-hour rule I would show as three circles next to the person's name that fill up. One glance, no sentence.
      I can test by video call if you hold the camera, but five pupils in the corridor with you as host would teach us
      more. I have no objection to cake.
    `),
    bidUsd: 2050,
    deliveryDays: 18,
    skills: ['UI/UX Design', 'Usability testing'],
    sentDaysAgo: 2,
    status: 'pending',
  },
  {
    key: 'practice-rooms-anneliese',
    project: 'practice-rooms',
    freelancer: 'anneliese',
    message: prose(`
      Eight screens, and I believe you need six: "choose an hour" and "free rooms now" are one question, and the waiting
      list belongs inside it.

      I can come to Lyon for the test day; the train is my expense. You would get the clickable version, a page of
      reasons for each screen and the list of what your pupils stumbled over, in the order in which I would mend it.
      Giving an hour back late: should it count by itself, or will you want to forgive people? Design for forgiveness
      takes one screen more, and I recommend it.
    `),
    bidUsd: 2300,
    deliveryDays: 16,
    skills: ['UI/UX Design', 'Usability testing', 'Accessibility'],
    sentDaysAgo: 1,
    status: 'pending',
  },
  {
    key: 'timetable-poster-mateo',
    project: 'timetable-poster',
    freelancer: 'mateo',
    message: prose(`
      I have set bus timetables in lead and on screen, and the enemy is always the grid. Take the lines away, group the
      hours, and let the reader's quay be the only bold thing on the sheet.

      I propose dark blue and one warm red for the last boat, because the last boat is what people fear to miss. The
      master refills from your table; I will make a film of myself doing it badly, so your office sees where it can go
      wrong. Two directions on paper, then nineteen print files.
    `),
    bidUsd: 880,
    deliveryDays: 20,
    skills: ['Graphic Design', 'Print production'],
    sentDaysAgo: 63,
    status: 'accepted',
    isPaid: false,
    delivery: {
      status: 'approved',
      versions: [
        {
          message: 'Two directions for the quay with the most departures, at full size. I would print the second.',
          files: [
            {
              filename: 'poster-two-directions.pdf',
              kind: 'pdf',
              text: prose(`
                Two directions for the poster

                - By route: each line with its quays, as on the map
                - By hour: your quay in bold, the last boat in red
              `),
            },
          ],
          feedback: prose(`
            Direction B, no question. Please print weekend hours on a tinted field: two colleagues read Saturday as
            Friday. And the northernmost quay has only three boats, so its poster looks like a mistake. Could the space
            become a small map?
          `),
        },
        {
          message: prose(`
            Weekend on a tint of the blue, so there is no third ink. The quays with few boats carry a map of the line,
            drawn by hand. All nineteen print files and the master are here, with the film and its two deliberate
            accidents.
          `),
          files: [
            {
              filename: 'nineteen-posters.zip',
              kind: 'zip',
              text: 'Nineteen print files, 50 x 70 cm, 3 mm bleed, two inks. Master and table in the folder office.',
            },
            {
              filename: 'poster-preview.png',
              kind: 'png',
            },
          ],
          feedback: 'Hung on all nineteen quays within a week. An old man thanked me for the red. Thank you, Mateo.',
        },
      ],
    },
  },
  {
    key: 'seed-packets-mateo',
    project: 'seed-packets',
    freelancer: 'mateo',
    message: prose(`
      I drew eleven potatoes last year and missed them when they were gone, so twelve beans and millets would please me.

      Brown paper drinks ink: fine lines close up and grey turns to mud. I would cut the drawings like linoleum, with
      strong blacks and open paper, and the family holds together by the frame and the lettering. For the back, four
      pictures with a hand in each one, because a hand gives the scale: how deep, how far apart.

      Please post seed if you can. A photograph never shows how a plant holds its leaves.
    `),
    bidUsd: 1750,
    deliveryDays: 30,
    skills: ['Graphic Design', 'Illustration', 'Lettering', 'Print production'],
    sentDaysAgo: 4,
    status: 'pending',
  },
  {
    key: 'seed-packets-hyejin',
    project: 'seed-packets',
    freelancer: 'hyejin',
    message: prose(`
      I offer the backs only: four pictures without words, tested with ten people who have never sown anything. I do not
      draw plants well enough for the front, and the front deserves it. I would work with any illustrator you choose and
      adapt to their line. Twelve backs, two rounds of testing.
    `),
    bidUsd: 700,
    deliveryDays: 20,
    skills: ['Graphic Design', 'Usability testing'],
    sentDaysAgo: 3,
    status: 'pending',
  },
]
