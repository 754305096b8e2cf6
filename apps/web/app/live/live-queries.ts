import type { ChangedEvent, LivePart } from '@guildhall/contract'
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { ApiError } from '../api-errors.ts'
import { keyOf } from '../query-keys.ts'
import { mostTries } from './most-tries.ts'

export type Change = Omit<ChangedEvent, 'type'>

// Not the lists of all projects: their rows would move while being read.
const ofProject = ({ projectId }: Change) => [keyOf('projects', 'one', projectId), keyOf('projects', 'of client')]
const sent = [keyOf('proposals', 'sent by'), keyOf('proposals', 'counts'), keyOf('proposals', 'own')]
const home = keyOf('home')
const ofProposal = (change: Change) => [
  home,
  ...ofProject(change),
  ...sent,
  keyOf('proposals', 'of project', change.projectId),
  keyOf('proposals', 'accepted', change.projectId),
  keyOf('proposals', 'one', change.proposalId),
]
const ofContract = (change: Change) => [
  ...ofProposal(change),
  keyOf('proposals', 'attention'),
  keyOf('deliveries', 'of', change.proposalId),
  keyOf('contracts', 'of'),
  keyOf('contracts', 'one', change.contractId),
  keyOf('contracts', 'evidence'),
  // They count contracts that run, also those without money.
  keyOf('payments', 'sums of'),
  keyOf('payments', 'earned by'),
]

const queriesOf: Record<LivePart, (change: Change) => QueryKey[]> = {
  project: (change) => [...ofProject(change), ...sent, home],
  proposal: ofProposal,
  contract: ofContract,
  payment: (change) => [...ofContract(change), keyOf('payments')],
  review: () => [keyOf('reviews'), home],
  notification: () => [keyOf('notifications')],
  message: () => [keyOf('messages'), keyOf('home', 'needs')],
  account: () => [keyOf('account', 'of'), home],
  invitation: () => [keyOf('invitations'), home],
}

export const liveParts = Object.keys(queriesOf) as LivePart[]

/** Milliseconds. Events of one act arrive together. */
const gatherMs = 50
/** Milliseconds between two rounds of refetches. */
const restMs = 1_000

type Waiting = { queryKey: QueryKey; part: LivePart }

/** Refetches changed queries of open screens: one round after the other, each for the events since the last. */
export class LiveRefetch {
  readonly #client: QueryClient
  #waiting = new Map<string, Waiting>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #isBusy = false
  /** By hash: refused, and to be asked again when the server said. */
  readonly #refused = new Set<string>()

  constructor(client: QueryClient) {
    this.#client = client
  }

  add(changes: readonly Change[]): void {
    this.#await(changes)
    if (!this.#isBusy) this.#timer ??= setTimeout(() => void this.#refetch(), gatherMs)
  }

  /** Without waiting for more events, but after a running round. */
  addNow(changes: readonly Change[]): void {
    this.#await(changes)
    if (!this.#isBusy) void this.#refetch()
  }

  /** The first connection follows the first answers closely: only the bell, contracts and their money may have missed something. */
  addMissed(): void {
    for (const queryKey of [keyOf('contracts'), keyOf('payments'), keyOf('reviews'), home]) {
      this.#waiting.set(JSON.stringify(queryKey), { queryKey, part: 'contract' })
    }
    this.addNow([{ part: 'notification' }])
  }

  end(): void {
    clearTimeout(this.#timer)
    this.#waiting.clear()
  }

  #await(changes: readonly Change[]) {
    for (const change of changes) {
      for (const queryKey of queriesOf[change.part](change)) {
        this.#waiting.set(JSON.stringify(queryKey), { queryKey, part: change.part })
      }
    }
  }

  /** Rounds do not overlap: the next would cancel the requests of this one, and many events could do so forever. */
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
    // A hidden tab refetches its screen when shown, but its bell at once.
    const isShown = document.visibilityState === 'visible'
    const wanted = isShown ? stale : find(round.filter(({ part }) => part === 'notification'))
    await this.#client.invalidateQueries({ predicate: (query) => stale.has(query), refetchType: 'none' })
    const due = [...wanted].filter(
      (query) => query.isActive() && !query.isDisabled() && !query.isStatic() && !isKept(query),
    )
    await Promise.all(due.filter(({ queryHash }) => !this.#refused.has(queryHash)).map((query) => this.#fetch(query)))
  }

  /** Resolves when it is answered, has failed, or was told to come again: other queries need not wait for that. */
  #fetch(query: Query): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const usual = query.options
    const { retry, retryDelay, ...options } = usual
    const patient = {
      ...options,
      retry: (failures: number, error: Error) =>
        comeAgainMs(error) === undefined ? call(retry, failures, error) === true : failures < mostTries - 1,
      retryDelay: (failures: number, error: Error) => {
        const ms = comeAgainMs(error)
        if (ms === undefined) return Number(call(retryDelay, failures, error) ?? 0)
        this.#refused.add(query.queryHash)
        resolve()
        return ms
      },
    }
    query
      .fetch(patient, { cancelRefetch: true })
      .catch(() => {}) // in the query's state
      .finally(() => {
        this.#refused.delete(query.queryHash)
        if (query.options.retryDelay === patient.retryDelay) query.setOptions(usual)
        resolve()
      })
    return promise
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const call = <Value>(setting: Value, failures: number, error: Error) =>
  typeof setting === 'function' ? setting(failures, error) : setting

/** Up to twice the time that the server named, as it names the same one to many. */
function comeAgainMs(error: Error): number | undefined {
  const seconds = error instanceof ApiError && error.status === 503 ? error.retryAfterSeconds : undefined
  return seconds === undefined ? undefined : seconds * 1_000 * (1 + Math.random())
}

const isLoaded = ({ state }: Query) => state.data !== undefined

/** A form must not change while it is being filled in. */
const isKept = ({ observers }: Query) => observers.some(({ options }) => options.refetchOnWindowFocus === false)
