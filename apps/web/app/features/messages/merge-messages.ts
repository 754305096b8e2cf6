import type { LiveEvent, MessageChangesView, MessagePageView, MessageView } from '@guildhall/contract'

/** Messages are numbered (`seq`) without gaps and never disappear, so a run of consecutive numbers is complete. */
export interface Thread {
  /** By `seq`, each with its latest known change. */
  readonly messages: ReadonlyMap<number, MessageView>
  /** All changes up to this number are known. Undefined before the first page. */
  readonly change: number | undefined
  /** The change number of the first page. Older messages may have changed since without our knowing. */
  readonly base: number
  readonly latestChange: number
  readonly lastSeq: number
  readonly readSeq: number
  readonly otherReadSeq: number | null
}

export const emptyThread: Thread = {
  messages: new Map(),
  change: undefined,
  base: 0,
  latestChange: 0,
  lastSeq: 0,
  readSeq: 0,
  otherReadSeq: null,
}

type LiveMessage = Pick<Extract<LiveEvent, { type: 'message' }>, 'change' | 'message'>
type ReadPositions = Pick<MessagePageView, 'lastSeq' | 'readSeq' | 'otherReadSeq'>

export function isBehind({ change, latestChange }: Thread): boolean {
  return change !== undefined && latestChange > change
}

/** The page may be older than what live events brought: of two versions, the one with the later change stays. */
export function addPage(thread: Thread, page: MessagePageView): Thread {
  const { change = page.change } = thread
  return {
    ...withReadPositions(thread, page),
    messages: merged(thread, page.messages, page.change),
    change,
    base: thread.change === undefined ? page.change : thread.base,
    latestChange: Math.max(thread.latestChange, page.change),
  }
}

/** Adds the answer to "what changed since `since`", however late it comes. */
export function addChanges(thread: Thread, since: number, changes: MessageChangesView): Thread {
  const known = thread.change ?? 0
  // An answer that starts after what we know would skip the changes between.
  const change = since <= known ? Math.max(known, changes.change) : known
  return {
    ...withReadPositions(thread, changes),
    messages: merged(thread, changes.messages, changes.change),
    change,
    latestChange: Math.max(thread.latestChange, changes.change + (changes.hasMore ? 1 : 0)),
  }
}

export function addLive(thread: Thread, { change, message }: LiveMessage): Thread {
  const { change: known } = thread
  // The first page will have it.
  if (known === undefined) return thread
  const follows = message !== undefined && change === known + 1
  return {
    ...thread,
    messages: message ? merged(thread, [message], change) : thread.messages,
    change: follows ? change : known,
    latestChange: Math.max(thread.latestChange, change),
    lastSeq: Math.max(thread.lastSeq, message?.seq ?? 0),
  }
}

export function addRead(thread: Thread, { seq, isOwn }: { seq: number; isOwn: boolean }): Thread {
  if (isOwn) return { ...thread, readSeq: Math.max(thread.readSeq, seq) }
  return { ...thread, otherReadSeq: Math.max(thread.otherReadSeq ?? 0, seq) }
}

/** The loaded messages around `anchor` without a gap, oldest first. */
export function runAround(thread: Thread, anchor: number) {
  const { messages, lastSeq } = thread
  const list: MessageView[] = []
  for (let seq = anchor; ; seq--) {
    const message = messages.get(seq)
    if (!message) break
    list.push(message)
  }
  list.reverse()
  for (let seq = anchor + 1; ; seq++) {
    const message = messages.get(seq)
    if (!message) break
    list.push(message)
  }
  const [first, last] = [list[0]?.seq ?? anchor, list.at(-1)?.seq ?? anchor]
  return { messages: list, hasEarlier: first > 1, hasLater: last < lastSeq }
}

/** @param readAt the number of the change at which `more` was read */
function merged({ messages: known, base }: Thread, more: readonly MessageView[], readAt: number): Thread['messages'] {
  const isOld = readAt < base
  const fresh = more.filter(({ seq, change }) => {
    const held = known.get(seq)
    // A late answer must not add a message that changed before the first page: nothing would ever correct it.
    return held ? held.change < change : !isOld
  })
  if (fresh.length === 0) return known
  const messages = new Map(known)
  for (const message of fresh) messages.set(message.seq, message)
  return messages
}

/** Read marks never move backward; receipts that were turned off disappear at once. */
function withReadPositions(thread: Thread, { lastSeq, readSeq, otherReadSeq }: ReadPositions): Thread {
  return {
    ...thread,
    lastSeq: Math.max(thread.lastSeq, lastSeq),
    readSeq: Math.max(thread.readSeq, readSeq),
    otherReadSeq: otherReadSeq === null ? null : Math.max(thread.otherReadSeq ?? 0, otherReadSeq),
  }
}
