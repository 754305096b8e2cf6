import type { ChangedEvent, LivePart } from '@guildhall/contract'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

export type Change = Omit<ChangedEvent, 'type'>

/** The beginning of a query key, up to the first id that is not known. */
function keyOf(...parts: (string | undefined)[]): QueryKey {
  const unknown = parts.indexOf(undefined)
  return unknown < 0 ? parts : parts.slice(0, unknown)
}

// Without the lists of everyone's projects: their rows would move while someone reads them.
const ofProject = ({ projectId }: Change) => [keyOf('projects', 'one', projectId), keyOf('projects', 'of client')]
const sent = [keyOf('proposals', 'sent by'), keyOf('proposals', 'counts'), keyOf('proposals', 'own')]
const ofProposal = (change: Change) => [
  ...ofProject(change),
  ...sent,
  keyOf('proposals', 'of project', change.projectId),
  keyOf('proposals', 'accepted', change.projectId),
  keyOf('proposals', 'one', change.proposalId),
]

/** What the screens show of each part of the product: the beginnings of query keys. */
const queriesOf: Record<LivePart, (change: Change) => QueryKey[]> = {
  project: (change) => [...ofProject(change), ...sent],
  proposal: (change) => [...ofProposal(change), keyOf('contracts')],
  delivery: (change) => [
    ...ofProposal(change),
    keyOf('proposals', 'attention'),
    keyOf('deliveries', change.proposalId),
    keyOf('contracts'),
    keyOf('payments'),
  ],
  // Of money, notifications are all the news there is.
  notification: () => [keyOf('notifications'), keyOf('contracts'), keyOf('payments'), keyOf('reviews')],
  message: () => [keyOf('messages')],
  account: () => [keyOf('account')],
  invitation: () => [keyOf('invitations')],
}

export const liveParts = Object.keys(queriesOf) as LivePart[]

/** Events of one act arrive together. In milliseconds. */
const gatherMs = 50
/** Between two rounds of requests, however many events there are. In milliseconds. */
const restMs = 1_000

type Waiting = { queryKey: QueryKey; part: LivePart }

/** Reads anew what open screens show of what changed: once for events that come together, one round after the other. */
export class LiveRefetch {
  readonly #client: QueryClient
  #waiting = new Map<string, Waiting>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #isBusy = false

  constructor(client: QueryClient) {
    this.#client = client
  }

  /** Refetches after a moment, together with what else comes in it. */
  add(changes: readonly Change[]): void {
    this.#note(changes)
    if (!this.#isBusy) this.#timer ??= setTimeout(() => void this.#refetch(), gatherMs)
  }

  /** Refetches at once, or with the next round if there is one under way. */
  addNow(changes: readonly Change[]): void {
    this.#note(changes)
    if (!this.#isBusy) void this.#refetch()
  }

  /** Drops what waits. */
  end(): void {
    clearTimeout(this.#timer)
    this.#waiting.clear()
  }

  #note(changes: readonly Change[]) {
    for (const change of changes) {
      for (const queryKey of queriesOf[change.part](change)) {
        this.#waiting.set(JSON.stringify(queryKey), { queryKey, part: change.part })
      }
    }
  }

  /** The next round waits for this one: it would cancel its requests, and many events would keep them from ever ending. */
  async #refetch() {
    this.#isBusy = true
    clearTimeout(this.#timer)
    this.#timer = undefined
    const round = [...this.#waiting.values()]
    this.#waiting = new Map()
    await Promise.all([this.#refetchAll(round), pause(restMs)])
    this.#isBusy = false
    if (this.#waiting.size > 0) void this.#refetch()
  }

  async #refetchAll(round: readonly Waiting[]) {
    const find = (waiting: readonly Waiting[]) =>
      new Set(
        waiting.flatMap(({ queryKey }) => this.#client.getQueryCache().findAll({ queryKey, predicate: isLoaded })),
      )
    const stale = find(round)
    // A hidden tab reads its screen anew when it is shown, but its bell rings at once.
    const isShown = document.visibilityState === 'visible'
    const wanted = isShown ? stale : find(round.filter(({ part }) => part === 'notification'))
    await this.#client.invalidateQueries({ predicate: (query) => stale.has(query), refetchType: 'none' })
    await this.#client.refetchQueries({ type: 'active', predicate: (query) => wanted.has(query) && !isKept(query) })
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** What could not be loaded at all has a button of its own. */
const isLoaded = ({ state }: Query) => state.data !== undefined

/** A form in use must not change under its writer. */
const isKept = ({ observers }: Query) => observers.some(({ options }) => options.refetchOnWindowFocus === false)
