import { z } from 'zod'
import { safeReturnPath } from '../accounts/shared/return-path.ts'

const remembered = z.object({ backTo: z.string() })

/** What a link to an assessment remembers: where whoever takes it wants to go on afterwards. */
export const wayBackTo = ({ pathname, search, hash }: { pathname: string; search: string; hash: string }) =>
  ({ backTo: pathname + search + hash }) satisfies z.infer<typeof remembered>

/** The path that `state` of a location remembers, if any. */
export function wayBackIn(state: unknown): string | undefined {
  const found = remembered.safeParse(state).data
  return found && safeReturnPath(found.backTo)
}
