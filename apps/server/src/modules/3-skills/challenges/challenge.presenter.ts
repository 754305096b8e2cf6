import type { ChallengeView } from '@guildhall/contract'
import type { OwnChallengeRow } from './challenge.queries.ts'

export function presentChallenge({ challenge, correction }: OwnChallengeRow): ChallengeView {
  return {
    _id: challenge.id,
    position: challenge.position,
    kind: challenge.kind,
    text: challenge.text,
    sentAt: challenge.sentAt.toISOString(),
    decision: correction && {
      decision: correction.decision,
      reason: correction.reason,
      decidedAt: correction.decidedAt.toISOString(),
    },
  }
}
