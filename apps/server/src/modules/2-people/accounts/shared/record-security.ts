import type { DomainEvent } from '@guildhall/contract'
import type { Deps } from '../../../../deps.ts'
import type { Tx } from '../../../../platform/database/database.ts'
import { findAccount } from '../account.queries.ts'

type WithAddress = Extract<DomainEvent, { about: { personId: string }; context: { email: string } }>
/** `context` without the address, which is read now. */
type SecurityEvent = {
  [K in WithAddress['kind']]: Omit<Extract<WithAddress, { kind: K }>, 'about' | 'actorId' | 'context'> & {
    context?: Omit<Extract<WithAddress, { kind: K }>['context'], 'email'>
  }
}[WithAddress['kind']]

/** Perhaps not the owner of the account. */
const bySomebody: readonly DomainEvent['kind'][] = ['second_factor.codes_tried', 'account.new_device']

/** Records what happened to the security of an account, with its address as of now. Does nothing if the account is gone. */
export async function recordSecurity(
  deps: Pick<Deps, 'events' | 'clock'>,
  tx: Tx,
  userId: string,
  { context, ...event }: SecurityEvent,
): Promise<void> {
  const account = await findAccount(tx, userId)
  if (!account) return
  await deps.events.record(tx, deps.clock(), {
    ...event,
    actorId: bySomebody.includes(event.kind) ? null : userId,
    about: { personId: userId },
    context: { ...context, email: account.email },
  } as DomainEvent)
}
