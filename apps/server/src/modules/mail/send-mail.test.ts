import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { queueMail } from './shared/queue-mail.ts'

test('a queued mail is sent once, and its data are gone then', async () => {
  const t = await startTestApp()
  const user = await t.insertUser('Ada')
  await t.db.transaction((tx) =>
    queueMail(t.deps, tx, {
      kind: 'account.confirm_email',
      userId: user.id,
      to: user.email,
      data: { token: 'secret-token' },
    }),
  )

  await t.runJobs()
  await t.runJobs()

  const mails = await t.mailsTo(user.email)
  expect(mails).toHaveLength(1)
  expect(mails[0]?.text).toContain('http://localhost:3000/confirm-email#secret-token')
  expect(await t.value('select data from mails where user_id = $1', [user.id])).toBeNull()
})
