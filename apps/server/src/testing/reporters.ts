import { reporterHistory } from '@guildhall/contract'
import type { TestApp } from './test-app.ts'

/** Their reports weigh: an old account with a contract that released money. */
export async function insertKnownReporter(t: TestApp) {
  const person = await t.insertUser()
  await t.pool.query(`update users set created_at = now() - $2 * interval '1 day' where id = $1`, [
    person.id,
    reporterHistory.accountDays + 1,
  ])
  const proposal = await t.insertProposal({ freelancerId: person.id, status: 'accepted' })
  await t.pool.query(
    `insert into contract_events (contract_id, kind, facts, at) select id, 'released', '{}', now() from contracts
     where proposal_id = $1`,
    [proposal.id],
  )
  return person
}
