import { useAccount } from '../account-api.ts'

/** The address of the account as long as its owner has not confirmed it. */
export function useUnconfirmedEmail(userId: string): string | undefined {
  const { data: account } = useAccount(userId)
  return account && !account.emailConfirmed ? account.email : undefined
}
