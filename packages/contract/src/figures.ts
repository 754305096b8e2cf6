import { z } from 'zod'
import { figureInputsMaximum } from './figures.constants.ts'

const percent = z.int().min(0).max(100).nullable()
const count = z.int().min(0)
const minutes = z.int().min(0).nullable()

export const clientFiguresView = z.object({
  rating: z.number().nullable(),
  reviewCount: count,
  reviewedBy: count,
  paidContracts: count,
  hireRate: percent,
  answerRate: percent,
  approvalMinutes: minutes,
  paidRate: percent,
})
export type ClientFigures = z.infer<typeof clientFiguresView>

/** Null where there is not enough to say. */
export const personFiguresView = z.object({
  rating: z.number().nullable(),
  reviewCount: count,
  reviewedBy: count,
  completedJobs: count,
  completedForClients: count,
  completionRate: percent,
  /** To a first message, an invitation or a direct contract. */
  responseMinutes: minutes,
  client: clientFiguresView,
})
export type PersonFigures = z.infer<typeof personFiguresView>

const ratingInputs = z.object({
  /** `sum`: of each person's mean times its weight. */
  people: count,
  weight: z.number(),
  sum: z.number(),
  /** The newest. `by` is an account id. */
  ratings: z
    .array(z.object({ by: z.uuid(), mean: z.number(), weight: z.number(), reviews: count }))
    .max(figureInputsMaximum),
  notCounted: count,
})
const shareInputs = z.object({ some: count, all: count })
/** One case per person, with their average wait. */
const medianInputs = z.object({ cases: count, minutes: z.array(count).max(figureInputsMaximum) })

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
  person: z.object({
    _id: z.uuid(),
    name: z.string(),
    profileImage: z.string(),
    hasProfile: z.boolean(),
    /** As in their profile. */
    mayBeFound: z.boolean(),
  }),
  figures: personFiguresView,
  inputs: figureInputs,
})
export type PersonFiguresDetailView = z.infer<typeof personFiguresDetailView>
