import * as v from 'valibot'
import { safeReturnPath } from '../../accounts/shared/return-path.ts'

const remembered = v.object({ backTo: v.string() })

export const returnStateFor = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  ({ backTo: pathname + search + hash }) satisfies v.InferOutput<typeof remembered>

export function returnPathFrom(state: unknown): string | undefined {
  const { success, output } = v.safeParse(remembered, state)
  return success ? safeReturnPath(output.backTo) : undefined
}
