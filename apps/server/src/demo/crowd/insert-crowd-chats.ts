import { randomUUID } from 'node:crypto'
import { dayMs, offPlatformHint } from '@guildhall/contract'
import { notifications } from '../../modules/2-people/notifications/notification.tables.ts'
import { listPastEventsOfPairs, type PastEvent } from '../../modules/6-messages/messages/event.queries.ts'
import { conversationMembers, conversations, messages } from '../../modules/6-messages/messages/message.tables.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Ids, Names } from './crowd-happenings.ts'
import type { HiredDeal } from './insert-crowd-deals.ts'
import { insertRows } from './insert-rows.ts'

type Line = { at: Date; author: string; text?: string; isUnread?: boolean; event?: PastEvent['event'] }
type Talk = { id: string; members: [string, string]; lines: Line[] }

/** One conversation for each pair that wrote to each other, with the lines of what happened in between. */
export async function insertCrowdChats(
  tx: Tx,
  deals: readonly HiredDeal[],
  { idOf, nameOfId, now }: { idOf: Ids; nameOfId: Names; now: Date },
): Promise<void> {
  const written = deals.filter(({ chat }) => chat.length > 0)
  const pairs = Map.groupBy(written, ({ client, contract }) => `${client} ${contract.bid.by}`)
  const own = [...pairs.values()]
  const members = own.map(([first]): Talk['members'] => [idOf(first?.client ?? ''), idOf(first?.contract.bid.by ?? '')])
  const past = await listPastEventsOfPairs(tx, members)
  const talks = own.map((deals, index): Talk => {
    const sides = members[index] as Talk['members']
    const events = (past[index] ?? []).map(
      ({ actorId, at, event }): Line => ({ at: new Date(at), author: actorId, event }),
    )
    const lines = [...events, ...deals.flatMap((deal) => linesOf(deal, sides, now))]
    return {
      id: randomUUID(),
      members: sides,
      lines: lines.sort((one, other) => one.at.getTime() - other.at.getTime()),
    }
  })
  await insertRows(tx, conversations, talks.map(conversationRow))
  await insertRows(tx, conversationMembers, talks.flatMap(memberRows))
  await insertRows(tx, messages, talks.flatMap(messageRows))
  await insertRows(
    tx,
    notifications,
    talks.flatMap((talk) => noticeRows(talk, nameOfId)),
  )
}

/** Spread over the time of the contract; what is unread was written last. */
function linesOf(
  { contract, chat, category }: HiredDeal,
  [clientId, freelancerId]: Talk['members'],
  now: Date,
): Line[] {
  const from = contract.acceptedAt.getTime() + (category ? 0.1 : 0.02) * dayMs
  const to = Math.min(contract.endedAt?.getTime() ?? now.getTime(), now.getTime() - 0.05 * dayMs)
  return chat.map(({ by, text, isUnread }, index) => {
    const at = new Date(from + ((to - from) * (index + 0.2 * (index % 3))) / chat.length)
    return { at, author: by === 'client' ? clientId : freelancerId, text, isUnread }
  })
}

function conversationRow({ id, members, lines }: Talk) {
  const [lowId, highId] = members.toSorted() as Talk['members']
  const opening = lines.find(({ text }) => text !== undefined) ?? lines[0]
  const startedAt = opening?.at ?? new Date(0)
  const started = { startedBy: opening?.author ?? lowId, startedAt, createdAt: startedAt }
  return { id, lowId, highId, lastSeq: lines.length, lastChange: lines.length, ...started }
}

const receivedBy = (userId: string, lines: readonly Line[]) =>
  lines.flatMap(({ text, author, isUnread }, index) =>
    text !== undefined && author !== userId ? [{ seq: index + 1, isUnread }] : [],
  )

function memberRows({ id: conversationId, members, lines }: Talk) {
  return members.map((userId) => {
    const received = receivedBy(userId, lines)
    const firstUnread = received.find(({ isUnread }) => isUnread)?.seq
    return {
      ...{ conversationId, userId, otherId: members.find((member) => member !== userId) ?? '' },
      lastReadSeq: firstUnread === undefined ? lines.length : firstUnread - 1,
      lastReceivedSeq: received.at(-1)?.seq ?? 0,
      latestAt: lines.at(-1)?.at ?? null,
    }
  })
}

function messageRows({ id: conversationId, lines }: Talk) {
  const hiredFrom = lines.findIndex(({ event }) => event?.kind === 'proposal.accepted')
  return lines.map(({ at: createdAt, author: authorId, text, event }, index) => {
    const place = { conversationId, seq: index + 1, change: index + 1, authorId, createdAt }
    if (text === undefined)
      return { ...place, kind: 'event' as const, text: '', clientId: null, event: event ?? null, offPlatform: null }
    const offPlatform = hiredFrom >= 0 ? null : offPlatformHint(text)
    return { ...place, kind: 'text' as const, text, clientId: randomUUID(), event: null, offPlatform }
  })
}

function noticeRows({ id, members, lines }: Talk, nameOfId: Names) {
  return members.flatMap((userId) => {
    const unread = receivedBy(userId, lines).filter(({ isUnread }) => isUnread)
    const latest = unread.at(-1)?.seq
    if (latest === undefined) return []
    const actorId = members.find((member) => member !== userId) ?? ''
    return [
      {
        ...{ userId, kind: 'message.received' as const, facts: { actorId, actorName: nameOfId(actorId) } },
        eventKey: `message.received:${id}:${latest}`,
        stackKey: `message.received:${id}`,
        count: unread.length,
        createdAt: lines[latest - 1]?.at ?? new Date(0),
      },
    ]
  })
}
