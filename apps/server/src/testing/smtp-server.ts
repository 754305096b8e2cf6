import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import type { AddressInfo, Socket } from 'node:net'
import { createServer } from 'node:net'
import path from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { parseSmtpUrl } from '../platform/mail/smtp-url.ts'
import { testCertificate } from './smtp-certificate.ts'

/** Such as `[550, 'no such user']`; undefined accepts. */
type Answer = [code: number, text: string] | undefined

type Behaviour = {
  tls?: 'none' | 'starttls' | 'implicit'
  /** Default: no sign-in. */
  account?: { user: string; pass: string }
  onSender?: () => Answer
  onReceiver?: (address: string) => Answer
  onMessage?: () => Answer | Promise<Answer>
  onWrongPassword?: (user: string, pass: string) => string
}

export type ReceivedMail = Email & { raw: string; envelope: { from: string; to: string[] }; isEncrypted: boolean }

/** Uses `testCertificate`. Closed with the test. */
export async function startSmtpServer({
  tls = 'none',
  account,
  onSender,
  onReceiver,
  onMessage,
  onWrongPassword,
}: Behaviour = {}) {
  const received: ReceivedMail[] = []
  const attempts: string[] = []
  const options: SMTPServerOptions = {
    ...testCertificate,
    secure: tls === 'implicit',
    disabledCommands: [...(tls === 'none' ? ['STARTTLS'] : []), ...(account ? [] : ['AUTH'])],
    authOptional: !account,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onAuth({ username = '', password = '' }, _session, callback) {
      if (username === account?.user && password === account.pass) callback(null, { user: username })
      else callback(refusal([535, onWrongPassword?.(username, password ?? '') ?? 'Authentication failed']))
    },
    onMailFrom(_address, _session, callback) {
      callback(refusal(onSender?.()))
    },
    onRcptTo({ address }, _session, callback) {
      attempts.push(address)
      callback(refusal(onReceiver?.(address)))
    },
    onData(stream, { envelope, secure }, callback) {
      void readAll(stream).then(async (bytes) => {
        const answer = refusal(await onMessage?.())
        if (answer) return callback(answer)
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        const mail = await PostalMime.parse(bytes)
        received.push({ ...mail, raw: bytes.toString(), envelope: { from, to }, isEncrypted: secure })
        callback()
      })
    },
  }
  const server = new SMTPServer(options)
  server.on('error', () => {}) // a client that hangs up
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  onTestFinished(async () => {
    await new Promise<void>((resolve) => server.close(resolve))
  })
  const { port } = server.server.address() as AddressInfo
  return { url: `${tls === 'implicit' ? 'smtps' : 'smtp'}://127.0.0.1:${port}`, port, received, attempts }
}

/** Accepts connections and never says a word. */
export async function startSilentServer() {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    socket.on('error', () => {})
    sockets.push(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export function smtpConfigOf(url: string, caFile?: string) {
  const server = parseSmtpUrl(url)
  if (typeof server === 'string') throw new Error(server)
  return { ...server, caFile }
}

export async function writeTestCertificate(folder: string): Promise<string> {
  const file = path.join(folder, 'ca.pem')
  await writeFile(file, testCertificate.cert)
  return file
}

function refusal(answer: Answer) {
  return answer ? Object.assign(new Error(answer[1]), { responseCode: answer[0] }) : null
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}
