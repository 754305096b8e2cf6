import { DomainError } from '../../../../platform/errors.ts'

/** Refuses an operator who is one of the people a decision is about: `operator.own_matter`. */
export function requireImpartial(operatorId: string, people: readonly string[]): void {
  if (people.includes(operatorId)) throw new DomainError('operator.own_matter')
}
