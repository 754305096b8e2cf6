import type { DemoProposal } from './demo-types.ts'
import { prose } from './prose.ts'

export const demoWordProposals: readonly DemoProposal[] = [
  {
    key: 'passenger-guide-bisi',
    project: 'passenger-guide',
    freelancer: 'bisi',
    message: prose(`
      Four pages. I have read the fourteen, and pages 6 to 9 say one thing: bring the bicycle, not the trailer.

      I would order the guide by the moment it is needed: before you book, at the quay, on board, when it goes wrong.
      The six yellow sentences stay word for word, each followed by one of mine that says what it means. Then I would
      like half an hour with two of your crew, who currently are the guide, to hear what they are really asked.

      First draft in a week. You cross out, I cut, and we stop when neither of us can find another line.
    `),
    bidUsd: 1250,
    deliveryDays: 25,
    skills: ['Content Writing', 'Editing', 'Plain language'],
    sentDaysAgo: 20,
    status: 'accepted',
    isPaid: false,
  },
  {
    key: 'growing-guides-bisi',
    project: 'growing-guides',
    freelancer: 'bisi',
    message: prose(`
      Since these will be read aloud, I write them aloud. Each page goes through a voice recording before you see it, and
      any sentence I trip over is rewritten.

      A suggestion for the order on the page: first when the seed is ready, because that is the picture the reader
      already has; then work backwards to sowing. Keeping varieties apart is the hard part, so it should get half of the
      page and a distance you can pace out. Cowpea and amaranth for the two trial pages? One keeps to itself, one does
      not.
    `),
    deliveryDays: 21,
    skills: ['Content Writing', 'Plain language'],
    sentDaysAgo: 1,
    status: 'pending',
  },
  {
    key: 'case-studies-bisi',
    project: 'case-studies',
    freelancer: 'bisi',
    message: prose(`
      I have read the first two. In the permit form the point arrives in line 61, and it is a good point: 38 per cent
      to 11. I would begin there and let the history of the municipality wait outside.

      You will get each study with my questions in the margin before I change a word; I count 17 numbers in those two and
      can trace 12. Six studies, 600 words, two weeks.
    `),
    bidUsd: 780,
    deliveryDays: 14,
    skills: ['Content Writing', 'Editing'],
    sentDaysAgo: 72,
    status: 'accepted',
    delivery: {
      status: 'approved',
      versions: [
        {
          message: prose(`
            All six, between 540 and 600 words. Of 49 numbers I could trace 44; the five others are out, and listed with
            the reason. In number four I moved your doubt from the last paragraph to the second. It is the best sentence
            in the set and nobody was going to reach it.
          `),
          files: [
            {
              filename: 'six-case-studies.zip',
              kind: 'zip',
              text: 'Six case studies, each clean and with all changes marked. Order of reading: 4, 1, 6, 2, 3, 5.',
            },
            {
              filename: 'numbers-traced.pdf',
              kind: 'pdf',
              text: prose(`
                49 numbers in six studies

                - Traced to the appendix: 44
                - Different in the appendix: 3 (out, see pages 2 and 3)
                - Not in the appendix: 2 (out, ask the client or leave them out)
              `),
            },
          ],
          feedback: 'Approved with thanks, and with some embarrassment about the five numbers.',
        },
      ],
    },
  },
  {
    key: 'tuesday-boats-callum',
    project: 'tuesday-boats',
    freelancer: 'callum',
    message: prose(`
      You have 6,400 people who open your email and a card at 30 per cent off. I would spend nothing on advertising for
      the first two weeks and find out what the list alone does. If it sells 400 cards, we know what a stranger may cost.

      After that: search for people already asking how to get to town, radio with one reason per week (market day, cheap
      parking at the other end, a swim), and a question on the card itself: "what did you use to do on a Tuesday?" It
      tells us if we won a passenger or only gave a discount to somebody who sails anyway. That second number is the one
      everybody forgets and it usually spoils the party.

      Weekly page, embarrassing weeks included. If week four looks hopeless I will say so and you keep the rest.
    `),
    bidUsd: 3200,
    deliveryDays: 60,
    skills: ['Digital Marketing', 'Email campaigns', 'Measurement'],
    sentDaysAgo: 3,
    status: 'pending',
  },
  {
    key: 'tuesday-boats-bisi',
    project: 'tuesday-boats',
    freelancer: 'bisi',
    message: prose(`
      I would take the words and leave the buying of advertisements to somebody who enjoys it: eight emails, eight radio
      texts of 20 seconds, the card and a notice for the shelters.

      My idea for the thread is the timetable itself. Each week one departure and one person who takes it, in 90 words,
      interviewed by telephone. Neighbours read about neighbours. I can begin on Monday, as the guide is with your lawyer
      that week.
    `),
    bidUsd: 1600,
    deliveryDays: 56,
    skills: ['Content Writing', 'Email campaigns'],
    sentDaysAgo: 2,
    status: 'pending',
  },
  {
    key: 'adult-beginners-callum',
    project: 'adult-beginners',
    freelancer: 'callum',
    message: prose(`
      Former pupils first. 2,100 people already know where the door is, and each of them knows somebody who has always
      wanted to play the cello. One email asks them to forward, the second answers the three fears (too old, too busy, no
      ear), the third has dates and prices, and the fourth goes only to those who clicked and stopped.

      My French is good enough to write in and bad enough to need checking, after three years in Nouméa; you would be the
      checker. Search: I would bid on "apprendre le violoncelle adulte" and its cousins, and on nothing clever. No
      countdowns. "Two places left" when there are two.
    `),
    bidUsd: 2500,
    deliveryDays: 52,
    skills: ['Digital Marketing', 'Content Writing', 'Email campaigns'],
    sentDaysAgo: 85,
    status: 'accepted',
    delivery: {
      status: 'approved',
      versions: [
        {
          message: prose(`
            37 enrolled, not 40: cello, singing and harmony are full, clarinet has three places and deserves a better
            name. Cost per enrolment was $16.40 from advertising and next to nothing from email. The report says what I
            would repeat (the forwarding email) and what I would not (the video, my idea, $110).
          `),
          files: [
            {
              filename: 'campaign-report.pdf',
              kind: 'pdf',
              text: prose(`
                Adult beginners: 37 of 40 places

                - From email: 21, of which 13 by a forwarded message
                - From search: 14, for $229.60 of advertising
                - From the video: 0, for $110
                - Walked in: 2
                - Advertising budget returned: $560.40 of $900

                Repeat: the forwarding email, six weeks before term. Stop: the video.
              `),
            },
            {
              filename: 'landing-page-texts.zip',
              kind: 'zip',
              text: 'Landing page and four emails, final French texts with the checked corrections.',
            },
          ],
          feedback:
            'Our board asked to frame page two. The clarinet class is now called "First breath" and it is full.',
        },
      ],
    },
  },
]
