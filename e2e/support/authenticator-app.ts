import { TOTP } from 'otpauth'

/** The codes of an app that was given this key, one after the other: no step is shown twice, as none is taken twice. */
export function openAuthenticatorApp(key: string) {
  const totp = new TOTP({ secret: key.replaceAll(' ', '') })
  let lastStep = 0
  return {
    /** The code of the current step, or of the next one if that was shown. The server takes both. */
    nextCode() {
      lastStep = Math.max(totp.counter(), lastStep + 1)
      return totp.generate({ timestamp: lastStep * 30_000 })
    },
  }
}
