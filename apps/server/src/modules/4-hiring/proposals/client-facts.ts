import type { Db, Tx } from '../../../platform/database/database.ts'
import { listVerifiedSkills } from '../../3-skills/results/shared/list-verified-skills.ts'
import type { ClientFacts } from './proposal.presenter.ts'
import type { ProposalRow } from './proposal.queries.ts'
import { listNotes } from './proposal-note.queries.ts'
import { countCompletedJobs } from './shared/count-jobs.queries.ts'

export async function findClientFacts(db: Db | Tx, rows: readonly ProposalRow[]) {
  const userIds = [...new Set(rows.map(({ freelancerId }) => freelancerId))]
  const skills = await listVerifiedSkills(db, userIds, { onlyOnProfile: true })
  const completed = await countCompletedJobs(db, userIds)
  const notes = await listNotes(
    db,
    rows.map(({ id }) => id),
  )
  return ({ id, freelancerId }: ProposalRow): ClientFacts => ({
    verifiedSkills: skills.get(freelancerId) ?? [],
    ...(completed.get(freelancerId) ?? { completedJobs: 0, completedForClients: 0 }),
    clientMark: notes.get(id) ?? { mark: null, note: '' },
  })
}
