import { useAccount } from '../account-api.ts'

export function useUnconfirmedEmail(userId: string): string | undefined {
  const { data: account } = useAccount(userId)
  return account && !account.emailConfirmed ? account.email : undefined
}
