import { signUpBody } from '@guildhall/contract'
import { readsAsHouse } from '../shared/house-name.rules.ts'

/** From the start of a sign-in at a provider until the browser is back. */
export const flowLifetimeMs = 10 * 60 * 1_000

/** From then until the owner of an account with the same address has proven to be it. */
export const pendingLifetimeMs = 30 * 60 * 1_000

const labelMaximum = 254

export const shownLabel = (label: string) => [...label].slice(0, labelMaximum).join('')

/** The name of a new account: as the provider says, if that is a name here, too. */
export function nameFrom({ name, email }: { name: string; email: string }): string {
  const shortened = [...name].slice(0, 200).join('')
  for (const candidate of [shortened, email.split('@')[0]]) {
    const { success, data } = signUpBody.shape.username.safeParse(candidate)
    if (success && !readsAsHouse(data)) return data
  }
  return 'Member'
}
