/** What can be wrong with a question, in the words of the form. */
export const challengeKinds = {
  wrong_key: 'The answer marked as right is wrong',
  several_right: 'More than one answer is right',
  none_right: 'No answer is right',
  unclear: 'It can be read in more than one way',
  outdated: 'It is out of date',
  other: 'Something else',
} as const
export type ChallengeKind = keyof typeof challengeKinds
export const challengeKindNames = Object.keys(challengeKinds) as [ChallengeKind, ...ChallengeKind[]]

export const challengeTextMaximum = 2_000
export const challengesPerDay = 20

/** What an operator decides about a challenged question. */
export const correctionDecisions = ['kept', 'key_changed', 'dropped'] as const
export type CorrectionDecision = (typeof correctionDecisions)[number]
