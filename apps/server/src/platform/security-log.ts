import type { FastifyRequest } from 'fastify'

/** What an operator may want to act on. Never holds an email, a password or a token. */
export type SecurityEvent = {
  event: 'sign_in.failed' | 'sign_in.throttled'
  /** Null for an email that belongs to no account. */
  accountId: string | null
  address: string
}

export type ReportSecurityEvent = (event: SecurityEvent) => void

/** Writes security events to the log of `request`, at a level that the default settings show. */
export function securityLog({ log }: FastifyRequest): ReportSecurityEvent {
  return (event) => log.warn(event, 'security event')
}
