import { z } from 'zod'
import { sides } from './accounts.ts'
import { firstSteps, needKinds, purposes } from './home.constants.ts'

export const homeQuery = z.object({ side: z.enum(sides) })

export const needView = z.object({
  kind: z.enum(needKinds),
  /** Of the project, contract or offer; of a retake, skill and level. Empty of a message and of the daily review. */
  title: z.string(),
  /** Who waits; null for proposals, which several may have sent, and for what one does for oneself. */
  person: z.object({ _id: z.uuid(), name: z.string() }).nullable(),
  /**
   * What the act is about: a project, contract or offer, as `kind` has it; of a message, its author; of a retake, the latest
   * result; of the daily review, the reader.
   */
  subjectId: z.uuid(),
  /** Since when it waits. */
  since: z.iso.datetime(),
  /** When it is too late, or settles itself. */
  dueAt: z.iso.datetime().nullable(),
  /** Of proposals: those that are not decided, and among them those never opened. Of the daily review: its cards. */
  count: z.number().int(),
  unread: z.number().int(),
})
export type NeedView = z.infer<typeof needView>

export const needsView = z.object({
  needs: z.array(needView),
  /** How many are left out. */
  more: z.number().int(),
  /** Whether money ever moved on this side. */
  hasMoney: z.boolean(),
  /** Whether {@link welcomeView} may have something to show. */
  hasWelcome: z.boolean(),
  /** Of the client’s side: the newest open project that nobody proposed to. */
  toInvite: z.uuid().nullable(),
})
export type NeedsView = z.infer<typeof needsView>

/** Dollars of one month, in UTC. */
export const moneyMonthView = z.object({
  month: z.string(),
  /** Paid into escrow by the client. */
  held: z.number(),
  /** Released from escrow, before the fee. */
  released: z.number(),
  /** Released to the freelancer, after the fee. */
  earned: z.number(),
  refunded: z.number(),
})
export type MoneyMonthView = z.infer<typeof moneyMonthView>

/** The last twelve months, oldest first, those without money included. */
export const moneyTimelineView = z.object({ months: z.array(moneyMonthView) })
export type MoneyTimelineView = z.infer<typeof moneyTimelineView>

export const purposesBody = z.object({
  purposes: z
    .array(z.enum(purposes))
    .max(purposes.length)
    .transform((chosen) => purposes.filter((purpose) => chosen.includes(purpose))),
})
export type PurposesBody = z.infer<typeof purposesBody>

export const welcomeView = z.object({
  /** Whether to ask what the person came for: they have neither answered nor begun. */
  asks: z.boolean(),
  purposes: z.array(z.enum(purposes)),
  /** The first steps on this side; none if they came for something else or put the list away. */
  steps: z.array(z.object({ step: z.enum(firstSteps), done: z.boolean() })),
})
export type WelcomeView = z.infer<typeof welcomeView>

export const firstStepsBody = z.object({ dismissed: z.boolean() })
