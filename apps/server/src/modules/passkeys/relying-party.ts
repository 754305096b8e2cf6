/** Who we are to authenticators: passkeys are bound to this host name and work on this origin only. */
export function relyingParty(publicUrl: string) {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, name: 'Guildhall', origin }
}

/** How long a person has to answer the question of their device. */
export const challengeLifetimeMs = 5 * 60 * 1_000
