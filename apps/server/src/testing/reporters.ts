import { reporterHistory } from '@guildhall/contract'
import type { TestApp } from './test-app.ts'

/** Someone whose reports weigh: an old account with a contract of which enough was released. */
export async function insertKnownReporter(t: TestApp) {
  const person = await t.insertUser()
  await t.pool.query(`update users set created_at = now() - $2 * interval '1 day' where id = $1`, [
    person.id,
    reporterHistory.accountDays + 1,
  ])
  await t.pool.query('insert into person_figures (user_id, settled_contracts) values ($1, 1)', [person.id])
  return person
}
