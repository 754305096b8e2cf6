import type { DomainEvent, EventSubjects } from '@guildhall/contract'
import { type Effects, type EffectsPart, job } from '../../../effects.ts'
import { notifyProposersJob } from './shared/project.jobs.ts'

export const projectEffects: EffectsPart = {
  'project.posted': ({ about }) => ({ stale: staleFor(about) }),
  'project.edited': ({ about, context }) => ({ stale: staleFor(about, context.candidateIds) }),
  'project.kept_open': ({ about }) => ({ stale: staleFor(about) }),
  'project.asked': ({ about, facts: { closesAt: deadlineAt } }, at) => {
    const { clientId: userId, projectId, projectTitle } = about
    const facts = { projectId, projectTitle, deadlineAt }
    const event = `${projectId}:${at.toISOString()}`
    return { notices: [{ userId, kind: 'project.still_hiring', facts, event }], stale: staleFor(about) }
  },
  'project.closed': (event, at) => {
    const { clientId: userId, projectId, projectTitle } = event.about
    const facts = { projectId, projectTitle }
    const key = `${projectId}:${at.toISOString()}`
    return { notices: [{ userId, kind: 'project.closed', facts, event: key }], ...onMove(event, at) }
  },
  'project.reopened': onMove,
  'project.deadline_near': ({ about, context: { days, ...facts } }) => {
    const event = `${facts.projectId}:${facts.deadlineAt}:${days}`
    return { notices: [{ userId: about.personId, kind: 'project.deadline_near', facts, event }] }
  },
}

/** Those who proposed are told in a job: there may be thousands. */
function onMove({ kind, about }: DomainEvent<'project.closed' | 'project.reopened'>, at: Date): Effects {
  const { projectId, clientId } = about
  return {
    jobs: [job(notifyProposersJob, { projectId, clientId, kind, at: at.toISOString() })],
    stale: staleFor(about),
  }
}

function staleFor({ clientId, projectId }: EventSubjects['project'], others: readonly string[] = []): Effects['stale'] {
  return [{ people: [clientId, ...others], part: 'project', projectId }]
}
