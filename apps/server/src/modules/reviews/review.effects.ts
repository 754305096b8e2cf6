import type { EventSubjects } from '@guildhall/contract'
import { type Effects, type EffectsPart, job } from '../../effects.ts'
import { askForReviewsJob } from './shared/review.jobs.ts'

export const reviewEffects: EffectsPart = {
  'contract.completed': onEnd,
  'contract.cancelled': onEnd,
}

/** Jobs do what follows for reviews and figures: they lock nothing of the money. */
function onEnd({ about: { contractId } }: { about: EventSubjects['contract'] }): Effects {
  return { jobs: [job(askForReviewsJob, { contractId })] }
}
