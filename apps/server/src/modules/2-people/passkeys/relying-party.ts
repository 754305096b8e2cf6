/** Who we are to authenticators: passkeys are bound to this host name and work on this origin only. */
export function relyingParty(publicUrl: string) {
  const { hostname, origin } = new URL(publicUrl)
  return { id: hostname, name: 'Guildhall', origin }
}

/** EdDSA, ES256, RS256 (COSE). The library's default includes experimental ones that make Node warn. */
export const algorithms = [-8, -7, -257]

export const challengeLifetimeMs = 5 * 60 * 1_000
