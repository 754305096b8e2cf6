import * as v from 'valibot'

/** Submit buttons are disabled before hydration, as the browser would put the password in the URL, but must not look it. */
export const untilReady = 'disabled:opacity-100!'

const ofNewAccount = v.object({ isNew: v.literal(true) })
const withEmail = v.fallback(v.object({ email: v.string() }), { email: '' })

/** After a sign-up, which hands over the address. */
export const isNewAccount = (state: unknown) => v.is(ofNewAccount, state)

export function emailFrom(state: unknown): string {
  return v.parse(withEmail, state).email
}
