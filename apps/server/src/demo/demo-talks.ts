import { prose } from './prose.ts'

export type DemoTalk = {
  proposal: string
  openedDaysAgo?: number
  /** The proposal asked for this before its freelancer changed it. */
  before?: { bidUsd: number; daysAgo: number }
  counter?: { bidUsd: number; deliveryDays: number; daysAgo: number; message: string }
  mark?: 'shortlisted' | 'archived'
  note?: string
}

export const demoTalks: readonly DemoTalk[] = [
  {
    proposal: 'crew-rota-rui',
    openedDaysAgo: 3,
    counter: {
      bidUsd: 5900,
      deliveryDays: 40,
      daysAgo: 1,
      message: prose(`
        I like the cheaper way. $5,900 is what the board gave me for this year; take five more days for it, if that helps.
      `),
    },
    mark: 'shortlisted',
    note: 'Knows our boats from the booking. Ask how swaps work without a signal.',
  },
  {
    proposal: 'crew-rota-thandeka',
    openedDaysAgo: 4,
    before: { bidUsd: 9800, daysAgo: 3 },
    mark: 'shortlisted',
    note: 'The only one who named Kotlin and Swift.',
  },
  { proposal: 'departure-board-farida', openedDaysAgo: 15 },
]
