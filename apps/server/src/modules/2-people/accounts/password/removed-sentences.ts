import type { RemovedSignInMethods } from './remove-sign-in-methods.ts'

/** Names what was removed, as some of it may be the owner's. Mails queued by an earlier version have no data. */
export function removedSentences({
  passkeys = [],
  identities = [],
  twoFactorOff = false,
}: Partial<RemovedSignInMethods>): string[] {
  const quoted = (names: string[]) => names.map((name) => `“${name}”`).join(', ')
  return [
    ...(passkeys.length > 0
      ? [
          `These passkeys were removed: ${quoted(passkeys)}. Add yours again in the security settings after you sign in.`,
        ]
      : []),
    ...(identities.length > 0
      ? [
          `These accounts elsewhere no longer sign in to yours: ${quoted(identities)}. Link yours again in the same place.`,
        ]
      : []),
    ...(twoFactorOff
      ? [
          'Two-factor sign-in had been turned on only recently, or before the address was confirmed, so it was turned off. Turn it on again if it was yours.',
        ]
      : []),
  ]
}
