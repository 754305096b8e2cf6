import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type PostalMime from 'postal-mime'
import { expect, onTestFinished, test } from 'vitest'
import {
  smtpConfigOf,
  startEndlessServer,
  startSilentServer,
  startSmtpServer,
  writeTestCertificate,
} from '../../testing/smtp-server.ts'
import type { Letter } from './mail-content.ts'
import { MailDelayed, MailRefused } from './mail-errors.ts'
import { openMailer } from './mailer.ts'
import { greetMailServer, smtpTimeLimits } from './smtp-mailer.ts'

const letter: Letter = {
  id: '5f2c0b9e-7d0c-4a3b-9d53-0d7c6a4f1c11',
  to: 'ada@example.com',
  date: new Date('2026-11-20T08:00:00Z'),
  subject: 'A subject',
  text: 'Text\n',
  html: '<p>Text</p>',
}

type Settings = Partial<Parameters<typeof openMailer>[0]> & { url?: string; caFile?: string }

async function openTestMailer({ url, caFile, ...settings }: Settings = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildhall-mails-'))
  const mailer = openMailer({
    smtp: url ? smtpConfigOf(url, caFile) : undefined,
    folder: path.join(folder, 'mail'),
    from: { name: 'Guildhall', address: 'no-reply@guildhall.example' },
    publicUrl: 'https://guildhall.example',
    print: () => {},
    ...settings,
  })
  onTestFinished(async () => {
    await mailer.close()
    await rm(folder, { recursive: true, force: true })
  })
  return { mailer, folder }
}

const outcomeOf = (sending: Promise<void>) =>
  sending.then(
    () => 'sent',
    (error: unknown) => error,
  )

