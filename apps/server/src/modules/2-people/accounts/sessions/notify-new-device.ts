import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { formatInstant } from '../../../../platform/format-time.ts'
import { listSessions } from '../session.queries.ts'
import { recordSecurity } from '../shared/record-security.ts'
import { describeDevice, deviceKind, deviceKnownMs } from './device.rules.ts'
import type { Device } from './device.ts'
import { listKnownDevices } from './known-device.queries.ts'
import { recordDevice } from './record-device.ts'

/** The first sign-in tells nothing. Call it before the session is written, with the account locked. */
export async function notifyNewDevice(
  deps: Pick<Deps, 'events' | 'clock'>,
  tx: Tx,
  { userId, device, now }: { userId: string; device: Device; now: Date },
): Promise<void> {
  const known = await listKnownDevices(tx, userId)
  const isFirst = !known.some(({ hasSignedIn }) => hasSignedIn)
  const isNew = !isFirst && !(await isInUse(tx, known, { userId, device, now }))
  await recordDevice(tx, { userId, device, now, isSignIn: true })
  if (!isNew) return

  const name = describeDevice(device.userAgent)
  const data = { device: name, address: device.address, at: formatInstant(now) }
  await recordSecurity(deps, tx, userId, { kind: 'account.new_device', context: data })
}

async function isInUse(
  tx: Tx,
  known: Awaited<ReturnType<typeof listKnownDevices>>,
  { userId, device, now }: { userId: string; device: Device; now: Date },
): Promise<boolean> {
  const kind = deviceKind(device.userAgent)
  const since = new Date(now.getTime() - deviceKnownMs)
  if (known.some((one) => one.kind === kind && one.lastSeenAt > since)) return true
  const open = await listSessions(tx, userId, now)
  return open.some(({ userAgent, lastSeenAt }) => deviceKind(userAgent) === kind && lastSeenAt > since)
}
