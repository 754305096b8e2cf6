import type { DemoProposal } from './demo-types.ts'
import { prose } from './prose.ts'

export const demoBookingProposals: readonly DemoProposal[] = [
  {
    key: 'island-booking-rui',
    project: 'island-booking',
    freelancer: 'freelancer',
    message: prose(`
      I have built booking for two ferry lines, so let me start with the last seat. The seat count lives in PostgreSQL
      and the row is locked while a booking is made. My test holds that row, lines up two buyers behind it, lets go and
      checks that exactly one of them gets a ticket. You can run it yourself with one command.

      Booking first: three and a half weeks. Boarding list second: two. The list is stored on the skipper's phone and
      takes changes in the order they happened, so a passenger ticked off without a signal stays ticked off.

      If time runs short I would leave out editing a booking; cancelling and booking again does the same job. My doubt:
      a nightly CSV means that an extra sailing added at noon cannot be sold until tomorrow. Is that acceptable, or
      should we talk to whoever makes the file?
    `),
    bidUsd: 6600,
    deliveryDays: 40,
    milestones: [
      { title: 'Booking, up to the last seat', usd: 4200 },
      { title: 'Boarding list', usd: 2400 },
    ],
    skills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL', 'Accessibility'],
    sentDaysAgo: 39,
    status: 'accepted',
    delivery: {
      status: 'rejected',
      versions: [
        {
          message: prose(`
            Part one, booking, is on your test server and in the archive. The last-seat test and how to run it are in
            the report. Known gap: nobody has read the Norwegian yet except me and a dictionary.
          `),
          files: [
            {
              filename: 'booking-part-one.zip',
              kind: 'zip',
              text: prose(`
                Seat booking, part one. Contents: server, web, migrations, tests.

                To run it: copy .env.example to .env, fill in the database address, then npm start. To run the tests:
                npm test. The import expects the nightly CSV in the folder incoming.
              `),
            },
            {
              filename: 'test-report.pdf',
              kind: 'pdf',
              text: prose(`
                Seat booking, part one: what was tested

                - The last seat, two buyers at once, 500 rounds: 500 tickets sold, 500 buyers told that it was gone
                - Nightly import run twice with the same file: no doubles
                - Import with a missing quay: refused as a whole, yesterday's sailings stay on sale
                - All four passenger pages by keyboard and with two screen readers: two findings, both mended

                Not tested: more than 40 bookings a minute. Your busiest minute so far had nine.
              `),
            },
          ],
          feedback: prose(`
            Very close. Three things before I approve: (1) the payment return page ends with a sentence in Portuguese,
            charming but not in the brief; my corrections to the Norwegian are in the table I sent you. (2) A child
            under four needs a name on the list but no seat; now she takes one. (3) For the 00:10 sailing the time on
            the ticket is right and the date is yesterday's. The last-seat test convinced our most suspicious skipper.
          `),
        },
      ],
    },
  },
  {
    key: 'island-booking-devika',
    project: 'island-booking',
    freelancer: 'devika',
    message: prose(`
      I can do this in PHP with Vue pages at a fixed price, in six weeks, hosted on the small server you already have.
      I have run club bookings this way for years and it is cheap to keep.

      Please note that you asked for TypeScript and React. If that is a must, I am not your person; if it is a habit of
      whoever wrote the brief, the price below is a good one. The boarding list without a signal would be new to me and I
      have put ten days aside for it.
    `),
    bidUsd: 4900,
    deliveryDays: 42,
    skills: ['PHP', 'Vue.js', 'HTML/CSS'],
    sentDaysAgo: 40,
    status: 'rejected',
  },
  {
    key: 'island-booking-farida',
    project: 'island-booking',
    freelancer: 'farida',
    message: prose(`
      I would take the server half only: import, seats, payment return, boarding list API. $3,400, 25 days. Somebody
      else should build the pages, and I can work beside them.

      On the CSV: send me three nights of it before you decide. In my experience the second file differs from the first.
    `),
    bidUsd: 3400,
    deliveryDays: 25,
    skills: ['Python', 'Node.js', 'PostgreSQL'],
    sentDaysAgo: 37,
    status: 'rejected',
  },
  {
    key: 'lesson-scheduling-rui',
    project: 'lesson-scheduling',
    freelancer: 'freelancer',
    message: prose(`
      I would let your spreadsheet be the judge. Week one: I import last year, let the program place every lesson again
      and give you a list of each place where we differ. Then you tell me the rules that are in your head and not in the
      columns; there will be some.

      Room and teacher clashes are refused by the database, so no screen can forget the rule. A sick teacher is one
      button: it lists the pupils, drafts the emails and offers dates when pupil, teacher and room are all free. Nothing
      is sent before you have read it.

      Trade-off, as you asked: a program that finds the perfect year by itself would cost three times as much. I would
      build one that finds a good year and shows you the handful of lessons it could not place.
    `),
    bidUsd: 5400,
    deliveryDays: 38,
    skills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL'],
    sentDaysAgo: 45,
    status: 'accepted',
    delivery: {
      status: 'submitted',
      versions: [
        {
          message: prose(`
            Ready for you to try. The comparison with your year is in the PDF: of 11,400 lessons, 11,370 are placed
            alike, 23 differently and 7 not at all. In nine of the 23 I believe the spreadsheet is wrong; the rows are
            marked. The picture for the staff-room wall shows the sick-teacher button step by step.
          `),
          files: [
            {
              filename: 'lesson-scheduling.zip',
              kind: 'zip',
              text: 'Lesson scheduling. Server, pages, import of the 41-column sheet, tests. Start with README.',
            },
            {
              filename: 'comparison-with-your-year.pdf',
              kind: 'pdf',
              text: prose(`
                Your year and mine

                - Placed alike: 11,370
                - Placed differently: 23, of which 9 where the sheet has a teacher in two rooms
                - Not placed: 7, all on Tuesday evening, all wanting the piano room
                - Pupils with fewer than thirty lessons: five in mine (because of those 7), four in the sheet
              `),
            },
            {
              filename: 'sick-teacher-step-by-step.png',
              kind: 'png',
            },
          ],
        },
      ],
    },
  },
  {
    key: 'lesson-scheduling-farida',
    project: 'lesson-scheduling',
    freelancer: 'farida',
    message: prose(`
      This is a constraint problem and I have solved a similar one for hospital shifts. I would write the solver in
      Python: it finds a full year in about two minutes and explains each lesson it cannot place. The screens would be
      plain. If the screens matter most to you, choose somebody else and call me for the solver.
    `),
    bidUsd: 5900,
    deliveryDays: 50,
    skills: ['Python', 'PostgreSQL'],
    sentDaysAgo: 44,
    status: 'rejected',
  },
]
