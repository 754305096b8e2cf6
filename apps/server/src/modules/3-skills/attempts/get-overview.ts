import { type AssessmentOverviewView, selectableSkills } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { listSetAside } from '../items/shared/set-aside.queries.ts'
import { presentOpenAttempt } from './attempt.presenter.ts'
import { findOpenAttempt } from './attempt.queries.ts'
import { listRecentSubjects } from './attempt-history.queries.ts'
import { getVerifiedLimits } from './attempt-limits.ts'
import { finishOverdueAttempt } from './finish-attempt.ts'
import { listGradedOnly } from './question-supply.ts'
import { retakeAtOf, retakeWaitMs } from './retake.rules.ts'

export async function getOverview(
  deps: Deps,
  { userId, address }: { userId: string; address: string },
): Promise<AssessmentOverviewView> {
  const { db } = deps.database
  await finishOverdueAttempt(deps, userId)
  const now = deps.clock()
  const [open, recent, verified, gradedOnly] = await Promise.all([
    findOpenAttempt(db, userId),
    listRecentSubjects(db, userId, new Date(now.getTime() - retakeWaitMs)),
    getVerifiedLimits(deps, { userId, address }, now),
    listSetAside(db).then((setAside) => listGradedOnly(deps.bank, setAside)),
  ])
  return {
    skills: [...selectableSkills],
    anyTopic: deps.ai !== undefined,
    openAttempt: open ? presentOpenAttempt(open) : null,
    verified,
    gradedOnly,
    waits: recent.map(({ skill, difficulty, finishedAt }) => ({
      skill,
      difficulty,
      retakeAt: retakeAtOf(finishedAt).toISOString(),
    })),
    serverNow: now.toISOString(),
  }
}
