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

/** Of one request. `statements` are those that PostgreSQL counts, with `begin` and `commit`. */
export type Cost = {
  serverMs: number
  databaseMs: number
  statements: number
  sentBytes: number
  logBytes: number
  storedBytes: number
}
export type Costs = Record<KindName, Cost>
