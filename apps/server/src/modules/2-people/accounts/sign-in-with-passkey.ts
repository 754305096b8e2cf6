import type { PasskeySignInBody, SessionView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { ReportSecurityEvent } from '../../../platform/http/security-log.ts'
import { usePasskey } from '../passkeys/shared/use-passkey.ts'
import { openSessionOf } from './open-session.ts'
import type { Device } from './sessions/device.ts'

export function signInWithPasskey(
  deps: Deps,
  { device, ...input }: { credential: PasskeySignInBody; address: string; device: Device; report: ReportSecurityEvent },
): Promise<SessionView> {
  return usePasskey(deps, input, (tx, userId) => openSessionOf(deps, tx, { userId, device }))
}
