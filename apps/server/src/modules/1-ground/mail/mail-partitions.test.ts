import { dayMs } from '@guildhall/contract'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'
import { queryAsOwner, takeOwnerUrl, useTestDatabase } from '../../../testing/test-database.ts'
import { forgottenDays, keptDays, sweepMails } from './sweep-mails.ts'

/** `start`: of the first week that has a partition of its own. The database is of no use to other files afterwards. */
async function arrange() {
  const t = await startTestApp()
  await queryAsOwner('select')
  const start = await t.value(`select max(until) from mail_partitions() where until is not null`)
  const at = (days: number, ms = 0) => new Date((start as Date).getTime() + days * dayMs + ms)
  return {
    t,
    at,
    async insert(kind: string, createdAt: Date, ended: { sent?: Date; failed?: Date } = {}) {
      await t.pool.query(
        `insert into mail_outbox (to_address, kind, created_at, sent_at, failed_at) values ('a@example.com', $1, $2, $3, $4)`,
        [kind, createdAt, ended.sent ?? null, ended.failed ?? null],
      )
    },
    async sweepAt(now: Date) {
      t.setClock(now)
      await sweepMails(t.deps)
    },
    async places() {
      const { rows } = await t.pool.query<{ kind: string; place: string }>(
        'select kind, tableoid::regclass::text as place from mail_outbox order by kind',
      )
      return Object.fromEntries(rows.map(({ kind, place }) => [kind, place]))
    },
    partitionOf: (date: Date) => `mail_outbox_${date.toISOString().slice(0, 10).replaceAll('-', '_')}`,
    names: async () =>
      ((await t.value(`select json_agg(name order by until) from mail_partitions() where until is not null`)) ??
        []) as string[],
  }
}

test('a mail lies in the partition of its week, to the millisecond, and one without a partition is moved when that is made', async () => {
  const { t, at, insert, sweepAt, places, partitionOf, names } = await arrange()
  await sweepAt(at(-14, 1))
  expect(await names()).toEqual(['mails', partitionOf(at(0))])

  await insert('before', at(0, -1), { sent: at(0) })
  await insert('first', at(0), { sent: at(1) })
  await insert('last', at(7, -1), { sent: at(7) })
  await insert('too early', at(7), { sent: at(8) })
  expect(await places()).toEqual({
    before: 'mails',
    first: partitionOf(at(0)),
    last: partitionOf(at(0)),
    'too early': 'mail_outbox_rest',
  })

  await sweepAt(at(0))
  await sweepAt(at(0))
  expect(await names()).toEqual(['mails', partitionOf(at(0)), partitionOf(at(7))])
  expect((await places())['too early']).toBe(partitionOf(at(7)))
  await t.pool.query('delete from mail_outbox')
})

test('a partition is dropped as a whole once its last mail is old; what is kept longer stays', async () => {
  const { t, at, insert, sweepAt, places, partitionOf, names } = await arrange()
  const user = await t.insertUser()
  await sweepAt(at(-14, 1))
  await insert('sent', at(0), { sent: at(0) })
  await insert('sent last', at(7, -1), { sent: at(7 + forgottenDays, -1) })
  await insert('failed', at(6), { failed: at(8) })
  await insert('failed, of one who leaves', at(6), { failed: at(8) })
  await t.pool.query(`update mail_outbox set user_id = $1 where kind ~ 'leaves'`, [user.id])
  const dropped = at(7 + keptDays.sent + forgottenDays)

  await sweepAt(new Date(dropped.getTime() - 1))
  expect(await names()).toContain(partitionOf(at(0)))
  expect(Object.keys(await places())).toHaveLength(4)

  await sweepAt(dropped)
  expect(await names()).not.toContain(partitionOf(at(0)))
  expect(await places()).toEqual({ failed: 'mail_outbox_rest', 'failed, of one who leaves': 'mail_outbox_rest' })
  expect(await t.value('select to_regclass($1)', [partitionOf(at(0))])).toBeNull()

  await queryAsOwner(`delete from users where id = '${user.id}'`)
  await sweepAt(at(8 + keptDays.failed))
  expect(Object.keys(await places())).toEqual(['failed'])
  await sweepAt(at(8 + keptDays.failed, 1))
  expect(await places()).toEqual({})
})

test('one with more to keep than is moved in a moment stays, and loses what is old row by row', async () => {
  const { t, at, insert, sweepAt, places, partitionOf, names } = await arrange()
  await sweepAt(at(0))
  const week = partitionOf(at(0))
  await insert('sent', at(0), { sent: at(0) })
  // At the same place of its own partition.
  await insert('sent later', at(7), { sent: at(10) })
  await t.pool.query(
    `insert into mail_outbox (to_address, kind, created_at, failed_at) select 'a@example.com', 'failed', $1, $1 from generate_series(1, 1001)`,
    [at(0)],
  )
  const left = async () => [(await names()).includes(week), await t.value('select count(*) from mail_outbox')]

  await sweepAt(at(keptDays.sentAtMost))
  expect(await left()).toEqual([true, 1003])
  await sweepAt(at(keptDays.sentAtMost, 1))
  expect(await left()).toEqual([true, 1002])
  expect(await places()).toMatchObject({ 'sent later': partitionOf(at(7)) })
  await sweepAt(at(keptDays.failed, 1))
  expect(await left()).toEqual([false, 0])
})

test('while somebody holds the table, the sweep waits for a moment only, and does it the next time', async () => {
  const { t, at, insert, sweepAt, names } = await arrange()
  await sweepAt(at(0))
  const before = await names()
  await insert('held', at(0), { sent: at(0) })
  const holder = new pg.Client(takeOwnerUrl(await useTestDatabase()))
  await holder.connect()
  onTestFinished(() => holder.end())
  await holder.query('begin; select from mail_outbox')

  await sweepAt(at(90))
  expect(await names()).toEqual(expect.arrayContaining(before))
  expect(await t.value('select count(*) from mail_outbox')).toBe(0)
  await holder.query('commit')
  await sweepAt(at(90))
  expect((await names()).filter((name) => before.includes(name))).toEqual([])
})
