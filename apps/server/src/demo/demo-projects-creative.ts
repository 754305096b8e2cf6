import type { DemoProject } from './demo-types.ts'
import { prose } from './prose.ts'

export const demoCreativeProjects: readonly DemoProject[] = [
  {
    key: 'ticket-kiosk',
    client: 'client',
    title: 'Usability review and redesign of a ticket kiosk used in the rain',
    description: prose(`
      Five kiosks on our busiest quays sell tickets to people in gloves, in wind, with a boat about to leave. One
      purchase in four is abandoned. We have eleven weeks of anonymous screen logs and a camera angle that shows hands
      only.

      First a written review: what goes wrong, how often, what you would change first. Then new screens for buying,
      reprinting and cancelling, in Norwegian, English and German. The hardware stays: 15-inch touch screen, portrait,
      no sound, and a card reader that is mounted too low.

      Our own developer builds it, so please mark sizes, states and texts clearly.
    `),
    priceUsd: 2400,
    category: 'UI/UX Design',
    requiredSkills: ['UI/UX Design', 'Usability testing', 'Graphic Design'],
    deadlineInDays: 9,
    postedDaysAgo: 33,
    status: 'in_progress',
  },
  {
    key: 'practice-rooms',
    client: 'bastien',
    title: 'Design the screens for booking a practice room from a phone',
    description: prose(`
      Pupils may book a practice room for an hour at a time. At present they sign a sheet on the door, and on Tuesday
      there are discussions. A developer will build the booking later; I need the screens first.

      About eight screens: free rooms now, choose an hour, my bookings, give an hour back, waiting list, and a tablet
      on the door that shows whose turn it is. Our pupils are between 19 and 81 and some have their reading glasses at
      home. Two rules must be felt and not only written: three hours a week each, and an hour given back late counts.

      Please test a clickable version with five of our pupils. I will find them, and the cake.
    `),
    priceUsd: 2100,
    category: 'UI/UX Design',
    requiredSkills: ['UI/UX Design', 'Usability testing'],
    deadlineInDays: 21,
    postedDaysAgo: 3,
    status: 'active',
  },
  {
    key: 'timetable-poster',
    client: 'client',
    title: 'Timetable poster that can be read from three metres',
    description: prose(`
      One poster, 50 × 70 cm, for the shelters on nineteen quays. It has to carry the whole weekday and weekend
      timetable of our four routes, and a person of seventy should find the next boat home without stepping closer
      than they have to.

      Each quay gets its own version with its own departures in bold, so we need a master that our office can refill
      from a table, plus the first nineteen as print files. Two inks, weatherproof paper, no photographs of sunsets.
    `),
    priceUsd: 900,
    category: 'Graphic Design',
    requiredSkills: ['Graphic Design', 'Print production'],
    deadlineInDays: -21,
    postedDaysAgo: 66,
    status: 'completed',
  },
  {
    key: 'seed-packets',
    client: 'wanjiru',
    title: 'Illustrated packets for twelve seed varieties',
    description: prose(`
      Our seed travels in brown envelopes with a stamp. Growers keep it, but shops will not put it on the shelf. We want
      twelve packets as one family: the plant drawn from life (we send photographs and, where the post allows, seed),
      its names in three languages, and a back that explains sowing in four pictures and no words.

      One-colour printing on kraft paper must look right, since that is what the printer in town can do. A second colour
      is welcome as an option for the market in the capital.

      Start with two varieties, and we agree on the rest from there.
    `),
    priceUsd: 1800,
    category: 'Graphic Design',
    requiredSkills: ['Graphic Design', 'Illustration', 'Print production'],
    deadlineInDays: 33,
    postedDaysAgo: 5,
    status: 'active',
  },
  {
    key: 'gapfinder-icon',
    client: 'farida',
    title: 'Icon for a small open-source tool',
    description:
      'One icon as SVG, readable at 16 px. The tool finds gaps in sensor logs. Two sketches, then the final file.',
    priceUsd: 250,
    category: 'Graphic Design',
    requiredSkills: ['Graphic Design', 'Illustration'],
    deadlineInDays: 14,
    postedDaysAgo: 1,
    status: 'active',
  },
  {
    key: 'passenger-guide',
    client: 'client',
    title: 'Rewrite our 14-page passenger guide so that people read it',
    description: prose(`
      The guide explains luggage, bicycles, dogs, wheelchairs, refunds, and what happens when a sailing is cancelled. It
      was written by our lawyer and three committees. Passengers ask the crew instead, and the crew guess.

      I want four pages, or five if you can defend the fifth. Same meaning, plain English; a colleague translates it to
      Norwegian afterwards. I will be on the telephone for whatever is unclear, and there is plenty. Legal sentences
      that must stay word for word are marked in yellow; there are six of them.
    `),
    priceUsd: 1300,
    category: 'Content Writing',
    requiredSkills: ['Content Writing', 'Editing', 'Plain language'],
    deadlineInDays: 12,
    postedDaysAgo: 22,
    status: 'in_progress',
  },
  {
    key: 'growing-guides',
    client: 'wanjiru',
    title: 'Twelve one-page growing guides for first-time seed savers',
    description: prose(`
      One page each for twelve crops: when to sow, how far apart, how to keep two varieties from crossing, when the seed
      is ready, how to dry and store it. For people who grow food already but have always bought the seed.

      I supply the facts, with an agronomist to ask. You supply the order, the words, and the courage to leave things
      out. English at the level of a good radio programme; it will be translated and read aloud, so short sentences.
      Pay is per set, with the first two pages as a trial we both may end.
    `),
    priceUsd: 1450,
    category: 'Content Writing',
    requiredSkills: ['Content Writing', 'Plain language'],
    deadlineInDays: 24,
    postedDaysAgo: 2,
    status: 'active',
  },
  {
    key: 'case-studies',
    client: 'anneliese',
    title: 'Edit six case studies written by designers',
    description: prose(`
      Six case studies, 900 to 1,600 words each, written by designers, me included. They begin with the history of the
      client and reach the point on page two. Please turn them round: what was wrong, what we changed, what the numbers
      said, what we would do differently. 600 words each at most.

      Keep our voices where we have them. Question any number that you cannot follow back to the appendix. I want to be
      asked, not trusted.
    `),
    priceUsd: 780,
    category: 'Content Writing',
    requiredSkills: ['Content Writing', 'Editing'],
    deadlineInDays: -40,
    postedDaysAgo: 74,
    status: 'completed',
  },
  {
    key: 'tuesday-boats',
    client: 'client',
    title: 'Fill the Tuesday boats: a low-season campaign for local passengers',
    description: prose(`
      Outside the holiday weeks our boats sail a third full from Monday to Thursday. The people who could use them live
      along the route: about 31,000 adults, most of whom last sailed with us on a school trip.

      We have a mailing list of 6,400 (they asked for it, and open it), a local radio station that owes us a favour, and
      permission to sell a ten-trip card at 30 per cent off on quiet days. Budget for advertising is $1,500 on top of
      your fee. What we do not have is a plan, a text or a way to tell whether it worked.

      Eight weeks. I want to see the cost per extra passenger, weekly, on one page, including the weeks when it is
      embarrassing.
    `),
    priceUsd: 3200,
    category: 'Digital Marketing',
    requiredSkills: ['Digital Marketing', 'Content Writing', 'Measurement'],
    deadlineInDays: 64,
    postedDaysAgo: 4,
    status: 'active',
  },
  {
    key: 'adult-beginners',
    client: 'bastien',
    title: 'Enrol forty adult beginners before term with search, email and one page',
    description: prose(`
      In the new term we open four beginners' classes of ten: cello, clarinet, singing and harmony for people who cannot
      read music. The classes are good; nobody knows them. I have eight weeks, a mailing list of 2,100 former pupils and
      $900 for advertising.

      I ask for a landing page (French; our own designer sets it, you write and measure), a sequence of at most four
      emails, and search advertising in Lyon and around. Please no countdown clocks and no "last places" when there are
      twenty left. At the end, a report I can show to our board: what each enrolment cost, and what to repeat.
    `),
    priceUsd: 2600,
    category: 'Digital Marketing',
    requiredSkills: ['Digital Marketing', 'Content Writing', 'HTML/CSS', 'Email campaigns'],
    deadlineInDays: -30,
    postedDaysAgo: 88,
    status: 'completed',
  },
]
