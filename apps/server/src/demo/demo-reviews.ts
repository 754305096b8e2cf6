import type { ReviewBody } from '@guildhall/contract'
import { prose } from './prose.ts'

type DemoReview = ReviewBody & { daysAfterEnd: number; reply?: string }

export const demoReviews: Readonly<Record<string, { byClient?: DemoReview; byFreelancer?: DemoReview }>> = {
  'seed-catalogue-rui': {
    byClient: {
      daysAfterEnd: 1,
      rating: 5,
      aspects: { quality: 5, communication: 5, timeliness: 4 },
      text: prose(`
        640 varieties, three alphabets, and members find a seed by the name their grandmother used. He asked about the old
        ledgers before he asked about colours. A few days later than planned, announced a week before.
      `),
      reply:
        'The days were mine: I had underestimated the third alphabet. Thank you for the patience, and for the beans.',
    },
    byFreelancer: {
      daysAfterEnd: 2,
      rating: 5,
      aspects: { clarity: 4, communication: 5, payment: 5 },
      text: prose(`
        Knows her data better than any client I have had, and says plainly what she does not know. Paid before I began, decided
        on each version within a day.
      `),
    },
  },
  'case-studies-bisi': {
    byClient: {
      daysAfterEnd: 2,
      rating: 5,
      aspects: { quality: 5, communication: 4, timeliness: 5 },
      text: prose(`
        Six texts by six designers now sound like six people who can write. She cut a third, and nobody missed it, not even the
        authors.
      `),
    },
    byFreelancer: {
      daysAfterEnd: 3,
      rating: 4,
      aspects: { clarity: 3, communication: 5, payment: 5 },
      text: prose(`
        Good texts to begin with, quick answers, no fuss about money. Who among the six decides was only clear in the second
        week; settle that first.
      `),
      reply: 'Fair. Next time one of us decides, and it will not be all six.',
    },
  },
  'adult-beginners-callum': {
    byClient: {
      daysAfterEnd: 1,
      rating: 4,
      aspects: { quality: 4, communication: 5, timeliness: 5 },
      text: prose(`
        43 of the 40 places were asked for. The page is plain and does its work; the emails I would have written warmer. He told
        us every Friday what had come of the week's money.
      `),
    },
    byFreelancer: {
      daysAfterEnd: 4,
      rating: 5,
      aspects: { clarity: 5, communication: 5, payment: 5 },
      text: 'One goal, one number, one person who answers. I wish all briefs had those three.',
    },
  },
  // One side only: it is public when the time to write is over.
  'quay-survey-rui': {
    byClient: {
      daysAfterEnd: 1,
      rating: 4,
      aspects: { quality: 5, communication: 4, timeliness: 4 },
      text: 'We had to stop, and he made it easy: what was begun was shown, priced and handed over the same week.',
    },
  },
}
