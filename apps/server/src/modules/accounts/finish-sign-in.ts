import type { SecondStepBody } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { ReportSecurityEvent } from '../../platform/http/security-log.ts'
import { finishSecondStep } from '../second-factor/shared/finish-second-step.ts'
import { openSessionOf } from './open-session.ts'

/** Opens the session of a sign-in whose second step is right. */
export function finishSignIn(deps: Deps, step: SecondStepBody & { address: string; report: ReportSecurityEvent }) {
  return finishSecondStep(deps, step, (tx, userId) => openSessionOf(tx, userId, deps.clock()))
}
