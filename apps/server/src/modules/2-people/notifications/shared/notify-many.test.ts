import { expect, test } from 'vitest'
import { startTestApp } from '../../../../testing/test-app.ts'
import { type Audience, notifyMany } from './notify-many.ts'

const notice = { kind: 'account.security', facts: { sentence: 'A new saved result.' } } as const

async function arrange(crowd: string, people: number) {
  const t = await startTestApp()
  await t.pool.query(
    `insert into users (username, email, email_key, password_hash)
     select $2, n || $2 || '@example.com', n || $2 || '@example.com', '' from generate_series(1, $1::int) n`,
    [people, crowd],
  )
  const audience: Audience = async (_db, after, limit) => {
    const { rows } = await t.pool.query<{ id: string }>(
      `select id from users where username = $3 and ($1::uuid is null or id > $1) order by id limit $2`,
      [after ?? null, limit, crowd],
    )
    return rows.map(({ id }) => id)
  }
  const told = (event: string) =>
    t.value(`select json_build_array(count(*), count(distinct user_id)) from notifications where event_key = $1`, [
      `account.security:${event}`,
    ])
  return { t, audience, told }
}

test('10,000 people are told once each, also when the job is interrupted and run again', async () => {
  const people = 10_000
  const { t, audience, told } = await arrange('crowd-one', people)
  let batches = 0
  const broken: Audience = async (db, after, limit) => {
    batches += 1
    if (batches > 4) throw new Error('the process is stopped')
    return audience(db, after, limit)
  }

  await notifyMany(t.deps, broken, { ...notice, event: 'e1' }).catch(() => {})
  const partly = await told('e1')
  await notifyMany(t.deps, audience, { ...notice, event: 'e1' })

  expect([partly, await told('e1')]).toEqual([
    [4_000, 4_000],
    [people, people],
  ])
})

test('kinds that are mailed leave one job for each person', async () => {
  const people = 2_500 // several batches
  const { t, audience } = await arrange('crowd-two', people)

  await notifyMany(t.deps, audience, { kind: 'proposal.not_selected', facts: {}, event: 'e2' })
  await t.runJobs()

  expect(
    await t.value(`select count(distinct data ->> 'userId') from jobs.job where name = 'notifications.mail_person'`),
  ).toBe(people)
})
