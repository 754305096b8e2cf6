import type { ProfileAssessmentView } from '@guildhall/contract'
import type { Db, Tx } from '../../platform/database.ts'
import { presentProfileAssessment } from './assessment.presenter.ts'
import { listBestResults } from './assessment.queries.ts'

/** How many skills a profile shows; beyond that, those that prove least are left out. */
const skillsOnProfile = 100

/**
 * One result for each skill: the best verified one, else the latest practice, by the published rule (`meritOf`), those that
 * prove most first. `historyCount` says how many others of the skill there are.
 */
export async function listProfileAssessments(
  db: Db | Tx,
  filter: { userId: string; onlyOnProfile: boolean },
): Promise<ProfileAssessmentView[]> {
  return (await listBestResults(db, filter, skillsOnProfile)).map(presentProfileAssessment)
}
