import { DomainError } from '../../../platform/errors.ts'

/** Throws `operator.own_matter`. */
export function requireImpartial(operatorId: string, people: readonly string[]): void {
  if (people.includes(operatorId)) throw new DomainError('operator.own_matter')
}
