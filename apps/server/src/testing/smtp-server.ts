import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { parseSmtpUrl } from '../platform/mail/smtp-url.ts'
import { openSmtpServer, type SmtpBehavior } from './open-smtp-server.ts'
import { testCertificate } from './smtp-certificate.ts'

/** Closed with the test. */
export async function startSmtpServer(behavior: SmtpBehavior = {}) {
  const server = await openSmtpServer(behavior)
  onTestFinished(server.stop)
  return server
}

/** Accepts connections and never says a word. */
export const startSilentServer = async () => (await startServer(() => {})).url

/** Greets, then answers EHLO with a reply that never ends. */
export const startEndlessServer = () =>
  startServer((socket) => {
    socket.write('220 hall.example\r\n')
    socket.once('data', () => {
      const saying = setInterval(() => socket.write('250-AND-MORE\r\n'), 20)
      socket.on('close', () => clearInterval(saying))
    })
  })

async function startServer(talk: (socket: Socket) => void) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    socket.on('error', () => {})
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    talk(socket)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((resolve) => server.close(resolve))
  })
  return { url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, connections: () => sockets.size }
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
