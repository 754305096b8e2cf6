import type { Variation } from './chance.ts'
import type { Work } from './simulate.ts'
import type { Demand, Pauses } from './web-process.ts'

/**
 * What people ask for, and how often. `perDay`: by one of a thousand people with an account, on average over those who come and those
 * who do not. These numbers are assumptions; put in what your own Prometheus counts.
 */
export const kinds = {
  landing: { title: 'Landing page, by a stranger', perDay: 900 },
  profile: { title: 'Public profile, as a page', perDay: 900, isRead: true },
  browse: { title: 'Browsing projects', perDay: 2_000, isRead: true },
  search: { title: 'Searching projects for a word', perDay: 1_200, isRead: true },
  project: { title: 'A project by its id', perDay: 2_500, isRead: true },
  course: { title: 'A page of a course', perDay: 1_500, isRead: true },
  notifications: { title: 'Notifications', perDay: 2_500 },
  conversation: { title: 'Opening a conversation', perDay: 1_000 },
  signIn: { title: 'Signing in with a password', perDay: 60 },
  post: { title: 'Posting a project', perDay: 10 },
  propose: { title: 'A proposal', perDay: 60 },
  accept: { title: 'Accepting it', perDay: 6 },
  pay: { title: 'Paying for the contract', perDay: 6 },
  upload: { title: 'Delivering a file of 100 kB', perDay: 8 },
  release: { title: 'Approving, which releases the money', perDay: 6 },
  message: { title: 'A message', perDay: 600 },
  startAttempt: { title: 'Starting an attempt of 20 questions', perDay: 15 },
  answer: { title: 'An answer of it', perDay: 300 },
  finishAttempt: { title: 'Finishing it', perDay: 15 },
} as const satisfies Record<string, Kind>

/** `isRead`: a replica may answer it. */
type Kind = { title: string; perDay: number; isRead?: true }
export type KindName = keyof typeof kinds
export const kindNames = Object.keys(kinds) as KindName[]

/** Of one request. `statements` are those that PostgreSQL counts, with `begin` and `commit`; `commits` those that write. */
export type Cost = {
  serverMs: number
  /** Of `serverMs`: libuv's threads, which compress and hash, and V8's, which collect garbage and compile. */
  poolMs: number
  besideMs: number
  /** Of PostgreSQL's connections, and of its processes without one. */
  databaseMs: number
  writersMs: number
  /** Of the program that asks. */
  askerMs: number
  statements: number
  commits: number
  sentBytes: number
  logBytes: number
  storedBytes: number
}
export type Costs = Record<KindName, Cost>
/** What single requests needed, divided by what they need on average. */
export type Variations = Record<KindName, readonly Variation[]>
/** `costs` have the jobs that are due at once, `ofRequests` do not. */
export type MeasuredCosts = {
  costs: Costs
  ofRequests: Costs
  variations: Variations
  pauses: Pauses
  diskWritesMs: readonly number[]
}

export function workOf(kind: KindName, { costs, ofRequests, variations }: MeasuredCosts): Work {
  const [all, request] = [costs[kind], ofRequests[kind]]
  const jobs = mapCost((name) => Math.max(0, all[name] - request[name]))
  return {
    share: kinds[kind].perDay,
    request: demandOf(request),
    jobs: jobs.statements < leastJobStatements ? undefined : demandOf(jobs),
    writersMs: all.writersMs,
    askerMs: request.askerMs,
    variations: variations[kind],
  }
}

/** What is less is of looking for jobs. */
const leastJobStatements = 2

const demandOf = ({ serverMs, poolMs, besideMs, databaseMs, statements, commits }: Cost): Demand => ({
  ...{ poolMs, besideMs, databaseMs, statements, commits },
  loopMs: Math.max(0, serverMs - poolMs - besideMs),
})

const costNames = [
  ...(['serverMs', 'poolMs', 'besideMs', 'databaseMs', 'writersMs', 'askerMs'] as const),
  ...(['statements', 'commits', 'sentBytes', 'logBytes', 'storedBytes'] as const),
]

export const mapCost = (of: (name: keyof Cost) => number) =>
  Object.fromEntries(costNames.map((name) => [name, of(name)])) as Cost
