import type { DemoPerson } from './demo-types.ts'
import { prose } from './prose.ts'

export const demoCreatives: readonly DemoPerson[] = [
  {
    key: 'hyejin',
    username: 'hyejin.baek',
    email: 'hyejin@demo.guildhall.example',
    name: 'Baek Hye-jin',
    title: 'UI/UX designer for machines in public places',
    location: 'Busan, South Korea',
    hourlyRateUsd: 71,
    availability: 'limited',
    hoursPerWeek: 12,
    languages: ['ko', 'en'],
    bio: prose(`
      Ticket machines, parking meters, library returns, hospital check-in. I watch people use the thing before I draw
      anything, and I draw with the glare, the cold fingers and the queue behind them in mind.

      You receive screens, the reasons for them and a list of what I tried and dropped.
    `),
    skills: ['UI/UX Design', 'Graphic Design', 'HTML/CSS', 'Usability testing', 'Accessibility'],
    experience: [
      {
        title: 'Independent designer',
        company: 'Self-employed',
        period: '2020 – present',
        description: 'Fifteen kiosk and terminal projects, most of them repairs of something already installed.',
      },
      {
        title: 'Interface designer',
        company: 'Dongbaek Terminal Works',
        period: '2013 – 2020',
        description: prose(`
          Designed the screens of 1,900 parking meters. Spent two winters next to them with a stopwatch.
        `),
      },
    ],
    education: [{ degree: 'BFA, Visual Communication', institution: 'Suyeong College of Art', year: '2012' }],
    portfolio: [
      {
        title: 'Parking meter, six steps to three',
        description: 'Median time to pay went from 74 to 31 seconds. The paper manual on the side could be removed.',
      },
      {
        title: 'Hospital check-in for the over-eighties',
        description: 'Large targets, one question per screen, and a person called over when somebody hesitates twice.',
      },
    ],
  },
  {
    key: 'bisi',
    username: 'bisiolagunju',
    email: 'bisi@demo.guildhall.example',
    name: 'Bisi Olagunju',
    title: 'Writer and editor: instructions, guides, case studies',
    location: 'Ibadan, Nigeria',
    hourlyRateUsd: 44,
    availability: 'available',
    hoursPerWeek: 25,
    languages: ['en'],
    bio: prose(`
      I write the texts that people read with one hand busy: safety leaflets, manuals, forms, the notice on the door.
      Before that I edited a farming magazine, which teaches you to be brief, and to be right about goats.

      First I ask who reads it and where. Then I cut. Then I write.
    `),
    skills: ['Content Writing', 'Digital Marketing', 'Editing', 'Plain language'],
    experience: [
      {
        title: 'Freelance writer and editor',
        company: 'Self-employed',
        period: '2019 – present',
        description:
          'Guides and leaflets for clinics, cooperatives and two ferry terminals. Seventy-odd titles so far.',
      },
      {
        title: 'Deputy editor',
        company: 'Furrow & Field Monthly',
        period: '2013 – 2019',
        description: 'Edited eight pages an issue, and answered the letters, which were the best part of the magazine.',
      },
    ],
    education: [{ degree: 'BA, Linguistics', institution: 'Oke-Ado College of Letters', year: '2012' }],
    portfolio: [
      {
        title: 'What to do when the pump stops',
        description:
          'A four-page manual for village water pumps. Readers with no training fixed 7 of 10 faults with it.',
      },
      {
        title: 'Clinic letters',
        description: 'Thirty-two appointment letters rewritten; the average one went from 410 words to 120.',
      },
    ],
  },
  {
    key: 'mateo',
    username: 'mateoquispe',
    email: 'mateo@demo.guildhall.example',
    name: 'Mateo Quispe Larrea',
    title: 'Graphic designer and illustrator for print',
    location: 'Arequipa, Peru',
    hourlyRateUsd: 40,
    availability: 'unavailable',
    languages: ['es', 'en'],
    bio: prose(`
      Posters, packets, labels, maps. I learned layout at my aunt's print shop, so I think in paper, ink and the person
      who has to fold it. Illustration by hand, lettering too, final files that no printer has to telephone about.

      I show two directions, not six, and tell you which one I would print.
    `),
    skills: ['Graphic Design', 'Illustration', 'UI/UX Design', 'Print production', 'Lettering'],
    experience: [
      {
        title: 'Designer and illustrator',
        company: 'Self-employed',
        period: '2017 – present',
        description: 'Packaging for growers and roasters, posters for three theatres, hiking maps of two valleys.',
      },
      {
        title: 'Layout and pre-press',
        company: 'Imprenta Larrea Hermanos',
        period: '2011 – 2017',
        description: 'Everything from wedding cards to bus timetables. Four thousand sheets ruined once, never again.',
      },
    ],
    education: [{ degree: 'Diploma, Graphic Arts', institution: 'Taller Escuela del Misti', year: '2011' }],
    portfolio: [
      {
        title: 'Eleven potatoes',
        description: 'Packets for eleven native potato varieties, each drawn from a real tuber on my kitchen table.',
      },
      {
        title: 'Walking map of a dry valley',
        description: 'Two colours, waterproof paper, with the wells marked by season.',
      },
    ],
  },
  {
    key: 'callum',
    username: 'callumrennick',
    email: 'callum@demo.guildhall.example',
    name: 'Callum Rennick',
    title: 'Marketing for places with an empty Tuesday',
    location: 'Dunedin, New Zealand',
    hourlyRateUsd: 66,
    availability: 'available',
    hoursPerWeek: 20,
    languages: ['en'],
    bio: prose(`
      I fill things: courses, boats, matinees, a hostel in the rain. Search, email, one decent landing page and a
      spreadsheet that says what each customer cost. I do not do follower counts.

      If the numbers say stop, I write to tell you to stop. It has cost me two contracts and got me five.
    `),
    skills: ['Digital Marketing', 'Content Writing', 'HTML/CSS', 'Email campaigns', 'Measurement'],
    experience: [
      {
        title: 'Independent marketer',
        company: 'Self-employed',
        period: '2018 – present',
        description: 'Around forty campaigns for schools, small operators and venues, budgets from $500 to $30,000.',
      },
      {
        title: 'Marketing manager',
        company: 'Long Reach Hostels',
        period: '2012 – 2018',
        description: 'Four hostels, one newsletter, and a low season that stopped being quite so low.',
      },
    ],
    education: [{ degree: 'BCom, Marketing', institution: 'Southern Coast University', year: '2011' }],
    portfolio: [
      {
        title: 'A theatre without its Saturdays',
        description: 'Moved 1,400 seats a season from sold-out nights to quiet ones, at $2.10 a seat.',
      },
      {
        title: 'Night classes, full by Thursday',
        description: 'Nine evening courses filled from one plain email a week, sent to people who had asked for it.',
      },
    ],
  },
]
