import { z } from 'zod'
import { safeReturnPath } from '../../accounts/shared/return-path.ts'

const remembered = z.object({ backTo: z.string() })

export const returnStateFor = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  ({ backTo: pathname + search + hash }) satisfies z.infer<typeof remembered>

/** The path in such a location `state`, if there is one. */
export function returnPathFrom(state: unknown): string | undefined {
  const found = remembered.safeParse(state).data
  return found && safeReturnPath(found.backTo)
}
