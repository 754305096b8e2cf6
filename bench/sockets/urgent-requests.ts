import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { hashPassword } from '../../apps/server/src/modules/2-people/accounts/passwords.ts'

const password = 'correct horse battery'
const accounts = 20
const everyMs = 250

/** Somebody signs in again and again, while others come back: that is to go before. */
export class UrgentRequests {
  readonly #emails: string[]

  private constructor(emails: string[]) {
    this.#emails = emails
  }

  static async prepare(databaseUrl: string) {
    const connection = new pg.Client(databaseUrl)
    await connection.connect()
    const { rows } = await connection.query<{ email: string }>(
      `insert into users (username, email, email_key, email_confirmed_at, password_hash)
       select 'signs-in', email, email, now(), $1
       from (select gen_random_uuid() || '@sign-in.example.com' as email from generate_series(1, $2::int)) made
       returning email`,
      [await hashPassword(password), accounts],
    )
    await connection.end()
    return new UrgentRequests(rows.map(({ email }) => email))
  }

  start(port: number) {
    const took: number[] = []
    let [failed, isOver] = [0, false]
    const signingIn = (async () => {
      for (let count = 0; !isOver; count += 1) {
        const began = performance.now()
        const response = await fetch(`http://127.0.0.1:${port}/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.20.0.${1 + (count % accounts)}` },
          body: JSON.stringify({ email: this.#emails[count % accounts], password }),
        }).catch(() => undefined)
        await response?.text()
        if (response?.ok) took.push(performance.now() - began)
        else failed += 1
        await pause(everyMs)
      }
    })()
    return async () => {
      isOver = true
      await signingIn
      return { ascending: took.toSorted((one, other) => one - other), failed }
    }
  }
}
