import type { PasskeySignInBody } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { ReportSecurityEvent } from '../../platform/http/security-log.ts'
import { usePasskey } from '../passkeys/shared/use-passkey.ts'
import { openSessionOf } from './open-session.ts'

/** Opens a session with a passkey alone. It counts as both factors: its device has checked who holds it. */
export function signInWithPasskey(
  deps: Deps,
  input: { credential: PasskeySignInBody; address: string; report: ReportSecurityEvent },
) {
  return usePasskey(deps, input, (tx, userId) => openSessionOf(tx, userId, deps.clock()))
}
