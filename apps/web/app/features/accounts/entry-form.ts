import * as v from 'valibot'

/**
 * Class names of a submit button before hydration. It must be disabled, or the browser would submit the form itself,
 * with the password in the address; this keeps it from looking disabled for a moment.
 */
export const untilReady = 'disabled:opacity-100!'

const withEmail = v.fallback(v.object({ email: v.string() }), { email: '' })

export function emailFrom(state: unknown): string {
  return v.parse(withEmail, state).email
}
