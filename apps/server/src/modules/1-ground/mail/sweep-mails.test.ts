import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { dayMs } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'
import { fileDays, forgottenDays, keptDays, sweepMails } from './sweep-mails.ts'

test('old rows go, sent ones earlier than failed ones, and a mail whose job is lost is given up', async () => {
  const t = await startTestApp()
  const user = await t.insertUser()
  const insert = (kind: string, createdDays: number, columns = '', values = '') =>
    t.queryAsOwner(
      `insert into mail_outbox (user_id, to_address, kind, data, created_at ${columns})
       values ('${user.id}', '${user.email}', '${kind}', '{"token":"x"}', now() - interval '${createdDays} days' ${values})`,
    )
  const endedDaysAgo = (days: number) => `, now() - interval '${days} days'`
  await insert('sent, kept', keptDays.sentAtMost + 5, ', sent_at', endedDaysAgo(keptDays.sentAtMost - 1))
  await insert('sent, old', keptDays.sentAtMost + 5, ', sent_at', endedDaysAgo(keptDays.sentAtMost + 1))
  await insert('failed, kept', keptDays.failed + 5, ', failed_at', endedDaysAgo(keptDays.failed - 1))
  await insert('failed, old', keptDays.failed + 5, ', failed_at', endedDaysAgo(keptDays.failed + 1))
  await insert('waiting', forgottenDays - 1)
  await insert('being sent', forgottenDays + 1, ', claimed_until', `, now() + interval '1 minute'`)
  await insert('forgotten', forgottenDays + 1)

  await sweepMails(t.deps)

  const { rows } = await t.pool.query(
    'select kind, failed_at is not null as failed from mail_outbox where user_id = $1',
    [user.id],
  )
  const left = rows.map(({ kind, failed }) => `${kind}${failed ? ': failed' : ''}`)
  expect(left.sort()).toEqual(['being sent', 'failed, kept: failed', 'forgotten: failed', 'sent, kept', 'waiting'])
  expect(await t.value(`select data from mail_outbox where user_id = $1 and kind = 'forgotten'`, [user.id])).toBeNull()
})

test('mails that became files go after two weeks; other files stay', async () => {
  const t = await startTestApp()
  const folder = path.join(t.folder, 'mail')
  await sweepMails(t.deps) // before there is a folder
  await mkdir(folder)
  const write = async (name: string, daysAgo: number) => {
    await writeFile(path.join(folder, name), 'Subject: x')
    const written = new Date(Date.now() - daysAgo * dayMs)
    await utimes(path.join(folder, name), written, written)
  }
  await write('old.eml', fileDays + 0.1)
  await write('broken-off.eml.part', fileDays + 0.1)
  await write('young.eml', fileDays - 0.1)
  await write('notes.txt', fileDays + 100)

  await sweepMails(t.deps)

  expect((await readdir(folder)).sort()).toEqual(['notes.txt', 'young.eml'])
})
