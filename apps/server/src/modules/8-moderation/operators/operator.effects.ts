import type { DomainEvent } from '@guildhall/contract'
import type { Effects, EffectsPart } from '../../../effects.ts'
import { mailTo } from '../../2-people/accounts/shared/security-effects.ts'

export const operatorEffects: EffectsPart = {
  'account.suspended': (event) => onSuspension(event, 'contract.party_suspended'),
  'account.suspension_lifted': (event) => onSuspension(event, 'contract.party_back'),
  'account.appeal_answered': ({ kind, about: { personId }, facts: { suspensionId }, context: { email, reason } }) => ({
    notices: [{ userId: personId, kind, facts: { sentence: reason }, event: suspensionId }],
    mails: [mailTo({ personId, email }, kind, { reason })],
  }),
}

/** The person is told, and the other sides of their running contracts. */
function onSuspension(
  { kind, about: { personId }, facts, context }: DomainEvent<'account.suspended' | 'account.suspension_lifted'>,
  toOthers: 'contract.party_suspended' | 'contract.party_back',
): Effects {
  const { suspensionId } = facts
  const { email, reason, contracts } = context
  return {
    notices: [
      { userId: personId, kind, facts: { sentence: reason }, event: suspensionId },
      ...contracts.map(({ otherId: userId, ...contract }) => ({
        ...{ userId, kind: toOthers, facts: contract, actorId: personId },
        event: `${suspensionId}:${contract.contractId}`,
      })),
    ],
    mails: [mailTo({ personId, email }, kind, { reason })],
  }
}
