import type { FastifyRequest } from 'fastify'
import { coarseAddress } from './device.rules.ts'

export type Device = { userAgent: string | null; address: string }

const keptLetters = 300

export function deviceOf({ headers, ip }: FastifyRequest): Device {
  return { userAgent: headers['user-agent']?.slice(0, keptLetters) ?? null, address: coarseAddress(ip) }
}
