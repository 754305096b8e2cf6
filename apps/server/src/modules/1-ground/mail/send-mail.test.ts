import { minuteMs } from '@guildhall/contract'
import { expect, onTestFinished, test } from 'vitest'
import { jobHandlers } from '../../../job-handlers.ts'
import { type Mailer, openMailer } from '../../../platform/mail/mailer.ts'
import { smtpConfigOf, startSmtpServer } from '../../../testing/smtp-server.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { claimSeconds, sendMail } from './send-mail.ts'
import { sendMailJob } from './shared/mail.jobs.ts'
import { queueMail } from './shared/queue-mail.ts'

async function startWithMail({
  username = 'Ada',
  expiresAt,
  ...behavior
}: Parameters<typeof startSmtpServer>[0] & { username?: string; expiresAt?: Date } = {}) {
  const t = await startTestApp()
  const server = await startSmtpServer(behavior)
  const openProcess = () => ({ ...t.deps, mailer: openTestMailer(server.url) })
  const user = await t.insertUser(username)
  await t.db.transaction((tx) =>
    queueMail(t.deps, tx, {
      kind: 'account.confirm_email',
      userId: user.id,
      to: user.email,
      data: { token: 'secret-token' },
      ...(expiresAt ? { expiresAt } : {}),
    }),
  )
  const mailId = String(await t.value('select id from mail_outbox where user_id = $1', [user.id]))
  const deps = openProcess()
  return {
    t,
    server,
    user,
    mailId,
    deps,
    openProcess,
    attempt: async () => (await t.deps.jobs.runWaiting(jobHandlers, deps, true)).map(String),
    row: () => rowOf(t, mailId),
  }
}

function openTestMailer(url: string): Mailer {
  const mailer = openMailer({
    smtp: smtpConfigOf(url),
    folder: '',
    from: { name: 'Guildhall', address: 'no-reply@guildhall.example' },
    publicUrl: 'http://localhost:3000',
  })
  onTestFinished(() => mailer.close())
  return mailer
}

async function rowOf(t: TestApp, id: string) {
  const { rows } = await t.pool.query<Record<'sent_at' | 'failed_at' | 'last_error' | 'data' | 'attempts', unknown>>(
    'select sent_at, failed_at, last_error, data, attempts from mail_outbox where id = $1',
    [id],
  )
  return rows[0]
}

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
  expect(await t.value('select data from mail_outbox where user_id = $1', [user.id])).toBeNull()
})

test('a mail whose event is rolled back is never sent', async () => {
  const t = await startTestApp()
  const user = await t.insertUser()

  await t.db
    .transaction(async (tx) => {
      await queueMail(t.deps, tx, { kind: 'account.confirm_email', to: user.email, data: { token: 'x' } })
      tx.rollback()
    })
    .catch(() => {})
  await t.runJobs()

  expect(await t.mailsTo(user.email)).toEqual([])
})

test('greylisting: the mail waits, and goes out at the next attempt', async () => {
  let visits = 0
  const s = await startWithMail({
    onReceiver: () => {
      visits += 1
      return visits === 1 ? [451, 'greylisted, try again later'] : undefined
    },
  })

  const first = await s.attempt()
  const waiting = await s.row()
  const second = await s.attempt()

  expect(first).toEqual([expect.stringMatching(/^JobDelayed: .*451 greylisted/)])
  expect(waiting).toMatchObject({ sent_at: null, failed_at: null, data: { token: 'secret-token' } })
  expect([second, s.server.received.length]).toEqual([[], 1])
  expect(await s.row()).toMatchObject({ sent_at: expect.any(Date), last_error: null, data: null, attempts: 2 })
})

test('a refused receiver ends the mail at once: its reason is kept, its data are not, and it is not tried again', async () => {
  const s = await startWithMail({ onReceiver: () => [550, 'no such user'] })

  const first = await s.attempt()
  const second = await s.attempt()

  expect(first).toEqual([expect.stringMatching(/^JobGivenUp: mail .* \(account\.confirm_email\) .*550 no such user/)])
  expect(first.join()).not.toContain(s.user.email)
  expect([second, s.server.attempts.length]).toEqual([[], 1])
  expect(await s.row()).toMatchObject({ failed_at: expect.any(Date), last_error: '550 no such user', data: null })
})

