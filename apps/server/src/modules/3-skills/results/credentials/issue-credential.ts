import { type OpenBadgeCredentialView, passingPercentage } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { getVisibleResult } from '../get-visible-result.ts'
import { templatesOf } from '../templates.rules.ts'
import { credentialAddresses } from './addresses.rules.ts'
import { takePosition } from './credential.queries.ts'
import { credentialFilename, credentialOf } from './credential.rules.ts'
import { signDocument } from './signing-key.ts'

type Request = { resultId: string; viewerId: string }

export type IssuedCredential = {
  credential: OpenBadgeCredentialView
  filename(extension: string): string
}

/** Throws `credential.not_earned`, or `credential.awaits_confirmation` until the address is confirmed. */
export async function getCredential({ database: { db }, config }: Deps, request: Request): Promise<IssuedCredential> {
  const { result, attempt, passed, emailConfirmedAt } = await getVisibleResult(db, request)
  if (!passed) throw new DomainError('credential.not_earned', { percentage: passingPercentage })
  if (!emailConfirmedAt) throw new DomainError('credential.awaits_confirmation')
  const credential = credentialOf(credentialAddresses(config.publicUrl), {
    resultId: result.id,
    userId: result.userId,
    skill: result.skill,
    difficulty: result.difficulty,
    score: result.score,
    totalQuestions: result.totalQuestions,
    droppedQuestions: result.droppedQuestions,
    percentage: result.percentage,
    status: result.status,
    attemptNumber: attempt.attemptNumber,
    source: attempt.source,
    rulesVersion: result.rulesVersion,
    earlierAttemptsLeft: attempt.earlierLeft,
    templates: templatesOf(attempt.questions),
    startedAt: attempt.startedAt,
    completedAt: result.completedAt,
    position: await takePosition(db, { resultId: result.id, gradeVersion: result.gradeVersion }),
  })
  return {
    credential,
    filename: (extension) => credentialFilename(result.skill, result.difficulty, extension),
  }
}

/** The signed form: a compact JWT after Open Badges 3.0, with the credential as its payload. */
export async function issueCredential(deps: Deps, request: Request): Promise<IssuedCredential & { jwt: string }> {
  const issued = await getCredential(deps, request)
  const { credential } = issued
  const payload = {
    ...credential,
    iss: credential.issuer.id,
    jti: credential.id,
    sub: credential.credentialSubject.id,
    nbf: Date.parse(credential.validFrom) / 1_000,
  }
  const addresses = credentialAddresses(deps.config.publicUrl)
  return { ...issued, jwt: await signDocument(deps.database.db, addresses, { payload, typ: 'JWT' }) }
}
