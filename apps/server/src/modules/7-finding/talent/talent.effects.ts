import { type Effects, type EffectsPart, job } from '../../../effects.ts'
import { refreshListingJob } from '../../1-ground/users/shared/listing.jobs.ts'

/** Everything that changes what searches for people show: a job computes their row afterwards. */
export const talentEffects: EffectsPart = {
  'profile.saved': onChange,
  'profile.visibility_changed': onChange,
  'account.username_changed': onChange,
  'account.suspension_lifted': onChange,
  'result.shown': onChange,
  'result.withdrawn': onChange,
  'result.restored': onChange,
  'result.regraded': onChange,
  'content.hidden': ({ about, context }) => (context.targetKind === 'profile' ? onChange({ about }) : {}),
  'decision.reversed': ({ about, context: { shown } }) => (shown?.targetKind === 'profile' ? onChange({ about }) : {}),
}

function onChange({ about: { personId: userId } }: { about: { personId: string } }): Effects {
  return { jobs: [job(refreshListingJob, { userId }, { key: userId })] }
}
