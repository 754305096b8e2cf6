import { randomBytes } from 'node:crypto'
import { addOperator } from '../modules/8-moderation/operators/shared/manage-operators.ts'
import type { TestApp } from './test-app.ts'

/** By default with an authenticator app, signed in with it. */
export async function insertOperator(t: TestApp, { secondFactor = true }: { secondFactor?: boolean } = {}) {
  const user = await t.insertUser()
  if (secondFactor) await makeOperator(t, user)
  else await addOperator(t.deps, user.email)
  return user
}

export async function makeOperator(t: TestApp, { id, email }: { id: string; email: string }): Promise<void> {
  await addOperator(t.deps, email)
  const app = 'insert into authenticator_apps (user_id, secret, created_at, confirmed_at) values ($1, $2, now(), now())'
  await t.pool.query(app, [id, randomBytes(48)])
  await t.pool.query('update sessions set second_factor = true where user_id = $1', [id])
}

/** Failed for good, as if its server had been down. Returns the job's id. */
export async function insertFailedJob(t: TestApp, name: string) {
  const text = `insert into jobs.job (name, data, state, started_on, completed_on, output)
    values ($1, '{}', 'failed', now(), now(), $2) returning id`
  return String(await t.value(text, [name, JSON.stringify({ message: 'connect ECONNREFUSED 127.0.0.1:587' })]))
}
