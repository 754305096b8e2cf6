import type { ProjectStatus } from '@guildhall/contract'

/** What comes after each kind of key. */
type Kinds = Record<string, readonly unknown[]>

/**
 * Keys of the queries about one thing, for those who ask and for those who say that an answer is outdated. Without a kind, or
 * cut at the first unknown part, a key is the beginning of all keys that go on from there.
 */
function keysOf<K extends Kinds>(family: string) {
  return <Kind extends keyof K & string>(kind?: Kind, ...rest: Partial<K[Kind]>): readonly unknown[] => {
    const parts = [family, kind, ...rest]
    const unknown = parts.indexOf(undefined)
    return unknown < 0 ? parts : parts.slice(0, unknown)
  }
}

export const accountKeys = keysOf<{ of: [userId: string, part: 'settings' | 'devices'] }>('account')

export const contractKeys = keysOf<{
  of: [userId: string, side: string, filters: object]
  one: [contractId: string, part: 'changes' | 'statement' | 'disputes']
  evidence: [disputeId: string]
}>('contracts')

export const deliveryKeys = keysOf<{ of: [proposalId: string, version: number] }>('deliveries')

/** Those of direct contracts, too: live events of invitations are about both. */
export const invitationKeys = keysOf<{
  received: [userId: string, view: string]
  waiting: [userId: string]
  own: [userId: string, projectId: string]
  sent: [projectId: string]
  projects: [userId: string, personId: string]
  direct: [kind: 'list' | 'open' | 'one', userId: string, which: string]
}>('invitations')

export const messageKeys = keysOf<{
  list: [userId: string, search: string]
  with: [userId: string, otherId: string]
  unread: [userId: string]
  settings: [userId: string]
  search: [conversationId: string, search: string]
  reports: [userId: string, conversationId: string | null]
}>('messages')

export const notificationKeys = keysOf<{ list: [userId: string, filters: object]; unread: [userId: string] }>(
  'notifications',
)

export const paymentKeys = keysOf<{
  'paid by': [userId: string]
  'sums of': [userId: string]
  'withdrawn by': [userId: string]
  'earned by': [userId: string]
  'while suspended': []
  'of contract': [contractId: string]
}>('payments')

export const profileKeys = keysOf<{
  own: [userId: string]
  skills: [userId: string, isOwn: boolean, cursor: string]
  texts: [userId: string, section: string, position: number, beginning: string]
  'offered to': [personId: string]
}>('profiles')

export const projectKeys = keysOf<{
  browse: [filters: object]
  total: []
  'of client': [userId: string, status: ProjectStatus | 'all']
  one: [projectId: string, part: 'edits', number: number]
}>('projects')

export const proposalKeys = keysOf<{
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
}>('proposals')

export const reviewKeys = keysOf<{
  waiting: [userId: string]
  received: [userId: string]
  given: [userId: string]
  'of contract': [contractId: string]
}>('reviews')