test('a server on this machine gets mails unencrypted, with a stable Message-ID and the marks of an automatic mail', async () => {
  const server = await startSmtpServer()
  const { mailer } = await openTestMailer({ url: server.url })

  await mailer.send(letter)

  const [mail] = server.received
  expect(mail).toMatchObject({
    messageId: '<5f2c0b9e-7d0c-4a3b-9d53-0d7c6a4f1c11@guildhall.example>',
    from: { name: 'Guildhall', address: 'no-reply@guildhall.example' },
    to: [{ address: 'ada@example.com' }],
    subject: 'A subject',
    date: '2026-11-20T08:00:00.000Z',
    envelope: { from: 'no-reply@guildhall.example', to: ['ada@example.com'] },
    isEncrypted: false,
  })
  expect([mail?.text?.trim(), mail?.html?.trim()]).toEqual(['Text', '<p>Text</p>'])
  expect(headersOf(mail)).toMatchObject({ 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' })
  expect(headersOf(mail)).not.toHaveProperty('list-unsubscribe')
})

test('a mail that can be turned off says how, in one unbroken line as mail programs look for it', async () => {
  const server = await startSmtpServer()
  const { mailer } = await openTestMailer({ url: server.url })
  const unsubscribeLink = `https://guildhall.example/unsubscribe?token=${'a'.repeat(120)}`

  await mailer.send({ ...letter, unsubscribeLink })

  expect(server.received[0]?.raw).toContain(`\r\nList-Unsubscribe: <${unsubscribeLink}>\r\n`)
  expect(server.received[0]?.raw).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n')
})

test.each([
  ['starttls', '?tls=required'],
  ['implicit', ''],
] as const)(
  '%s: the server is trusted by SMTP_CA_FILE, and the password goes over the encrypted line',
  async (tls, parameter) => {
    const server = await startSmtpServer({ tls, account: { user: 'guild@hall', pass: 'p@ss/word' } })
    const folder = await mkdtemp(path.join(tmpdir(), 'guildhall-ca-'))
    onTestFinished(() => rm(folder, { recursive: true }))
    const caFile = await writeTestCertificate(folder)
    const url = server.url.replace('://', '://guild%40hall:p%40ss%2Fword@') + parameter
    const { mailer } = await openTestMailer({ url, caFile })

    await mailer.send(letter)

    expect(server.received.map(({ isEncrypted }) => isEncrypted)).toEqual([true])
  },
)

test('a certificate that is not trusted stops the mail, to be tried again', async () => {
  const server = await startSmtpServer({ tls: 'implicit' })
  const { mailer } = await openTestMailer({ url: server.url })

  const outcome = await outcomeOf(mailer.send(letter))

  expect(outcome).toBeInstanceOf(MailDelayed)
  expect(String(outcome)).toContain('self-signed certificate')
  expect(server.received).toEqual([])
})

test('where STARTTLS is required, a server without it gets neither password nor mail', async () => {
  const passwords: string[] = []
  const server = await startSmtpServer({
    account: { user: 'u', pass: 'right' },
    onWrongPassword: (_user, pass) => `wrong password number ${passwords.push(pass)}`,
  })
  const { mailer } = await openTestMailer({ url: `${server.url.replace('://', '://u:wrong@')}?tls=required` })

  expect(await outcomeOf(mailer.send(letter))).toBeInstanceOf(MailDelayed)
  expect([passwords, server.received]).toEqual([[], []])
})

test('a wrong password is our mistake: the mail is tried again, and no message repeats the password', async () => {
  const server = await startSmtpServer({
    account: { user: 'guild', pass: 'right' },
    onWrongPassword: (user, pass) =>
      `wrong: ${user} ${pass} ${Buffer.from(`\0${user}\0${pass}`).toString('base64')} ${Buffer.from(pass).toString('base64')}`,
  })
  const { mailer } = await openTestMailer({ url: server.url.replace('://', '://guild:s3cret-enough@') })

  const outcome = await outcomeOf(mailer.send(letter))

  expect(outcome).toBeInstanceOf(MailDelayed)
  expect(String(outcome)).toContain('535')
  expect(JSON.stringify([outcome, String(outcome)])).not.toMatch(/s3cret|czNjcmV0|AGd1aWxk/)
})

test.each([
  ['a receiver that does not exist', { onReceiver: () => [550, 'no such user <ada@example.com>'] }, MailRefused],
  ['a content that is refused', { onMessage: () => [554, 'spam'] }, MailRefused],
  ['greylisting', { onReceiver: () => [451, 'try again later'] }, MailDelayed],
  ['a full mailbox, for now', { onMessage: () => [452, 'insufficient storage'] }, MailDelayed],
  ['a sender that the server does not let us use', { onSender: () => [550, 'not your address'] }, MailDelayed],
] as const)('%s', async (_name, behavior, kind) => {
  const server = await startSmtpServer(behavior as Parameters<typeof startSmtpServer>[0])
  const { mailer } = await openTestMailer({ url: server.url })

  const outcome = await outcomeOf(mailer.send(letter))

  expect(outcome).toBeInstanceOf(kind)
  expect(String(outcome)).not.toContain('ada@example.com')
})

test.each([
  ['says nothing', { greeting: 100 }],
  ['takes longer than a mail may take in all', { total: 100 }],
])('a server that %s is given up for now', async (_name, limits) => {
  const { mailer } = await openTestMailer({ url: await startSilentServer(), limits })

  expect(await outcomeOf(mailer.send(letter))).toBeInstanceOf(MailDelayed)
})

test('a server that stops answering after the message is given up for now', async () => {
  const server = await startSmtpServer({ onMessage: () => new Promise(() => {}) })
  const { mailer } = await openTestMailer({ url: server.url, limits: { silence: 200 } })

  expect(await outcomeOf(mailer.send(letter))).toBeInstanceOf(MailDelayed)
})

test('a connection that is refused is tried again', async () => {
  const { mailer } = await openTestMailer({ url: `smtp://127.0.0.1:${await closedPort()}` })

  const outcome = await outcomeOf(mailer.send(letter))

  expect(outcome).toBeInstanceOf(MailDelayed)
  expect(String(outcome)).toContain('ECONNREFUSED')
})

test('after a refusal the next mail goes out', async () => {
  const server = await startSmtpServer({
    onReceiver: (address) => (address.startsWith('ada') ? [550, 'no'] : undefined),
  })
  const { mailer } = await openTestMailer({ url: server.url })

  await outcomeOf(mailer.send(letter))
  await mailer.send({ ...letter, to: 'grace@example.com' })

  expect(server.received.map(({ envelope }) => envelope.to)).toEqual([['grace@example.com']])
})

test.each([
  'ada@example.com, eve@example.com',
  'ada@example.com\r\nRCPT TO:<eve@example.com>',
  'Eve <eve@example.com>',
  'group: eve@example.com;',
  '"eve@example.com"@example.com',
  '',
])('%j is no receiver', async (to) => {
  const server = await startSmtpServer()
  const { mailer } = await openTestMailer({ url: server.url })

  expect(await outcomeOf(mailer.send({ ...letter, to }))).toBeInstanceOf(MailRefused)
  expect(server.attempts).toEqual([])
})

test('line breaks in a subject or a sender make no header', async () => {
  const server = await startSmtpServer()
  const from = { name: 'Guild\r\nBcc: eve@example.com', address: 'no-reply@guildhall.example' }
  const { mailer } = await openTestMailer({ url: server.url, from })

  await mailer.send({ ...letter, subject: 'Hello\r\nBcc: eve@example.com\r\n\r\nBody' })

  expect(headersOf(server.received[0])).not.toHaveProperty('bcc')
  expect(server.attempts).toEqual(['ada@example.com'])
})

test('without a mail server mails are files that only we can read, and their link is printed', async () => {
  const printed: string[] = []
  const { mailer, folder } = await openTestMailer({ print: (line) => printed.push(line) })
  const link = 'https://guildhall.example/confirm-email#token'

  await mailer.send({
    ...letter,
    subject: 'Sub\u001b[31mject',
    link,
    text: `Not https://elsewhere.example but ${link}`,
  })
  await mailer.send({ ...letter, link })

  const mails = path.join(folder, 'mail')
  const [name = ''] = await readdir(mails)
  const modes = await Promise.all(
    [mails, path.join(mails, name)].map(async (place) => (await stat(place)).mode & 0o777),
  )
  expect(await readdir(mails)).toEqual([`${letter.id}.eml`])
  expect(modes).toEqual([0o700, 0o600])
  expect(printed[0]).toBe(`Mail to ada@example.com: Sub [31mject\n  ${path.join(mails, name)}\n  ${link}`)
})

test('a file of certificates that cannot be read is told at the start', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'guildhall-ca-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(path.join(folder, 'ca.pem'), 'no certificate')
  const sentence = 'SMTP_CA_FILE must name a readable file with certificates in the PEM format.'

  for (const name of ['ca.pem', 'missing.pem']) {
    await expect(openTestMailer({ url: 'smtp://mail.example', caFile: path.join(folder, name) })).rejects.toThrow(
      sentence,
    )
  }
})

test.each([
  ['no-reply@guildhall.example', false],
  ['donotreply@guildhall.example', false],
  ['hello@no-reply.example', true],
  ['support@guildhall.example', true],
])('mails from %s take replies: %s', async (address, takesReplies) => {
  const { mailer } = await openTestMailer({ from: { name: '', address } })

  expect(mailer.takesReplies).toBe(takesReplies)
})

const headersOf = (mail: Awaited<ReturnType<typeof PostalMime.parse>> | undefined) =>
  Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? [])

