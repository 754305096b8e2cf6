import type { QuestionSourceName } from './assessment-rules.ts'

export const credentialContexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const
/** The name stands alone where a badge is shown, so it says if the subject is not ours. */
export const achievementName = (result: { skill: string; difficulty: string; source: QuestionSourceName }) =>
  `${result.skill}, ${result.difficulty}${result.source === 'ai' ? ' (subject in own words, questions by AI)' : ''}`

/** The minimum of the W3C's Bitstring Status List. */
export const statusListSize = 131_072

/** `json` is the credential without its signature, for reading. */
export const credentialFormats = ['jwt', 'json'] as const
