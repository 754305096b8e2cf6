import type { EffectsPart } from '../../../effects.ts'
import { mailTo } from '../../2-people/accounts/shared/security-effects.ts'

export const personalDataEffects: EffectsPart = {
  'account.export_ready': ({ kind, about: { personId }, facts: { exportId }, context: { email } }) => ({
    notices: [{ userId: personId, kind, facts: {}, event: exportId }],
    mails: [mailTo({ personId, email }, kind, {})],
  }),
  'account.projects_removed': ({ context: { lost, waitingClientIds } }) => ({
    notices: lost.map(({ freelancerId: userId, proposalId: event, projectTitle }) => ({
      ...{ userId, kind: 'proposal.project_removed', facts: { projectTitle }, event },
    })),
    stale: [{ people: [...lost.map(({ freelancerId }) => freelancerId), ...waitingClientIds], part: 'proposal' }],
  }),
  'account.deleted': ({ context: { partnerIds: people } }) => ({ stale: [{ people, part: 'contract' }] }),
}
