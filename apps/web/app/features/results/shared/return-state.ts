import { fitting, record, type Shaped, text } from '../../../shapes.ts'
import { safeReturnPath } from '../../accounts/shared/return-path.ts'

const remembered = record({ backTo: text })

export const returnStateFor = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  ({ backTo: pathname + search + hash }) satisfies Shaped<typeof remembered>

export function returnPathFrom(state: unknown): string | undefined {
  const found = fitting(remembered, state)
  return found && safeReturnPath(found.backTo)
}
