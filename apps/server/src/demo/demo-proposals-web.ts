import type { DemoProposal } from './demo-types.ts'
import { prose } from './prose.ts'

export const demoWebProposals: readonly DemoProposal[] = [
  {
    key: 'departure-board-rui',
    project: 'departure-board',
    freelancer: 'freelancer',
    message: prose(`
      Two days of work and one evening in the dark to judge the contrast. One static page, no framework: it asks your
      feed every 30 seconds, keeps the last good answer, and turns the header amber with "last heard 14:05" when the feed
      is silent. To spare the screens the whole layout moves by a few pixels every minute.

      I see that your date has passed. If the boards are still dark, I can start this week.
    `),
    bidUsd: 1250,
    deliveryDays: 6,
    skills: ['JavaScript', 'HTML/CSS'],
    sentDaysAgo: 2,
    status: 'pending',
  },
  {
    key: 'departure-board-farida',
    project: 'departure-board',
    freelancer: 'farida',
    message: prose(`
      Can do. Two questions decide the price. Does your feed carry the delay, or only the planned time? And does the
      computer behind the screen restart by itself after a power cut? If both answers are yes: $1,100.
    `),
    bidUsd: 1100,
    deliveryDays: 8,
    sentDaysAgo: 17,
    status: 'pending',
  },
  {
    key: 'seed-catalogue-rui',
    project: 'seed-catalogue',
    freelancer: 'freelancer',
    message: prose(`
      For search I would use trigrams in PostgreSQL with a table of known spellings beside them, so that all seven names
      of your bean lead to the same page and staff can add an eighth. Pages are rendered on the server; the catalogue
      works without any script, and a first visit should come to about 90 KB with one photograph.

      I would do the import in the first week, since it is the part you will live with. It reports every row as new,
      changed, unchanged or doubtful, and changes nothing until somebody has looked at the doubtful ones.

      May I have the spreadsheet as it is, not tidied?
    `),
    bidUsd: 4050,
    deliveryDays: 45,
    skills: ['TypeScript', 'React', 'Node.js', 'PostgreSQL'],
    sentDaysAgo: 90,
    status: 'accepted',
    delivery: {
      status: 'approved',
      versions: [
        {
          message: 'The whole catalogue, with 631 of 640 varieties imported. The nine doubtful rows are in the report.',
          files: [
            {
              filename: 'seed-catalogue.zip',
              kind: 'zip',
              text: 'Seed catalogue, first delivery. Server, pages, import and tests. Start with README.',
            },
            {
              filename: 'import-report.pdf',
              kind: 'pdf',
              text: prose(`
                Import of the variety sheet: 640 rows read, 631 imported, 9 doubtful.

                - Rows 88 and 412: same local name, different colour. One variety or two?
                - Rows 120 to 124: rainfall given in inches, I think
                - Row 377: harvest before sowing
                - Row 602: keeper's name is a telephone number
              `),
            },
          ],
          feedback: prose(`
            My nephew's phone opened a variety in four seconds on the hill, so that is settled. Please let staff add a
            spelling from the page itself; they will not find it under Settings. And on paper the print view cuts the
            last line of long names. I have answered your nine rows in the sheet. Row 602 is indeed a telephone number.
          `),
        },
        {
          message: prose(`
            Spellings can now be added on the variety's own page, long names print on two lines, and all 640 varieties
            are in. I added one page on how to run the import and what to do when it complains.
          `),
          files: [
            {
              filename: 'seed-catalogue-2.zip',
              kind: 'zip',
              text: 'Seed catalogue, second delivery. Changes since the first are listed in CHANGES.',
            },
            {
              filename: 'running-the-import.pdf',
              kind: 'pdf',
              text: prose(`
                Running the import, in five steps

                - Save the sheet as CSV and drop it on the Import page
                - Read the summary: new, changed, unchanged, doubtful
                - Open every doubtful row and choose: keep the old value, take the new one, or skip
                - Press Import. Nothing has changed until now
                - If it was a mistake, press Undo on the same page within seven days
              `),
            },
          ],
        },
      ],
    },
  },
  {
    key: 'seed-catalogue-devika',
    project: 'seed-catalogue',
    freelancer: 'devika',
    message: prose(`
      A catalogue of 640 items is a shop without a till, and I have built many. I would use PHP and plain pages, 70 to 80
      KB each, editor included, and train your two colleagues over two calls. Fixed price, no monthly fees.

      Spelling: I would keep a list of aliases per variety. Simple, and your staff will understand why it found what it
      found.
    `),
    bidUsd: 3300,
    deliveryDays: 35,
    skills: ['PHP', 'Vue.js', 'MySQL'],
    sentDaysAgo: 89,
    status: 'rejected',
  },
  {
    key: 'form-components-rui',
    project: 'form-components',
    freelancer: 'freelancer',
    message: prose(`
      I read your notes on date entry and have nothing to add except relief.

      Lot one: text, number, choice, date, error summary, because every form needs those five and they settle how labels
      and errors are tied together. Lot two: file, address, repeating group. Lot three: the rest and the component
      pages. Each lot comes with tests in a real browser that press Tab, Space and Escape, and a run at 400 per cent
      zoom.

      One thing to discuss: I would build the repeating group without drag and drop and give it Move up and Move down.
    `),
    deliveryDays: 45,
    skills: ['React', 'TypeScript', 'Accessibility'],
    sentDaysAgo: 16,
    status: 'accepted',
  },
]
