import { randomBytes } from 'node:crypto'
import { addOperator } from '../modules/operators/shared/manage-operators.ts'
import type { TestApp } from './test-app.ts'

/** An operator with a session. Unless told otherwise, they have an authenticator app and signed in with it. */
export async function insertOperator(t: TestApp, { secondFactor = true }: { secondFactor?: boolean } = {}) {
  const user = await t.insertUser()
  await addOperator(t.deps, user.email)
  if (secondFactor) {
    const app =
      'insert into authenticator_apps (user_id, secret, created_at, confirmed_at) values ($1, $2, now(), now())'
    await t.pool.query(app, [user.id, randomBytes(48)])
    await t.pool.query('update sessions set second_factor = true where user_id = $1', [user.id])
  }
  return user
}

/** A job that failed for good, as if its server had been down. Returns its id. */
export async function insertFailedJob(t: TestApp, name: string, error = 'connect ECONNREFUSED 127.0.0.1:587') {
  const text = `insert into jobs.job (name, data, state, started_on, completed_on, output)
    values ($1, '{}', 'failed', now(), now(), $2) returning id`
  return String(await t.value(text, [name, JSON.stringify({ message: error })]))
}
