import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { testCertificate } from './smtp-certificate.ts'

/** Such as `[550, 'no such user']`; undefined accepts. */
type Answer = [code: number, text: string] | undefined

export type SmtpBehavior = {
  tls?: 'none' | 'starttls' | 'implicit'
  /** Default: no sign-in. */
  account?: { user: string; pass: string }
  onSender?: () => Answer
  onReceiver?: (address: string) => Answer
  onMessage?: () => Answer | Promise<Answer>
  onWrongPassword?: (user: string, pass: string) => string
}

type ReceivedMail = Email & { raw: string; envelope: { from: string; to: string[] }; isEncrypted: boolean }

/** Uses `testCertificate`. */
export async function openSmtpServer({
  tls = 'none',
  account,
  onSender,
  onReceiver,
  onMessage,
  onWrongPassword,
}: SmtpBehavior = {}) {
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
      const take = async (bytes: Buffer) => {
        const answer = refusal(await onMessage?.())
        if (answer) return callback(answer)
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        const mail = await PostalMime.parse(bytes)
        received.push({ ...mail, raw: bytes.toString(), envelope: { from, to }, isEncrypted: secure })
        callback()
      }
      readAll(stream).then(take).catch(callback) // a client that hangs up in the middle
    },
  }
  const server = new SMTPServer(options)
  server.on('error', () => {}) // a client that hangs up
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `${tls === 'implicit' ? 'smtps' : 'smtp'}://127.0.0.1:${port}`,
    port,
    received,
    attempts,
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

function refusal(answer: Answer) {
  return answer ? Object.assign(new Error(answer[1]), { responseCode: answer[0] }) : null
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}
