import type { DeviceView } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import { hashToken } from '../../../../platform/tokens.ts'
import { listSessions } from '../session.queries.ts'
import { describeDevice } from './device.rules.ts'

export async function listDevices(
  { database: { db }, clock }: Deps,
  { userId, token }: { userId: string; token: string },
): Promise<DeviceView[]> {
  const own = hashToken(token)
  const devices = (await listSessions(db, userId, clock())).map((session) => ({
    _id: session.id,
    device: describeDevice(session.userAgent),
    address: session.address,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    current: session.tokenHash.equals(own),
  }))
  return devices.sort((one, other) => Number(other.current) - Number(one.current))
}
