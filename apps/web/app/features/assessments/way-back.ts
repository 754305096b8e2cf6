import { fitting, record, type Shaped, text } from '../../shapes.ts'
import { safeReturnPath } from '../accounts/return-path.ts'

const remembered = record({ backTo: text })

/** What a link to an assessment remembers: where whoever takes it wants to go on afterwards. */
export const wayBackTo = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  ({ backTo: pathname + search + hash }) satisfies Shaped<typeof remembered>

/** The path that `state` of a location remembers, if any. */
export function wayBackIn(state: unknown): string | undefined {
  const found = fitting(remembered, state)
  return found && safeReturnPath(found.backTo)
}
