/** Who we are to authenticators: passkeys are bound to this host name and work on this origin only. */
export function relyingParty(publicUrl: string) {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, name: 'Guildhall', origin }
}

/**
 * EdDSA, ES256 and RS256 by their COSE numbers. Named here, as the library would also ask Node for ones that are
 * experimental there, which it warns of.
 */
export const algorithms = [-8, -7, -257]

/** How long a person has to answer the question of their device. */
export const challengeLifetimeMs = 5 * 60 * 1_000
