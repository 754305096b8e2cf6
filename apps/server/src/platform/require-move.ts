import { type Move, type MoveContext, refusalTo } from '@guildhall/contract'
import { DomainError } from './errors.ts'

export function requireMove<State extends string, Guard extends string>(
  move: Move<State, Guard>,
  moveContext: MoveContext<State, Guard>,
) {
  const refusal = refusalTo(move, moveContext)
  if (refusal) throw new DomainError(refusal)
}
