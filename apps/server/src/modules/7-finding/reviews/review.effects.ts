import type { DomainEvent, EventSubjects } from '@guildhall/contract'
import { type Effects, type EffectsPart, job } from '../../../effects.ts'
import { askForReviewsJob, authorSuspensionJob, revealReviewsJob, reviewHidingJob } from './shared/review.jobs.ts'

/** Jobs do what follows for reviews and figures: they lock nothing of the money. */
export const reviewEffects: EffectsPart = {
  'contract.completed': onEnd,
  'contract.cancelled': onEnd,
  'review.written': ({ actorId, about: { contractId }, context: { revealsAt } }) => ({
    jobs: [job(revealReviewsJob, { contractId }, revealsAt ? { startAfter: revealsAt } : {})],
    stale: [{ people: [actorId], part: 'review' }],
  }),
  'review.revealed': ({ about, context: { reviewId, authorId, authorName, ...facts } }) => ({
    notices: [
      {
        ...{ userId: about.personId, kind: 'review.revealed', event: reviewId },
        facts: { ...facts, actorId: authorId, actorName: authorName },
      },
    ],
    stale: [{ people: [about.personId, authorId], part: 'review' }],
  }),
  'review.replied': ({ actorId, facts: { reviewId }, context: { authorId: userId, ...context } }) => {
    const facts = { ...context, ...(actorId && { actorId }) }
    return {
      notices: [{ userId, kind: 'review.replied', facts, event: reviewId }],
      stale: [{ people: [actorId, userId], part: 'review' }],
    }
  },
  'review.asked': onReminder,
  'review.time_near': onReminder,
  // Without keys: a waiting job could run before the commit, and would swallow this one.
  'account.suspended': onSuspension,
  'account.suspension_lifted': onSuspension,
  'content.hidden': ({ context }) => onHiding(context),
  'decision.reversed': ({ context: { shown } }) => onHiding(shown),
}

function onEnd({ about: { contractId } }: { about: EventSubjects['contract'] }): Effects {
  return { jobs: [job(askForReviewsJob, { contractId })] }
}

function onReminder({ kind, about, context: facts }: DomainEvent<'review.asked' | 'review.time_near'>): Effects {
  const { personId } = about
  return {
    notices: [{ userId: personId, kind, facts, event: facts.contractId }],
    stale: [{ people: [personId], part: 'review' }],
  }
}

/** The reviews of a suspended author are hidden. */
function onSuspension({ about: { personId: authorId } }: { about: EventSubjects['account'] }): Effects {
  return { jobs: [job(authorSuspensionJob, { authorId })] }
}

/** The writer of a review or a reply still reads it, as hidden; the other side no longer does. */
function onHiding(target: DomainEvent<'decision.reversed'>['context']['shown']): Effects {
  if (target?.targetKind !== 'review' && target?.targetKind !== 'reply') return {}
  return {
    jobs: target.targetKind === 'review' ? [job(reviewHidingJob, { reviewId: target.targetId })] : [],
    stale: [{ people: target.readerIds, part: 'review' }],
  }
}
