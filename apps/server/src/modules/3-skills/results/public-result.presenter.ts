import type { PublicResultView } from '@guildhall/contract'
import { correctQuestions, regradedAt } from '../corrections/shared/corrected-questions.rules.ts'
import { conceptsOf } from './concepts.rules.ts'
import { credentialAddresses } from './credentials/addresses.rules.ts'
import type { VisibleResult } from './get-visible-result.ts'
import { attemptKindOf } from './result.rules.ts'
import { templatesOf } from './templates.rules.ts'

export function presentPublicResult(
  { result, attempt, corrections, ...rest }: VisibleResult,
  publicUrl: string,
): PublicResultView {
  const addresses = credentialAddresses(publicUrl)
  return {
    _id: result.id,
    skill: result.skill,
    score: result.score,
    totalQuestions: result.totalQuestions,
    percentage: result.percentage,
    status: result.status,
    difficulty: result.difficulty,
    completedAt: result.completedAt.toISOString(),
    startedAt: attempt.startedAt.toISOString(),
    kind: attemptKindOf(result, attempt),
    attemptNumber: attempt.attemptNumber,
    source: attempt.source,
    rulesVersion: result.rulesVersion,
    earlierAttemptsLeft: attempt.earlierLeft,
    templates: templatesOf(attempt.questions),
    holder: {
      _id: result.userId,
      name: rest.profileName || rest.username,
      username: rest.username,
      hasProfile: rest.profileName !== null,
      mayBeFound: rest.mayBeFound ?? true,
    },
    // By name, so that the list does not start with the failures.
    concepts: conceptsOf(correctQuestions(attempt.questions, corrections), attempt.answers).sort((one, other) =>
      one.concept < other.concept ? -1 : 1,
    ),
    regradedAt: regradedAt(corrections)?.toISOString() ?? null,
    droppedQuestions: result.droppedQuestions,
    passed: rest.passed,
    shown: result.onProfile,
    withdrawn: rest.withdrawnAt !== null,
    awaitsConfirmation: rest.passed && rest.emailConfirmedAt === null,
    credential:
      rest.passed && rest.emailConfirmedAt
        ? { url: addresses.credential(result.id), keysUrl: addresses.keys, issuerUrl: addresses.issuer }
        : null,
  }
}
