import type { DemoConversation } from './demo-types.ts'

/** One conversation for each pair. Texts use the Markdown of messages. */
export const demoConversations: readonly DemoConversation[] = [
  {
    client: 'client',
    freelancer: 'freelancer',
    unread: { by: 'client', count: 1 },
    messages: [
      {
        by: 'client',
        daysAgo: 37.9,
        text: 'Welcome aboard, Rui. Three nights of the CSV are waiting on the test server. It is written at **02:40**, and the first boat leaves at 05:55.',
      },
      {
        by: 'freelancer',
        daysAgo: 37.8,
        text: 'Thank you. Two questions before I write a line:\n\n1. Can a sailing appear twice in one file, with different capacities?\n2. Who may open a sailing that is not in the file?',
      },
      {
        by: 'client',
        daysAgo: 37.7,
        text: '1. It should not, and it has. Take the **smaller** number and tell us.\n2. The duty officer, and only the duty officer.',
      },
      {
        by: 'freelancer',
        daysAgo: 30.1,
        text: 'The last-seat test is green. Only the sailing is locked, so two sailings never wait for each other:\n\n```sql\nselect seats_left from sailings where id = $1 for update\n```',
      },
      {
        by: 'client',
        daysAgo: 29.9,
        text: 'I read that to our most suspicious skipper. He asks what happens if the power goes out between the seat and the money.',
      },
      {
        by: 'freelancer',
        daysAgo: 29.8,
        text: 'Then neither happened: the seat is free again and the card is not charged. There is a test for it, `power-cut`, and he is welcome to pull the plug himself.',
      },
      {
        by: 'client',
        daysAgo: 17.2,
        text: 'We try part one this week with two skippers and my mother, who is 74 and has never booked anything on a phone.',
      },
      {
        by: 'client',
        daysAgo: 9.4,
        text: 'She managed. My corrections to the Norwegian, as a table. Number 4 is the important one.',
        file: {
          filename: 'norwegian-corrections.pdf',
          kind: 'pdf',
          text: 'Corrections to the Norwegian\n\nOn the left what the page says, on the right what we would say.\n\n- "Velg ditt fartøy": we say "Velg avgang"\n- "Billett er kjøpt": we say "Billetten er betalt"\n- "Barn uten stol": we say "Barn på fang"\n- "Avgang kansellert av deg": this blames the passenger. We say "Avgangen er innstilt"',
        },
      },
      {
        by: 'freelancer',
        daysAgo: 9.2,
        text: 'Got it, thank you. My dictionary owes your passengers an apology.\n\nAbout the 00:10 sailing: the ticket will show the day *at the quay*, in winter and in summer.',
      },
      {
        by: 'freelancer',
        daysAgo: 1.2,
        text: '> A child under four needs a name on the list but no seat\n\nDone, and so is the date of the 00:10. Your three points are tests now.',
      },
      { by: 'client', daysAgo: 1.1, text: 'That was quick. The skippers want the boarding list next.' },
      {
        by: 'freelancer',
        daysAgo: 0.1,
        text: 'One question before I upload: should the skipper’s list say **On lap** or **Child, no seat**?',
      },
    ],
  },
  {
    client: 'client',
    freelancer: 'hyejin',
    messages: [
      {
        by: 'client',
        daysAgo: 29.5,
        text: 'The logs are on the test server: eleven weeks, one row for each touch. Please be rude about what you find.',
      },
      {
        by: 'freelancer',
        daysAgo: 28,
        text: 'I will be kind to the people and rude to the screen. First look: between **Pay** and the card, people need *nine seconds*. They are searching for the reader.',
      },
      { by: 'client', daysAgo: 27.9, text: 'That is the reader we cannot move. Would an arrow help?' },
      {
        by: 'freelancer',
        daysAgo: 27.8,
        text: 'A large one at the bottom edge, with the amount beside it, so that the eyes are down there already.',
      },
      {
        by: 'freelancer',
        daysAgo: 14.9,
        text: 'The review and all 23 screens are delivered. If you read one page, read page one.',
      },
      {
        by: 'client',
        daysAgo: 2.3,
        text: 'I read all of it, twice. The crew says yes to *buy on board* in the last three minutes. I only wait for our treasurer.',
      },
    ],
  },
  {
    client: 'client',
    freelancer: 'thandeka',
    messages: [
      {
        by: 'client',
        daysAgo: 4.5,
        text: 'Your shower test made the deck laugh. To your question: the **duty officer** may overrule the rest hours, with a reason that is stored and shown to everyone on that shift.',
      },
      {
        by: 'freelancer',
        daysAgo: 4.3,
        text: 'Then it needs:\n\n- a reason of at least one sentence\n- a line in the shifts of both people\n- no way to delete it\n\nThat is two days more, and they fit into my six weeks.',
      },
      {
        by: 'client',
        daysAgo: 4.1,
        text: 'Clear. I decide within the week and write to everyone who sent a proposal.',
      },
    ],
  },
  {
    client: 'anneliese',
    freelancer: 'freelancer',
    unread: { by: 'freelancer', count: 1 },
    messages: [
      {
        by: 'client',
        daysAgo: 14.5,
        text: 'Welcome! Lot one is text, number, choice, date and error summary. Date entry stays three fields; I have the scars.',
      },
      {
        by: 'freelancer',
        daysAgo: 14.2,
        text: 'No argument from me. This is how I would like to write one:\n\n```tsx\n<DateField label="Date of birth" day={day} month={month} year={year} error={error} />\n```\n\nOne error for all three fields, read out once.',
      },
      { by: 'client', daysAgo: 14, text: 'Good. If only the year is wrong, does the focus land in the **year**?' },
      {
        by: 'freelancer',
        daysAgo: 13.9,
        text: 'Yes. The error names the part, and its link in the summary leads there.',
      },
      {
        by: 'freelancer',
        daysAgo: 3,
        text: 'Lot one passes at 400 per cent zoom but for one thing: with German labels the error summary needs another line. I would rather let it grow than cut the text.',
      },
      { by: 'client', daysAgo: 0.3, text: 'Let it grow. Cut a German word and it comes back longer.' },
    ],
  },
  {
    client: 'bastien',
    freelancer: 'freelancer',
    messages: [
      {
        by: 'client',
        daysAgo: 43.5,
        text: 'The spreadsheet, all 41 columns of it, is yours. Column **AK** is the one I never explained to anyone: it is the colour of the teacher’s car, because of the parking.',
      },
      {
        by: 'freelancer',
        daysAgo: 43.2,
        text: 'I would have looked for that one for a week. Does the car decide anything about the lessons?',
      },
      { by: 'client', daysAgo: 43, text: 'No. Leave it out, with my blessing.' },
      {
        by: 'freelancer',
        daysAgo: 21.5,
        text: 'Of 11,400 lessons, **seven** could not be placed. All of them want the piano room on Tuesday evening. Is there a second piano?',
      },
      { by: 'client', daysAgo: 20.4, text: 'In the foyer. It is out of tune and everyone can hear you. So: no.' },
    ],
  },
]
