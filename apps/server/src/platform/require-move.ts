import { type Move, refusalTo, type Standing } from '@guildhall/contract'
import { DomainError } from './errors.ts'

export function requireMove<State extends string, Guard extends string>(
  move: Move<State, Guard>,
  standing: Standing<State, Guard>,
) {
  const refusal = refusalTo(move, standing)
  if (refusal) throw new DomainError(refusal)
}
