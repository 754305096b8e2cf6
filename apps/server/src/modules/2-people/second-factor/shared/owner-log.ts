import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../../../platform/clock.ts'
import { openSecurityLog } from '../../../../platform/http/security-log.ts'
import type { CodeTry } from '../use-code.ts'

/** Reads from a request who proves to be the owner, and where from. Wrong proofs are logged with the request. */
export function openOwnerLog(clock: Clock): (request: FastifyRequest) => CodeTry {
  const securityLog = openSecurityLog(clock)
  return (request) => ({ userId: request.userId, address: request.ip, report: securityLog(request) })
}
