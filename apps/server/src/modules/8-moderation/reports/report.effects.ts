import type { DomainEvent } from '@guildhall/contract'
import { type Effects, type EffectsPart, job } from '../../../effects.ts'
import { mailTo } from '../../2-people/accounts/shared/security-effects.ts'
import { notifyReportersJob } from './shared/report.jobs.ts'

export const reportEffects: EffectsPart = {
  'report.resolved': ({ facts }) => ({ jobs: [job(notifyReportersJob, facts)] }),
  'account.warned': onDecision,
  'content.hidden': (event) => ({ ...onDecision(event), ...redraw(event.context) }),
  'decision.answered': onDecision,
  'decision.reversed': (event) => ({ ...onDecision(event), ...redraw(event.context.shown) }),
}

type OnDecision = DomainEvent<'account.warned' | 'content.hidden' | 'decision.answered' | 'decision.reversed'>

function onDecision({ kind, about: { personId }, facts: { decisionId }, context: { told } }: OnDecision): Effects {
  if (!told) return {}
  const { email, ...data } = told
  return {
    notices: [{ userId: personId, kind, facts: { sentence: data.reason }, event: decisionId }],
    mails: [mailTo({ personId, email }, kind, data as never)],
  }
}

type Target = DomainEvent<'decision.reversed'>['context']['shown']

function redraw(target: Target): Effects {
  if (target?.targetKind !== 'message') return {}
  return { redrawn: [{ conversationId: target.targetId, seq: target.targetSeq }] }
}
