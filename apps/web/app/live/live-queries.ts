import type { LivePart } from '@guildhall/contract'
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** What the screens show of each part of the product: the beginnings of query keys. */
const queriesOf: Record<LivePart, readonly QueryKey[]> = {
  project: [['projects']],
  proposal: [['proposals'], ['projects'], ['contracts']],
  delivery: [['deliveries'], ['proposals'], ['contracts'], ['payments']],
  // Of money, notifications are all the news there is.
  notification: [['notifications'], ['contracts'], ['payments']],
  message: [['messages']],
  account: [['account']],
}

export const liveParts = Object.keys(queriesOf) as LivePart[]

/** Reads anew what the open screens show of these parts. What could not be loaded at all has a button of its own. */
export function refetchParts(client: QueryClient, parts: readonly LivePart[]): void {
  const keys = new Map(parts.flatMap((part) => queriesOf[part].map((queryKey) => [String(queryKey[0]), queryKey])))
  for (const queryKey of keys.values()) {
    void client.invalidateQueries({ queryKey, predicate: ({ state }) => state.data !== undefined })
  }
}
