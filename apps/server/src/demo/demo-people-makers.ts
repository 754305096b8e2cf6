import type { DemoPerson } from './demo-types.ts'
import { prose } from './prose.ts'

export const demoMakers: readonly DemoPerson[] = [
  {
    key: 'freelancer',
    username: 'ruicasqueira',
    email: 'rui@demo.guildhall.example',
    name: 'Rui Casqueira',
    title: 'Web developer: booking, scheduling and other things with a clock in them',
    location: 'Coimbra, Portugal',
    hourlyRateUsd: 62,
    availability: 'available',
    hoursPerWeek: 30,
    languages: ['pt', 'en', 'es'],
    bio: prose(`
      I build web applications where two people can want the same thing at the same moment: seats, rooms, appointments,
      stock. I write the awkward case as a test first, and hand over code that the next developer can read without me.

      You get a short note every Friday: what works, what does not, what I need from you. I take three staggered projects at a
      time and say so when I am full.
    `),
    skills: ['TypeScript', 'React', 'Node.js', 'JavaScript', 'HTML/CSS', 'PostgreSQL', 'Accessibility'],
    experience: [
      {
        title: 'Independent web developer',
        company: 'Self-employed',
        period: '2019 – present',
        description: prose(`
          Booking and scheduling systems for small operators: two ferry lines, a climbing hall, a dental practice, a
          touring theatre. Nine of eleven are still maintained by people I have never met.
        `),
      },
      {
        title: 'Full-stack developer',
        company: 'Mondegrande Sistemas',
        period: '2014 – 2019',
        description: prose(`
          Built the reservation engine of a regional coach network, and was on call for it. Learned there why a seat
          must be locked in the database and not in the browser.
        `),
      },
    ],
    education: [
      { degree: 'BSc, Computer Engineering', institution: 'Polytechnic School of the Lower Mondego', year: '2013' },
    ],
    portfolio: [
      {
        title: 'Climbing hall: 90 places, 600 hopefuls',
        description: prose(`
          Course sign-up that opens at 18:00 sharp once a month. Load-tested at twenty times the real rush; on the first
          evening 90 places went in 41 seconds and none was sold twice.
        `),
      },
      {
        title: 'Touring theatre: seat plan from a drawing',
        description: 'Turns a hand-drawn plan of a village hall into a bookable seat map that a screen reader can use.',
      },
      {
        title: 'Dental practice: rescheduling by text message',
        description: 'Patients answer with a number to move an appointment. Missed appointments fell by a quarter.',
      },
    ],
  },
  {
    key: 'thandeka',
    username: 'thandekazondi',
    email: 'thandeka@demo.guildhall.example',
    name: 'Thandeka Zondi',
    title: 'Mobile developer, Android and iOS, offline first',
    location: 'Durban, South Africa',
    hourlyRateUsd: 58,
    availability: 'limited',
    hoursPerWeek: 15,
    languages: ['en'],
    bio: prose(`
      Apps for people who work where the network does not: meter readers, nurses on home visits, forestry crews. Kotlin
      on Android, Swift on iOS, one written sync protocol between them.

      I test on cheap phones, in sunlight, with gloves. If a screen needs explaining, I change the screen.
    `),
    skills: ['Kotlin', 'Swift', 'Java', 'UI/UX Design', 'Offline sync'],
    experience: [
      {
        title: 'Freelance mobile developer',
        company: 'Self-employed',
        period: '2020 – present',
        description: 'Seven field apps shipped, five of them on both platforms, the largest with 4,000 daily users.',
      },
      {
        title: 'Android developer',
        company: 'Marula Field Systems',
        period: '2015 – 2020',
        description: prose(`
          Meter-reading app for three municipalities. Rewrote its sync after a weekend of lost readings; no reading has
          been lost since.
        `),
      },
    ],
    education: [{ degree: 'BTech, Information Technology', institution: 'Indwe Technical College', year: '2014' }],
    portfolio: [
      {
        title: 'Home-visit notes for community nurses',
        description: 'Works for a whole shift without a signal, and shows honestly what has not been sent yet.',
      },
      {
        title: 'Tree census',
        description: '212,000 trees recorded by volunteers on their own phones, with photographs that upload at night.',
      },
    ],
  },
  {
    key: 'farida',
    username: 'faridayusupova',
    email: 'farida@demo.guildhall.example',
    name: 'Farida Yusupova',
    title: 'Python developer, data in and data out',
    location: 'Tashkent, Uzbekistan',
    hourlyRateUsd: 49,
    availability: 'available',
    hoursPerWeek: 35,
    languages: ['ru', 'en', 'tr'],
    bio: prose(`
      Imports, clean-ups, scheduled jobs, small APIs. I like the part of a project that everybody else hopes is already
      done: the file with three date formats and a column called "misc2".

      I send a sample of the output on the second day, before I have built anything you would have to pay to undo.
    `),
    skills: ['Python', 'Node.js', 'JavaScript', 'C++', 'PostgreSQL', 'Data cleaning'],
    experience: [
      {
        title: 'Freelance developer',
        company: 'Self-employed',
        period: '2021 – present',
        description: 'Data pipelines for a weather network, two hospitals and a publisher of railway timetables.',
      },
      {
        title: 'Data engineer',
        company: 'Chirchiq Meteo Instruments',
        period: '2016 – 2021',
        description: prose(`
          Collected readings from 340 stations. Wrote the checks that tell a broken sensor from an unusual day.
        `),
      },
    ],
    education: [
      { degree: 'MSc, Applied Mathematics', institution: 'Institute of Computation, Tashkent', year: '2015' },
    ],
    portfolio: [
      {
        title: 'Gapfinder',
        description: 'A small open-source tool that finds the holes in sensor logs before somebody averages over them.',
      },
      {
        title: 'Forty years of timetables',
        description:
          'Scanned railway timetables turned into a table of 1.2 million departures, each linked to its page.',
      },
    ],
  },
  {
    key: 'devika',
    username: 'devikapallath',
    email: 'devika@demo.guildhall.example',
    name: 'Devika Pallath',
    title: 'PHP and Vue developer for shops and member sites',
    location: 'Kochi, India',
    hourlyRateUsd: 38,
    availability: 'available',
    hoursPerWeek: 40,
    languages: ['hi', 'en', 'ta'],
    bio: prose(`
      Twelve years of PHP, eight of Vue.js. I look after web shops and membership sites that have to be open on Monday,
      so I change one thing at a time and keep the way back clear.

      Fixed prices for fixed lists. If the list grows, we talk before I type.
    `),
    skills: ['PHP', 'Vue.js', 'JavaScript', 'HTML/CSS', 'Angular', 'MySQL'],
    experience: [
      {
        title: 'Freelance web developer',
        company: 'Self-employed',
        period: '2018 – present',
        description: 'Long-term care of fourteen shops and clubs in five countries, plus new builds between them.',
      },
      {
        title: 'Web developer',
        company: 'Periyar Web Foundry',
        period: '2012 – 2018',
        description: 'Shops, member areas and one very patient migration of 90,000 forum posts.',
      },
    ],
    education: [
      { degree: 'BTech, Computer Science', institution: 'Backwater Coast Institute of Technology', year: '2012' },
    ],
    portfolio: [
      {
        title: 'Spice grower, direct orders',
        description:
          'Shop in three languages with weights, harvest dates and a packing list that prints in walking order.',
      },
      {
        title: 'Rowing club: boats, keys, members',
        description: 'Members reserve a boat and get the key-box code for that hour only.',
      },
    ],
  },
]
