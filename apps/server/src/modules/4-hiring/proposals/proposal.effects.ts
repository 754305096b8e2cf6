import type { DomainEvent, EventSubjects, NotificationKind } from '@guildhall/contract'
import { type Effects, type EffectsPart, job } from '../../../effects.ts'
import { lineOf, otherSide, proposalFacts, sidesOf } from '../../1-ground/events/shared/sides.ts'
import { notifyDeclinedJob } from './shared/proposal.jobs.ts'

/** Above this a job tells them, so that the acceptance does not wait. */
const toldAtOnce = 25

export const proposalEffects: EffectsPart = {
  'proposal.sent': (event) => ({
    notices: [{ ...noticeOf(event, 'proposal.received'), event: event.about.proposalId }],
    lines: lineOf(event),
    stale: staleFor(event),
  }),
  'proposal.opened': ({ about }) => {
    const { freelancerId, projectId, proposalId } = about
    return { stale: [{ people: [freelancerId], part: 'proposal', projectId, proposalId }] }
  },
  'proposal.edited': onChange,
  'proposal.withdrawn': onChange,
  'proposal.sent_again': onChange,
  'proposal.countered': (event) => {
    const isAnswer = event.actorId === event.about.freelancerId
    const kind = isAnswer ? 'proposal.counter_answered' : 'proposal.countered'
    return onCounter(event, kind, isAnswer ? 'countered' : undefined)
  },
  'proposal.counter_accepted': (event) => onCounter(event, decidedKind(event), 'accepted'),
  'proposal.counter_declined': (event) => onCounter(event, decidedKind(event), 'declined'),
  'proposal.accepted': (event) => {
    const { proposalId } = event.about
    return {
      notices: [{ ...noticeOf(event, 'proposal.accepted'), event: proposalId }],
      lines: lineOf(event),
      jobs: event.facts.declined > toldAtOnce ? [job(notifyDeclinedJob, { proposalId })] : [],
    }
  },
  'proposal.not_selected': (event) => {
    const { projectId, freelancerId } = event.about
    const lines = lineOf(event)
    if (event.facts.declined > toldAtOnce) return { lines }
    return {
      notices: [{ ...noticeOf(event, 'proposal.not_selected'), event: projectId }],
      lines,
      // Does not reveal the accepted proposal.
      stale: [{ people: [freelancerId], part: 'proposal', projectId }],
    }
  },
}

type OfProposal = { actorId: string | null; about: EventSubjects['proposal'] }

function onChange(event: DomainEvent<'proposal.edited' | 'proposal.withdrawn' | 'proposal.sent_again'>): Effects {
  const { kind, about, facts } = event
  const { proposalId } = about
  return {
    notices: [{ ...noticeOf(event, kind), event: `${proposalId}:${facts.version}`, stack: proposalId }],
    lines: lineOf(event),
    stale: staleFor(event),
  }
}

function onCounter(
  event: DomainEvent<'proposal.countered' | 'proposal.counter_accepted' | 'proposal.counter_declined'>,
  kind: NotificationKind,
  answer?: 'accepted' | 'declined' | 'countered',
): Effects {
  const notice = noticeOf(event, kind)
  const facts = { ...notice.facts, ...(answer && { answer }) }
  return {
    notices: [{ ...notice, facts, event: `${event.about.proposalId}:${answer ?? 'countered'}` }],
    lines: lineOf(event),
    stale: staleFor(event),
  }
}

const decidedKind = (event: OfProposal) =>
  event.actorId === event.about.freelancerId ? 'proposal.counter_answered' : 'proposal.counter_decided'

const noticeOf = <Kind extends NotificationKind>(event: OfProposal, kind: Kind) => ({
  userId: otherSide(event),
  kind,
  facts: proposalFacts(event.about),
  actorId: event.actorId,
})

function staleFor({ about }: OfProposal): Effects['stale'] {
  const { projectId, proposalId } = about
  return [{ people: sidesOf(about), part: 'proposal', projectId, proposalId }]
}
