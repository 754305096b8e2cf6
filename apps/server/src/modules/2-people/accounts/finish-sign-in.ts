import type { SecondStepBody, SessionView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { ReportSecurityEvent } from '../../../platform/http/security-log.ts'
import { finishSecondStep } from '../second-factor/shared/finish-second-step.ts'
import { openSessionOf } from './open-session.ts'
import type { Device } from './sessions/device.ts'

export function finishSignIn(
  deps: Deps,
  { device, ...step }: SecondStepBody & { address: string; device: Device; report: ReportSecurityEvent },
): Promise<SessionView> {
  return finishSecondStep(deps, step, (tx, userId) => openSessionOf(deps, tx, { userId, device }))
}
