import { readFile } from 'node:fs/promises'
import { connectionsBesideSockets, connectionsFor } from '../platform/http/connection-limits.ts'
import { type Finding, type Installation, ok, warning } from './finding.ts'

/** Of this process, which is not the server when a command looks: whoever starts both gives them their limits. */
const limitsFile = '/proc/self/limits'

export async function checkOpenFiles({ config: { role, sockets } }: Installation): Promise<Finding[]> {
  if (role === 'worker') return []
  const limits = await readFile(limitsFile, 'utf8').catch(() => '')
  // The hard one: Node.js raises the soft one to it when it starts.
  const [, allowed] = /^Max open files +\S+ +(\d+)/m.exec(limits) ?? []
  return allowed === undefined ? [] : [judgeOpenFiles(Number(allowed), sockets)]
}

export function judgeOpenFiles(allowed: number, sockets: number): Finding {
  // Each request may read a file, or ask another server, beside its own connection.
  const wanted = connectionsFor(sockets) + connectionsBesideSockets
  if (allowed >= wanted) return ok(`A process may have ${allowed} files open.`)
  return warning(
    `A process may have ${allowed} files open, and one of Guildhall needs up to ${wanted}, with its connections: without them nobody new is let in, and no file or database is opened.`,
    `Allow ${wanted} where Guildhall is started, such as by LimitNOFILE of systemd, ulimit -n, or the ulimits of a container; or lower GUILDHALL_SOCKETS.`,
  )
}
