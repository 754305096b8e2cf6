import { type EffectsPart, job } from '../../../effects.ts'
import { notifyRetakeJob } from './shared/attempt.jobs.ts'

export const attemptEffects: EffectsPart = {
  'assessment.not_passed': ({ facts, context: { retakeAt } }) => ({
    jobs: [job(notifyRetakeJob, facts, { startAfter: retakeAt })],
  }),
  'assessment.retake_open': ({ kind, about, context: { attemptId: event, ...facts } }) => ({
    notices: [{ userId: about.personId, kind, facts, event }],
  }),
}
