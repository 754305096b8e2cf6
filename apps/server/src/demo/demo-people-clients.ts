import type { DemoPerson } from './demo-types.ts'
import { prose } from './prose.ts'

export const demoClients: readonly DemoPerson[] = [
  {
    key: 'client',
    username: 'marentollefsen',
    email: 'maren@demo.guildhall.example',
    name: 'Maren Tollefsen',
    title: 'Operations director, Skerrywake',
    location: 'Ålesund, Norway',
    bio: prose(`
      I run the day-to-day of Skerrywake: four passenger boats, nineteen quays and a timetable that the weather edits.
      Most of our software was made for bus companies, and it shows.

      I hire for one bounded job at a time and answer questions within a working day. I would rather read a short plan
      with one honest doubt in it than a long plan with none.
    `),
    skills: ['Service planning', 'Procurement', 'Passenger information'],
    experience: [
      {
        title: 'Operations director',
        company: 'Skerrywake',
        period: '2018 – present',
        description: prose(`
          Timetables, crews, quays and everything a passenger reads. Took over a phone-and-paper service and am moving
          it to screens one piece at a time, without a day of cancelled sailings so far.
        `),
      },
      {
        title: 'Traffic planner',
        company: 'Vestvik Coaches',
        period: '2010 – 2018',
        description: 'Planned forty coach routes and the school runs that nobody else wanted to plan.',
      },
    ],
    education: [{ degree: 'BSc, Transport and Logistics', institution: 'Vestvik University College', year: '2009' }],
    portfolio: [],
  },
  {
    key: 'wanjiru',
    username: 'wanjirugathogo',
    email: 'wanjiru@demo.guildhall.example',
    name: 'Wanjiru Gathogo',
    title: 'Programme lead, Three Ridges Seed Cooperative',
    location: 'Nyeri, Kenya',
    bio: prose(`
      Our cooperative keeps 640 local varieties of beans, sorghum, millet and leafy vegetables in circulation. Some 2,300
      growers save seed and pass it on; my job is that what they know does not stay in one notebook.

      Assume that our users hold an older phone, share it with a sibling and see a signal on Thursdays. If your work
      survives that, we will get along.
    `),
    skills: ['Agronomy', 'Training', 'Field surveys'],
    experience: [
      {
        title: 'Programme lead',
        company: 'Three Ridges Seed Cooperative',
        period: '2016 – present',
        description: prose(`
          Lead the seed library, the grower training and the yearly variety census. Introduced the first digital
          records, and kept the paper ones until the digital ones had earned it.
        `),
      },
      {
        title: 'Extension officer',
        company: 'Upper Tana Growers Union',
        period: '2009 – 2016',
        description: 'Visited smallholders in eleven wards, on a motorbike older than most of my trainees.',
      },
    ],
    education: [
      { degree: 'BSc, Agriculture (Crop Science)', institution: 'Chania College of Agriculture', year: '2008' },
    ],
    portfolio: [],
  },
  {
    key: 'bastien',
    username: 'bastienlemarquis',
    email: 'bastien@demo.guildhall.example',
    name: 'Bastien Lemarquis',
    title: 'Director, Atelier Trois-Gammes',
    location: 'Lyon, France',
    bio: prose(`
      A music school for adults: 22 teachers, 380 pupils, six practice rooms and one piano that everybody wants on
      Tuesday evening. I taught cello for fifteen years before I took over the office and its spreadsheets.

      I am not technical, so please explain the trade-off, then tell me which way you would go. I decide quickly.
    `),
    skills: ['Teaching', 'Budgeting'],
    experience: [
      {
        title: 'Director',
        company: 'Atelier Trois-Gammes',
        period: '2019 – present',
        description: 'Enrolment, rooms, teachers and accounts of a school that teaches only people over eighteen.',
      },
      {
        title: 'Cello teacher',
        company: 'Atelier Trois-Gammes',
        period: '2004 – 2019',
        description: 'Beginners between the ages of 19 and 81. The oldest one practised the most.',
      },
    ],
    education: [{ degree: 'Diploma in Music Teaching', institution: 'Conservatory of the Upper Saône', year: '2003' }],
    portfolio: [],
  },
  {
    key: 'anneliese',
    username: 'anneliese.rauscher',
    email: 'anneliese@demo.guildhall.example',
    name: 'Anneliese Rauscher',
    title: 'Interaction designer and studio owner',
    location: 'Graz, Austria',
    hourlyRateUsd: 84,
    bio: prose(`
      I design forms, and the long dull flows behind them: insurance claims, building permits, hospital admissions.
      Studio Murkante is me, a desk in Graz and whoever a project needs.

      As a designer I deliver with written reasons, so that a decision can be argued with after I have gone. As a client
      I keep briefs small and feedback in one list.
    `),
    skills: ['UI/UX Design', 'HTML/CSS', 'Accessibility', 'Form design', 'Usability testing'],
    experience: [
      {
        title: 'Owner and designer',
        company: 'Studio Murkante',
        period: '2017 – present',
        description: prose(`
          Some thirty projects for public offices and mid-sized firms. Usually I arrive when a form loses half of its
          readers on page three.
        `),
      },
      {
        title: 'Senior interaction designer',
        company: 'Kontor Ahornplatz',
        period: '2011 – 2017',
        description: 'Design lead for the self-service portals of two regional insurers and one waterworks.',
      },
    ],
    education: [
      { degree: 'MA, Information Design', institution: 'Murtal University of Applied Sciences', year: '2010' },
    ],
    portfolio: [
      {
        title: 'A building permit in nine questions',
        description: prose(`
          Cut a 46-field application to nine questions with follow-ups. The share of applications returned for missing
          papers fell from 38 to 11 per cent in the first half-year.
        `),
      },
      {
        title: 'Error messages for a waterworks',
        description: 'Rewrote and placed 120 error messages. Calls to the service desk about the form fell by a third.',
      },
    ],
  },
]
