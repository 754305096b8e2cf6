import type { FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import { WindowCounter } from '../limits/window-counter.ts'
import { addressKey } from './address-key.ts'

export type SecurityEvent = {
  event: 'sign_in.failed' | 'sign_in.throttled' | 'second_factor.failed' | 'second_factor.throttled' | 'passkey.refused'
  accountId: string | null
  address: string
}

export type ReportSecurityEvent = (event: SecurityEvent) => void

/** How many throttled attempts are logged per address. More would say nothing new and could fill a disk. */
export const throttledLines = { max: 10, seconds: 60 }

/** Logs security events at a level that the default settings show. */
export function openSecurityLog(clock: Clock) {
  const throttled = new WindowCounter(throttledLines)

  return ({ log }: FastifyRequest): ReportSecurityEvent =>
    (event) => {
      if (event.event.endsWith('.throttled') || event.event === 'passkey.refused') {
        const [key, now] = [addressKey(event.address), clock().getTime()]
        if (throttled.waitFor(key, now) > 0) return
        throttled.count(key, now)
      }
      log.warn(event, 'security event')
    }
}
