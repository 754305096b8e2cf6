export const credentialContexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const
/** What an achievement is called. Its name stands alone where a badge is shown, so it says when the subject is not ours. */
export const achievementName = (result: { skill: string; difficulty: string; source: 'bank' | 'ai' }) =>
  `${result.skill}, ${result.difficulty}${result.source === 'ai' ? ' (subject in own words, questions by AI)' : ''}`

/** How many credentials one status list holds: what the W3C's Bitstring Status List asks for at least. */
export const statusListSize = 131_072

/** A credential is a signed JWT; `json` is the same to read, without a signature. */
export const credentialFormats = ['jwt', 'json'] as const
