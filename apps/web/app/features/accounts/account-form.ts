import * as v from 'valibot'

/** Submit buttons are disabled before hydration, as the browser would put the password in the URL, but must not look it. */
export const untilReady = 'disabled:opacity-100!'

const withEmail = v.fallback(v.object({ email: v.string() }), { email: '' })

export function emailFrom(state: unknown): string {
  return v.parse(withEmail, state).email
}
