import { randomBytes } from 'node:crypto'
import type { AuthenticatorSetupView } from '@guildhall/contract'
import { Secret, TOTP } from 'otpauth'

// RFC 6238 with the settings all apps support; several ignore others.
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const
/** Steps of tolerance for clocks that differ. */
const window = 1

/** 160 bits, as RFC 4226 advises. */
export const newTotpSecret = (): Buffer => randomBytes(20)

/** The secret as apps take it. The account's email tells several accounts of one app apart. */
export function describeTotpSecret(secret: Buffer, email: string): AuthenticatorSetupView {
  const totp = new TOTP({ ...settings, issuer: 'Guildhall', label: email, secret: secretOf(secret) })
  return { secret: totp.secret.base32, uri: totp.toString() }
}

/** The step of `now` or a neighbor; undefined for a wrong code. The caller stores it, to accept it once. */
export function stepOfCode(secret: Buffer, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const distance = TOTP.validate({ ...settings, token: code, secret: secretOf(secret), timestamp, window })
  return distance === null ? undefined : TOTP.counter({ period: settings.period, timestamp }) + distance
}

const secretOf = (bytes: Buffer) => new Secret({ buffer: new Uint8Array(bytes).buffer })
