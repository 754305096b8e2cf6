import { TOTP } from 'otpauth'

/** Never shows a step twice, as the server takes none twice. */
export function openAuthenticatorApp(key: string) {
  const totp = new TOTP({ secret: key.replaceAll(' ', '') })
  let lastStep = 0
  return {
    nextCode() {
      lastStep = Math.max(totp.counter(), lastStep + 1)
      return totp.generate({ timestamp: lastStep * 30_000 })
    },
  }
}
