import { useAccount } from '../account-api.ts'
import { useSession } from './session.tsx'
import { isKnownUnconfirmed } from './session-store.ts'

/** Until the account has loaded, what was last known of it, so that nothing moves then. */
export function useUnconfirmedEmail(userId: string): string | undefined {
  const { data: account } = useAccount(userId)
  const { user } = useSession()
  if (account) return account.emailConfirmed ? undefined : account.email
  return isKnownUnconfirmed() ? user?.email : undefined
}
