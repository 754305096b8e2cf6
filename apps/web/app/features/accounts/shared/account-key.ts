/** Of all queries about the account: its settings and its devices. */
export const accountKey = (userId: string) => ['account', userId] as const
