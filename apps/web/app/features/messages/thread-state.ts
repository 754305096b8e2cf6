import type { MessagePageView } from '@guildhall/contract'
import type { PageQuery } from './api.ts'
import { addPage, emptyThread, runAround, type Thread } from './merge-messages.ts'
import type { UnsentMessage } from './outbox.ts'

export interface ThreadState {
  thread: Thread
  anchor: number
  unsent: readonly UnsentMessage[]
  status: 'loading' | 'ready' | 'failed'
  /** The "New messages" line follows this number. Fixed when the conversation opens. */
  unreadAfter: number | undefined
  loading: 'earlier' | 'later' | undefined
  /** Counts jumps; `anchor` is what to scroll to. */
  jump: number
}

export const initialState = (hasConversation: boolean): ThreadState => ({
  thread: emptyThread,
  anchor: 0,
  unsent: [],
  status: hasConversation ? 'loading' : 'ready',
  unreadAfter: undefined,
  loading: undefined,
  jump: 0,
})

/** Opens at the unread line, else at the end. */
export function opened(thread: Thread, page: MessagePageView): Partial<ThreadState> {
  const hasUnread = page.readSeq < page.lastSeq
  return {
    thread: addPage(thread, page),
    anchor: hasUnread ? Math.max(1, page.readSeq) : page.lastSeq,
    status: 'ready',
    unreadAfter: hasUnread ? page.readSeq : undefined,
  }
}

/** The next page to load; undefined at the end of the conversation. */
export function pageBeside({ thread, anchor }: ThreadState, side: 'earlier' | 'later'): PageQuery | undefined {
  const { messages, hasEarlier, hasLater } = runAround(thread, anchor)
  const [first, last] = [messages[0]?.seq, messages.at(-1)?.seq]
  if (first === undefined || last === undefined) return undefined
  if (side === 'earlier') return hasEarlier ? { before: first } : undefined
  return hasLater ? { after: last } : undefined
}

export function confirmedBy(thread: Thread, userId: string): ReadonlySet<string> {
  const confirmed = new Set<string>()
  for (const { clientId, authorId } of thread.messages.values())
    if (clientId && authorId === userId) confirmed.add(clientId)
  return confirmed
}
