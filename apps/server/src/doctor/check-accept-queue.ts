import { readFile } from 'node:fs/promises'
import { connectionsFor } from '../platform/http/connection-limits.ts'
import { type Finding, type Installation, ok, warning } from './finding.ts'

/** Of this network namespace, which a container has for itself. */
const allowedFile = '/proc/sys/net/core/somaxconn'

export async function checkAcceptQueue({ config: { role, sockets } }: Installation): Promise<Finding[]> {
  if (role === 'worker') return []
  const allowed = Number(await readFile(allowedFile, 'utf8').catch(() => undefined))
  if (Number.isNaN(allowed)) return [] // no Linux, or one that does not say
  const wanted = connectionsFor(sockets)
  if (allowed >= wanted) return [ok(`Linux lets ${allowed} connections wait to be accepted.`)]
  return [
    warning(
      `Linux lets ${allowed} connections wait to be accepted, and a process of Guildhall asks for ${wanted}: when many come back at once, the others hang.`,
      `Set net.core.somaxconn to ${wanted} with sysctl, for a container among its sysctls, and restart Guildhall; or lower GUILDHALL_SOCKETS.`,
    ),
  ]
}