test('a server that never takes it: after the last attempt the mail is given up', async () => {
  const s = await startWithMail({ onReceiver: () => [451, 'later'] })

  const troubles: string[] = []
  for (let round = 0; round < sendMailJob.retries + 3; round += 1) troubles.push(...(await s.attempt()))

  expect(s.server.attempts).toHaveLength(sendMailJob.retries + 1)
  expect(troubles.map((trouble) => trouble.split(':')[0])).toEqual([
    ...Array<string>(sendMailJob.retries).fill('JobDelayed'),
    'JobGivenUp',
  ])
  expect(await s.row()).toMatchObject({ failed_at: expect.any(Date), last_error: '451 later', data: null })
})

test('two processes that take the same mail at once send it once', async () => {
  const s = await startWithMail()
  const processes = [s.openProcess(), s.openProcess()]

  const outcomes = await s.t.race(
    { table: 'mails', id: s.mailId },
    processes.map((deps) => () => sendMail(deps, { mailId: s.mailId }).then(() => 'sent', String)),
  )

  expect(s.server.received).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(1)
})

test('a process that dies after sending leaves a mail that another sends once more, under the same Message-ID', async () => {
  const s = await startWithMail()
  const dying = s.openProcess()
  const isSent = new Promise<void>((resolve) => {
    const send: Mailer['send'] = async (letter) => {
      await dying.mailer.send(letter)
      resolve()
      await new Promise(() => {}) // dead: it never records what it did
    }
    void sendMail({ ...dying, mailer: { ...dying.mailer, send } }, { mailId: s.mailId })
  })

  await isSent
  const early = await s.attempt()
  s.t.setClock(new Date(Date.now() + claimSeconds * 1_000))
  const late = await s.attempt()

  expect(early).toEqual([expect.stringContaining('another process is sending this mail')])
  expect(late).toEqual([])
  expect(s.server.received.map(({ messageId }) => messageId)).toEqual(
    Array<string>(2).fill(`<${s.mailId}@guildhall.example>`),
  )
  expect(await s.row()).toMatchObject({ sent_at: expect.any(Date), attempts: 2 })
})

test('while the mail server is slow, no connection to the database is held', async () => {
  const { promise: answer, resolve: letAnswer } = Promise.withResolvers<undefined>()
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  const s = await startWithMail({
    onMessage: () => {
      arrive()
      return answer
    },
  })

  const sending = sendMail(s.deps, { mailId: s.mailId })
  await arrival
  const busy = await s.t.value(
    `select count(*) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' and backend_type = 'client backend'`,
  )
  letAnswer(undefined)
  await sending

  expect(busy).toBe(0)
})

test('a mail that has expired is not sent', async () => {
  const s = await startWithMail({ expiresAt: new Date(Date.now() + 10 * minuteMs) })
  s.t.setClock(new Date(Date.now() + 11 * minuteMs))

  const troubles = await s.attempt()

  expect(troubles).toEqual([expect.stringContaining('it expired before it could be sent')])
  expect([s.server.attempts, (await s.row())?.data]).toEqual([[], null])
})

test.each([
  ['of a kind that is not known any more', `kind = 'account.forgotten'`],
  ['of a kind that objects have anyway', `kind = 'constructor'`],
  ['without its data', 'data = null'],
])('a mail %s is given up and told', async (_name, change) => {
  const s = await startWithMail()
  await s.t.queryAsOwner(`update mail_outbox set ${change} where id = '${s.mailId}'`)

  const troubles = await s.attempt()

  expect(troubles).toEqual([expect.stringMatching(/^JobGivenUp: .* it could not be written$/)])
  expect(await s.row()).toMatchObject({ failed_at: expect.any(Date), data: null })
  expect(await s.attempt()).toEqual([])
})

test('the mail of a deleted account is not sent', async () => {
  const s = await startWithMail()
  await s.t.queryAsOwner(`delete from users where id = '${s.user.id}'`)

  expect(await s.attempt()).toEqual([])
  expect(s.server.attempts).toEqual([])
})

test.each(['Ada\r\nBcc: eve@example.com', '<script>alert(1)</script>', '\u202egnp.exe', 'שלום עולם', '💅'.repeat(200)])(
  'a name like %j reaches nobody else and breaks nothing',
  async (username) => {
    const s = await startWithMail({ username })

    expect(await s.attempt()).toEqual([])

    const [mail] = s.server.received
    expect(mail?.envelope.to).toEqual([s.user.email])
    expect(mail?.headers.map(({ key }) => key)).not.toContain('bcc')
    expect(mail?.html).not.toMatch(/<script>|\u202e/)
    expect(mail?.text).toContain('Confirm that this is your address')
  },
)
