import { z } from 'zod'
import { figureInputsMaximum } from './figures.constants.ts'

const percent = z.int().min(0).max(100).nullable()
const count = z.int().min(0)
const minutes = z.int().min(0).nullable()

/** What was measured of someone as a client. Null: there is not enough to say. */
export const clientFiguresView = z.object({
  rating: z.number().nullable(),
  reviewCount: count,
  reviewedBy: count,
  /** Contracts of which money was released. */
  paidContracts: count,
  hireRate: percent,
  answerRate: percent,
  approvalMinutes: minutes,
  /** Of approved work, the share that was paid. */
  paidRate: percent,
})
export type ClientFigures = z.infer<typeof clientFiguresView>

/** What Guildhall has measured of a person. Null: there is not enough to say. */
export const personFiguresView = z.object({
  /** As a freelancer. */
  rating: z.number().nullable(),
  reviewCount: count,
  /** How many different people those reviews are by. */
  reviewedBy: count,
  completedJobs: count,
  completedForClients: count,
  completionRate: percent,
  /** Until the first answer to a first message, an invitation or a direct contract. */
  responseMinutes: minutes,
  /** As a client. */
  client: clientFiguresView,
})
export type PersonFigures = z.infer<typeof personFiguresView>

const ratingInputs = z.object({
  /** Different people, what they weigh together, and the sum of what each gave on average, times its weight. */
  people: count,
  weight: z.number(),
  sum: z.number(),
  /** The newest of them. `by` is an account. */
  ratings: z
    .array(z.object({ by: z.uuid(), mean: z.number(), weight: z.number(), reviews: count }))
    .max(figureInputsMaximum),
  /** Public reviews that do not count, as the payment was taken back. */
  notCounted: count,
})
const shareInputs = z.object({ some: count, all: count })
/** One case for each person, with what they waited on average. */
const medianInputs = z.object({ cases: count, minutes: z.array(count).max(figureInputsMaximum) })

/** What the figures are computed from. */
export const figureInputs = z.object({
  rating: ratingInputs,
  completion: shareInputs,
  response: medianInputs,
  clientRating: ratingInputs,
  hires: shareInputs,
  answers: shareInputs,
  approval: medianInputs,
  payments: shareInputs,
})
export type FigureInputs = z.infer<typeof figureInputs>

export const personFiguresDetailView = z.object({
  person: z.object({ _id: z.uuid(), name: z.string(), profileImage: z.string(), hasProfile: z.boolean() }),
  figures: personFiguresView,
  inputs: figureInputs,
})
export type PersonFiguresDetailView = z.infer<typeof personFiguresDetailView>
