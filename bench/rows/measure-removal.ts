import { dayMs, hourMs, notificationsPerPerson } from '@guildhall/contract'
import type pg from 'pg'
import { deleteBeyond } from '../../apps/server/src/modules/2-people/notifications/notification.queries.ts'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'

export type Removal = { name: string; rows: number; seconds: number; logMb: number; longestLockMs?: number }

const mails = 300_000
const batch = 5_000
/** Far from now, so that nothing else lies there. */
const week = new Date('2001-01-01T00:00:00Z')

/** A week of mails, removed row by row and by its partition; and the notifications of the oldest day. Afterwards all is as it was. */
export async function measureRemoval(client: pg.Client, url: string, newest: number): Promise<Removal[]> {
  const removals: Removal[] = []
  const end = new Date(week.getTime() + 7 * dayMs)
  const measured = async (name: string, work: () => Promise<number>, longestLockMs?: () => number) => {
    await client.query('checkpoint')
    const before = await position(client)
    const began = performance.now()
    const rows = await work()
    const seconds = (performance.now() - began) / 1_000
    const logMb = ((await position(client)) - before) / 2 ** 20
    removals.push({ name, rows, seconds, logMb, ...(longestLockMs && { longestLockMs: longestLockMs() }) })
  }
  const insertWeek = (table: string) =>
    client.query(
      `insert into ${table} (to_address, kind, created_at, sent_at)
       select 'person' || n || '@example.com', 'notice', $1::timestamptz + n * interval '2 s', $1::timestamptz + n * interval '2 s'
       from generate_series(1, ${mails}) n`,
      [week],
    )

  await client.query('create table bench_mails (like mail_outbox including all, primary key (id))')
  await measured(
    `${mails.toLocaleString('en-US')} mails written`,
    async () => (await insertWeek('bench_mails')).rowCount ?? 0,
  )
  await client.query('vacuum analyze bench_mails')
  await measured(`… deleted row by row, ${batch.toLocaleString('en-US')} at a time`, async () => {
    let all = 0
    for (let deleted = batch; deleted === batch; all += deleted) {
      const { rowCount } = await client.query(
        `delete from bench_mails where ctid = any(array(select ctid from bench_mails where sent_at < $1 limit ${batch} for update skip locked))`,
        [end],
      )
      deleted = rowCount ?? 0
    }
    return all
  })
  await measured('… and vacuumed', async () => {
    await client.query('vacuum bench_mails')
    return 0
  })
  await client.query('drop table bench_mails')

  // Before all other partitions, whose oldest begins nowhere: that is taken off and put back within moments.
  await client.query(`create table bench_week (like mail_outbox including all, primary key (id))`)
  await insertWeek('bench_week')
  await client.query(
    `insert into bench_week (to_address, kind, created_at, failed_at) select 'a@example.com', 'notice', $1, $2 from generate_series(1, 1000)`,
    [week, end],
  )
  await client.query(
    `analyze bench_week; alter table bench_week add check (created_at >= '${week.toISOString()}' and created_at < '${end.toISOString()}')`,
  )
  const { rows } = await client.query<{ until: string }>(
    `select until::text from mail_partitions() where name = 'mails'`,
  )
  const until = rows[0]?.until
  await client.query(`alter table mail_outbox detach partition mails`)
  await client.query(
    `alter table mail_outbox attach partition mails for values from ('${end.toISOString()}') to ('${until}')`,
  )
  await client.query(
    `alter table mail_outbox attach partition bench_week for values from ('${week.toISOString()}') to ('${end.toISOString()}')`,
  )
  let heldMs = 0
  await measured(
    '… dropped with their partition, 1,000 that failed kept',
    async () => {
      const began = performance.now()
      await client.query('select drop_mail_partition($1, $2)', [end, week])
      heldMs = performance.now() - began
      return mails
    },
    () => heldMs,
  )
  await client.query('delete from mail_outbox_rest')
  await client.query('alter table mail_outbox detach partition mails')
  await client.query(`alter table mail_outbox attach partition mails for values from (minvalue) to ('${until}')`)

  const database = openDatabase(url, 1)
  await measured('What people have beyond 1,000 notifications, of whom 6 hours brought one', async () => {
    await deleteBeyond(database.db, { keep: notificationsPerPerson, since: new Date(newest - 6 * hourMs) })
    return 0
  })
  await database.close()
  await measured('Notifications of the oldest day, row by row, rolled back', async () => {
    await client.query('begin')
    const { rowCount } = await client.query(
      `delete from notifications where created_at < (select min(created_at) + interval '1 day' from notifications)`,
    )
    await client.query('rollback')
    return rowCount ?? 0
  })
  return removals
}

async function position(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ bytes: number }>(`select (pg_current_wal_lsn() - '0/0')::float8 as bytes`)
  return rows[0]?.bytes ?? 0
}
