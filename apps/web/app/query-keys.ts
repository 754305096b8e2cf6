import type { ProjectStatus, Side } from '@guildhall/contract'

/** Kinds of queries, by what they are about, each with what comes after it in its key. */
type Queries = {
  account: { of: [userId: string, part: 'settings' | 'devices' | 'identities' | 'repositories'] }
  contracts: {
    of: [userId: string, side: string, filters: object]
    one: [contractId: string, part: 'changes' | 'statement' | 'disputes']
    evidence: [disputeId: string]
  }
  deliveries: { of: [proposalId: string, version: number] }
  find: { by: [userId: string, words: string] }
  home: {
    needs: [userId: string, side: Side]
    money: [userId: string, side: Side]
    welcome: [userId: string, side: Side]
  }
  /** Those of direct contracts, too: live events of invitations are about both. */
  invitations: {
    received: [userId: string, view: string]
    waiting: [userId: string]
    own: [userId: string, projectId: string]
    sent: [projectId: string]
    projects: [userId: string, personId: string]
    direct: [kind: 'list' | 'open' | 'one', userId: string, which: string]
  }
  messages: {
    list: [userId: string, search: string]
    with: [userId: string, otherId: string]
    unread: [userId: string]
    settings: [userId: string]
    search: [conversationId: string, search: string]
    reports: [userId: string, conversationId: string | null]
  }
  notifications: { list: [userId: string, filters: object]; unread: [userId: string] }
  payments: {
    'paid by': [userId: string]
    'sums of': [userId: string]
    'withdrawn by': [userId: string]
    'earned by': [userId: string]
    'while suspended': []
    'of contract': [contractId: string]
  }
  profiles: {
    own: [userId: string]
    skills: [userId: string, isOwn: boolean, cursor: string]
    texts: [userId: string, section: string, position: number, beginning: string]
    'offered to': [personId: string]
  }
  projects: {
    browse: [filters: object]
    total: []
    'of client': [userId: string, status: ProjectStatus | 'all']
    one: [projectId: string, part: 'edits', number: number]
    help: [category: string, skills: string]
  }
  proposals: {
    attention: [userId: string]
    'sent by': [freelancerId: string, filters: object]
    counts: [freelancerId: string]
    own: [freelancerId: string, projectId: string]
    'of project': [projectId: string, filters: object]
    accepted: [projectId: string]
    one: [proposalId: string]
    compared: [proposalIds: readonly string[]]
    edits: [proposalId: string, upTo: number]
    edit: [proposalId: string, version: number]
  }
  results: {
    own: [resultId: string, part: 'challenges']
    latest: [userId: string]
    history: [userId: string, skill: string, isOwn: boolean]
    verified: [userId: string]
  }
  /** The daily one. */
  review: { today: [userId: string] }
  reviews: {
    waiting: [userId: string]
    received: [userId: string]
    given: [userId: string]
    'of contract': [contractId: string]
  }
}

/**
 * The key of a query, for those who ask and for those who say that an answer is outdated. Without a kind, or cut at the first
 * unknown part, it is the beginning of all keys that go on from there.
 */
export function keyOf<Subject extends keyof Queries, Kind extends keyof Queries[Subject] & string>(
  subject: Subject,
  kind?: Kind,
  ...rest: Queries[Subject][Kind] extends readonly unknown[] ? Partial<Queries[Subject][Kind]> : never
): readonly unknown[] {
  const parts = [subject, kind, ...rest]
  const unknown = parts.indexOf(undefined)
  return unknown < 0 ? parts : parts.slice(0, unknown)
}
