import type { Tx } from '../../../../platform/database/database.ts'
import { deviceKind } from './device.rules.ts'
import type { Device } from './device.ts'
import { putKnownDevice } from './known-device.queries.ts'

/** Remembers the kind of device that an account is used with. The caller has locked the account, or just made it. */
export async function recordDevice(
  tx: Tx,
  { userId, device, now, isSignIn }: { userId: string; device: Device; now: Date; isSignIn: boolean },
): Promise<void> {
  const kind = deviceKind(device.userAgent)
  await putKnownDevice(tx, { userId, kind, lastSeenAt: now, hasSignedIn: isSignIn })
}
