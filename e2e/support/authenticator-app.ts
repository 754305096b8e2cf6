import { TOTP } from 'otpauth'
import type { Person } from './people.ts'

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

/** Without the screens. */
export async function setUpAuthenticator(person: Person) {
  const { password } = person
  const { secret } = await person.call<{ secret: string }>('POST', '/api/auth/second-factor/setup', { password })
  const app = openAuthenticatorApp(secret)
  await person.call('POST', '/api/auth/second-factor/confirm', { code: app.nextCode() })
  return app
}
