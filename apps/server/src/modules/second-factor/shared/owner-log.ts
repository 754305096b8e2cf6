import type { FastifyRequest } from 'fastify'
import type { Clock } from '../../../platform/clock.ts'
import { openSecurityLog } from '../../../platform/http/security-log.ts'
import type { CodeTry } from '../use-code.ts'

/** Logs wrong proofs with the request. */
export function openOwnerLog(clock: Clock): (request: FastifyRequest) => CodeTry {
  const securityLog = openSecurityLog(clock)
  return (request) => ({ userId: request.userId, address: request.ip, report: securityLog(request) })
}