async function closedPort(): Promise<number> {
  const server = createServer()
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port))
  })
  await new Promise((resolve) => server.close(resolve))
  return port
}

const greet = (url: string, { total = smtpTimeLimits.total, caFile }: { total?: number; caFile?: string } = {}) =>
  greetMailServer({
    ...smtpConfigOf(url, caFile),
    from: { name: 'Guildhall', address: 'no-reply@guildhall.example' },
    publicUrl: 'https://guildhall.example',
    limits: { ...smtpTimeLimits, total },
  })

test('a server that never stops talking is left when the time is over', async () => {
  const server = await startEndlessServer()

  await expect(greet(server.url, { total: 200 })).rejects.toThrow('it did not finish within 0.2 seconds')

  await expect.poll(() => server.connections()).toBe(0)
})

test.each([
  ['starttls', '?tls=required'],
  ['implicit', ''],
] as const)('%s: a greeting is encrypted as a mail is', async (tls, parameter) => {
  const server = await startSmtpServer({ tls, account: { user: 'hall', pass: 'right-pass' } })
  const folder = await mkdtemp(path.join(tmpdir(), 'guildhall-mails-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const caFile = await writeTestCertificate(folder)
  const url = server.url.replace('://', '://hall:right-pass@') + parameter

  await greet(url, { caFile })

  expect(server.attempts).toEqual([])
  await expect(greet(url)).rejects.toThrow('self-signed certificate')
})
