import { type AssessmentOverviewView, selectableSkills } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { findOpenAttempt, listRecentSubjects } from './assessment.queries.ts'
import { retakeAtOf, retakeWaitMs } from './assessment.rules.ts'
import { lookAtVerifiedLimits } from './attempt-limits.ts'
import { finishOverdueAttempt } from './finish-attempt.ts'

/** What somebody may start: the skills, the attempt they have open, and what still waits for a retake. */
export async function getOverview(
  deps: Deps,
  { userId, address }: { userId: string; address: string },
): Promise<AssessmentOverviewView> {
  const { db } = deps.database
  await finishOverdueAttempt(deps, userId)
  const now = deps.clock()
  const [open, recent, verified] = await Promise.all([
    findOpenAttempt(db, userId),
    listRecentSubjects(db, userId, new Date(now.getTime() - retakeWaitMs)),
    lookAtVerifiedLimits(deps, { userId, address }, now),
  ])
  return {
    skills: [...selectableSkills],
    anyTopic: deps.ai !== undefined,
    openAttempt: open
      ? {
          _id: open.id,
          skill: open.skill,
          difficulty: open.difficulty,
          kind: open.kind,
          answered: open.answers.filter((answer) => answer !== null).length,
          totalQuestions: open.answers.length,
          deadlineAt: open.deadlineAt.toISOString(),
        }
      : null,
    verified,
    waits: recent.map(({ skill, difficulty, finishedAt }) => ({
      skill,
      difficulty,
      retakeAt: retakeAtOf(finishedAt).toISOString(),
    })),
    serverNow: now.toISOString(),
  }
}
