import type { FastifyInstance } from 'fastify'
import type { Config } from './platform/config/config.ts'
import { connectionsFor } from './platform/http/connection-limits.ts'
import { StartupError } from './platform/process/startup-error.ts'

/** Milliseconds for requests to finish at shutdown; less than most process managers allow. */
const graceMs = 25_000

/** Throws a StartupError that says what to do if the port cannot be had. */
export async function listen(app: FastifyInstance, { host, port, sockets }: Config) {
  try {
    // Beyond what waits there to be accepted, Linux drops connections, and clients take them for open: they hang, or try again half a minute
    // later, while we are idle. Node.js asks for 511.
    await app.listen({ host, port, backlog: connectionsFor(sockets) })
  } catch (error) {
    throw new StartupError(sentenceFor(error as NodeJS.ErrnoException, host, port))
  }
}

function sentenceFor({ code, message }: NodeJS.ErrnoException, host: string, port: number) {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is taken by another program. Stop that, or set PORT to another one: PORT=${port + 1} npm start`
    case 'EACCES':
      return `This user may not listen on port ${port}. Set PORT to one above 1023.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${host}. Set HOST to one it has, such as 127.0.0.1 or 0.0.0.0.`
    default:
      return `Guildhall cannot listen on port ${port} of ${host}: ${message}.`
  }
}

export async function closeApp(app: FastifyInstance) {
  // A connection that was busy when closing began stays open after its response.
  const sweep = setInterval(() => app.server.closeIdleConnections(), 50)
  const timer = setTimeout(() => app.server.closeAllConnections(), graceMs)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
    clearTimeout(timer)
  }
}
