import type { DemoProject } from './demo-types.ts'
import { prose } from './prose.ts'

export const demoSoftwareProjects: readonly DemoProject[] = [
  {
    key: 'island-booking',
    client: 'client',
    title: 'Seat booking for a four-boat island line, on the web and at the quay',
    description: prose(`
      We carry about 210,000 passengers a year between nineteen quays. Today a seat is booked by telephone and the
      skipper reads a printed list. We want a passenger to book from a phone in under a minute, and the skipper to hold
      a list that is right when the boat leaves.

      We have: sailings and capacities as a nightly CSV, finished screens for the four passenger pages, and a contract
      with a payment provider (hosted page, so no card data touches our side).

      We need:
      - search by quay and date, pick a sailing, name the passengers, pay, receive a ticket with a code
      - a boarding list for the skipper that keeps working without a signal and catches up later
      - proof that two people can never get the last seat; tell us how you test it
      - Norwegian and English, every page usable by keyboard and with a screen reader

      Two parts, please: booking first, boarding list second. Hosting is ours, one small Linux server with PostgreSQL.
      Say in your proposal what you would leave out if time ran short.
    `),
    priceUsd: 6800,
    category: 'Web Development',
    requiredSkills: ['TypeScript', 'React', 'Node.js', 'HTML/CSS', 'Accessibility'],
    deadlineInDays: 18,
    postedDaysAgo: 41,
    status: 'in_progress',
  },
  {
    key: 'departure-board',
    client: 'client',
    title: 'Departure board for two quay screens',
    description: prose(`
      Two of our quays have a 32-inch screen that shows a slideshow nobody updates. We want the next six departures
      instead, with delays and cancellations, in letters that can be read from eight metres.

      One web page is enough; a small computer behind each screen opens it in a browser. Data comes from our JSON feed,
      refreshed every 30 seconds. When the feed is down the board must say so and show when it last knew better.
      Nothing may burn in: the screens run day and night.
    `),
    priceUsd: 1500,
    category: 'Web Development',
    requiredSkills: ['JavaScript', 'HTML/CSS'],
    minimumLevel: 'Intermediate',
    deadlineInDays: -3,
    postedDaysAgo: 24,
    status: 'active',
  },
  {
    key: 'seed-catalogue',
    client: 'wanjiru',
    title: 'Searchable catalogue of 640 local seed varieties',
    description: prose(`
      Growers ask us for a bean by its local name, its colour, the rain it needs or the person who last grew it. The
      answers sit in a spreadsheet with 640 rows and in two heads. We want a public catalogue that finds the variety
      from any of those, tolerates spelling (one bean has seven) and opens fast on an old phone with a weak signal.

      Each variety has a page: names, photographs, where it grows, sowing and harvest, who keeps seed this year. Staff
      edit it in the browser; two of them have never used anything but the spreadsheet, so an import that can be run
      again without making doubles matters more to us than a beautiful editor.

      A first visit to any page should stay under 200 KB. We will measure it, on a hill, with the phone of my nephew.
    `),
    priceUsd: 4200,
    category: 'Web Development',
    requiredSkills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL'],
    deadlineInDays: -14,
    postedDaysAgo: 92,
    status: 'completed',
  },
  {
    key: 'lesson-scheduling',
    client: 'bastien',
    title: 'Lesson scheduling that copes with holidays and sick teachers',
    description: prose(`
      22 teachers, 380 pupils, six rooms. Lessons are weekly, but there are two holiday calendars, teachers who tour,
      and pupils who pay for thirty lessons a year and must get thirty. I keep this in a spreadsheet with 41 columns
      and I am the only one who dares to touch it.

      The program should place the lessons of a year, refuse a room or a teacher twice at the same time, and, when a
      teacher is sick, list who has to be called and offer replacement dates that suit both sides. Teachers see their
      own week on a phone. Pupils only receive emails.

      My spreadsheet can be your import and your test: if your year and mine disagree, I would like to know which of us
      is wrong. No accounting, no invoices, please; we have that.
    `),
    priceUsd: 5400,
    category: 'Web Development',
    requiredSkills: ['TypeScript', 'React', 'Node.js'],
    deadlineInDays: 6,
    postedDaysAgo: 47,
    status: 'in_progress',
  },
  {
    key: 'form-components',
    client: 'anneliese',
    title: 'Turn our form components into an accessible React library',
    description: prose(`
      I have 19 form components drawn in all their states: text, date, address, file, repeating group and so on, with
      written behaviour for keyboard, screen reader, errors and zoom to 400 per cent. Three of my clients use React and
      each has rebuilt them differently. I want one library they can all install.

      Wanted: typed React components without a styling framework, tokens for colour and spacing, a page per component
      that shows every state, and tests that press real keys. Date entry is three fields, never a calendar pop-up. That
      point is settled; everything else I will gladly discuss.

      Deliver in three lots so that I can test with readers in between. Source goes to my repository under a permissive
      licence, with your name in it.
    `),
    priceUsd: 4600,
    category: 'Web Development',
    requiredSkills: ['React', 'TypeScript', 'HTML/CSS', 'Accessibility'],
    deadlineInDays: 34,
    postedDaysAgo: 19,
    status: 'in_progress',
  },
  {
    key: 'crew-rota-app',
    client: 'client',
    title: 'Crew rota app for deckhands: see shifts, swap them, work offline',
    description: prose(`
      Our 46 deckhands and engineers learn their shifts from a photograph of a whiteboard. Swaps happen by text message
      and I hear about them when a boat is one person short.

      The app shows my next shifts (boat, quay, time, who else), lets me offer a shift and somebody qualified take it,
      and tells the duty officer. A swap that breaks the rest-hours rule must be refused with the reason; I will supply
      the rule as a table with worked examples. Android and iOS. Half of the crew changes over in a fjord without a
      signal, so reading must work offline and a swap must never be half done.

      We have an employee list with an API. We do not have a design: plain is fine, but it must be usable with wet hands
      and one thumb.
    `),
    priceUsd: 9500,
    category: 'Mobile Apps',
    requiredSkills: ['Kotlin', 'Swift', 'UI/UX Design', 'Offline sync'],
    minimumLevel: 'Advanced',
    deadlineInDays: 45,
    postedDaysAgo: 6,
    status: 'active',
  },
  {
    key: 'field-notes',
    client: 'wanjiru',
    title: 'Android field notes for seed growers, offline first',
    description: prose(`
      Sixty lead growers visit plots and write down what they see: germination, pests, rain, yield, a photograph. The
      paper sheets reach us weeks later, sometimes as pulp. We want the sheet as an Android app.

      It must run on Android 8 with 2 GB of memory, work for two weeks without a connection, and be shared by two people
      on one phone without mixing their notes. Swahili, Kikuyu and English, with large type. Sync happens when the phone
      finds the office network; the grower must be able to see what has been sent and what has not.

      Please include three days of testing with growers. We organise it, you join by call; bring patience for the line.
    `),
    priceUsd: 7400,
    category: 'Mobile Apps',
    requiredSkills: ['Kotlin', 'UI/UX Design', 'Offline sync'],
    deadlineInDays: 15,
    postedDaysAgo: 58,
    status: 'in_progress',
  },
  {
    key: 'seed-ledgers',
    client: 'wanjiru',
    title: 'Turn four boxes of handwritten ledgers into one clean table',
    description: prose(`
      From 1974 to 1999 the cooperative wrote down who received which seed: about 1,900 pages in four boxes, three
      handwritings, two languages. All pages are photographed, and the photographs are decent.

      I want one table (date, variety, quantity, unit, giver, receiver, page) and a note wherever you were not sure. How
      you get there is your affair: typing, recognition software, both. I will check a random sample of 100 lines
      against the pages and expect at least 97 to be right. Doubt marked as doubt does not count as wrong.
    `),
    priceUsd: 1100,
    category: 'All Projects',
    requiredSkills: ['Python', 'Data cleaning'],
    deadlineInDays: 38,
    postedDaysAgo: 9,
    status: 'active',
  },
  {
    key: 'plot-map',
    client: 'wanjiru',
    title: 'A map of trial plots that loads over a slow line',
    description: prose(`
      We test seed on 140 plots in eleven villages. Donors and growers ask where they are and how they did. We want one
      page: a map with a pin for each plot, a filter by crop and season, and for each plot its harvests as a small table.

      The data is a spreadsheet that we export once a month. Most visitors are on a telephone with a slow line, so the
      page must show its list before the map has arrived, and work without the map at all. We have colours and a logo.

      Send a sketch of the order in which things appear on a slow line.
    `),
    priceUsd: 2400,
    category: 'Web Development',
    requiredSkills: ['React', 'TypeScript', 'Maps'],
    deadlineInDays: 33,
    postedDaysAgo: 2,
    status: 'active',
  },
]
