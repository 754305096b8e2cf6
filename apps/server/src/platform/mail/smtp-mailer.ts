import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Socket } from 'node:net'
import { getCACertificates } from 'node:tls'
import { createTransport } from 'nodemailer'
import { announceCall } from '../outbound-calls.ts'
import { StartupError } from '../process/startup-error.ts'
import { withTimeLimit } from '../time-limits.ts'
import { composeMessage } from './compose-message.ts'
import { type Mailbox, mailDomainOf } from './mail-address.ts'
import type { SmtpConfig } from './mail-variables.ts'
import type { Mailer } from './mailer.ts'
import { smtpFailure } from './smtp-failure.ts'

export const smtpTimeLimits = {
  connect: 15_000,
  greeting: 15_000,
  silence: 30_000,
  total: 60_000,
}

const connectionsAtOnce = 4
const mailsPerSecond = 10
const idleMs = 30_000

type Settings = SmtpConfig & { from: Mailbox; publicUrl: string; limits: typeof smtpTimeLimits }

export function openSmtpMailer(settings: Settings): Pick<Mailer, 'send' | 'close'> {
  const { auth, from, limits } = settings
  const transport = openTransport(settings)
  return {
    async send(letter) {
      const message = composeMessage(letter, from)
      try {
        await transport.sendMail({ ...message, signal: AbortSignal.timeout(limits.total) })
      } catch (error) {
        throw smtpFailure(error, letter.to, auth)
      }
    },
    close: async () => transport.close({ force: true }),
  }
}

/** Connects, encrypts and signs in as for a mail, and sends none. Throws as `send` does. */
export async function greetMailServer(settings: Settings): Promise<void> {
  const { from, auth, limits } = settings
  // `verify` uses a connection outside the pool. Its timeouts are for silence, so a server that keeps sending holds it forever.
  const socket = new Socket()
  socket.on('error', () => {})
  const transport = openTransport(settings, socket)
  const tooLong = () => new Error(`it did not finish within ${limits.total / 1_000} seconds`)
  try {
    announceCall('mail server')
    await withTimeLimit(limits.total, transport.verify(), tooLong)
    socket.destroySoon()
  } catch (error) {
    socket.destroy()
    throw smtpFailure(error, from.address, auth)
  } finally {
    transport.close({ force: true })
  }
}

function openTransport({ host, port, tls, auth, caFile, publicUrl, limits }: Settings, socket?: Socket) {
  const name = mailDomainOf(publicUrl)
  return createTransport({
    pool: true,
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'required',
    ignoreTLS: tls === 'none',
    ...(auth ? { auth } : {}),
    ...(socket ? { socket } : {}),
    ...(caFile ? { tls: { ca: [...getCACertificates('default'), readCertificates(caFile)] } } : {}),
    ...(name.includes('.') ? { name } : {}),
    connectionTimeout: limits.connect,
    dnsTimeout: limits.connect,
    greetingTimeout: limits.greeting,
    socketTimeout: limits.silence,
    maxConnections: connectionsAtOnce,
    rateLimit: mailsPerSecond,
    idleTimeout: idleMs,
    // Only for a kept connection that the server had closed. All else is for the job to try again.
    maxRequeues: 1,
  })
}

function readCertificates(file: string): string {
  try {
    const pem = readFileSync(file, 'utf8')
    void new X509Certificate(pem)
    return pem
  } catch {
    throw new StartupError('SMTP_CA_FILE must name a readable file with certificates in the PEM format.')
  }
}
