import type { MessageView } from '@guildhall/contract'
import type { UnsentMessage } from './outbox.ts'

export interface MessageItem {
  key: string
  message?: MessageView
  unsent?: UnsentMessage
  /** ISO instant, on the first message of its day. */
  day: string | undefined
  isFirstUnread: boolean
  /** False if it closely follows a message of the same author. */
  startsGroup: boolean
}

const groupMs = 5 * 60_000

export function listItems(
  messages: readonly MessageView[],
  unsent: readonly UnsentMessage[],
  { userId, unreadAfter }: { userId: string; unreadAfter: number | undefined },
): MessageItem[] {
  const rows = [
    ...messages.map((message) => ({
      key: String(message.seq),
      at: message.createdAt,
      by: message.kind === 'event' ? `event ${message.seq}` : message.authorId,
      message,
      isFirstUnread: unreadAfter !== undefined && message.seq === unreadAfter + 1,
    })),
    ...unsent.map((one) => ({ key: one.clientId, at: one.createdAt, by: userId, unsent: one, isFirstUnread: false })),
  ]
  let [dayBefore, atBefore] = [0, 0]
  return rows.map(({ at, by, ...item }, index) => {
    const date = new Date(at)
    // Built from numbers: a formatted date of each of 10,000 rows takes longer than a frame.
    const day = date.getFullYear() * 512 + date.getMonth() * 32 + date.getDate()
    const atMs = date.getTime()
    const isNewDay = day !== dayBefore
    const isClose = rows[index - 1]?.by === by && atMs - atBefore < groupMs
    ;[dayBefore, atBefore] = [day, atMs]
    return { ...item, day: isNewDay ? at : undefined, startsGroup: isNewDay || item.isFirstUnread || !isClose }
  })
}
