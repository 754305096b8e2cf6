import type { ConversationRowView, ConversationView, MessageView } from '@guildhall/contract'
import { truncatedFlag } from '../../../platform/database/truncated-text.ts'
import type { PairRow, PersonRow } from './conversation.queries.ts'
import type { ConversationRow, ExcerptRow } from './conversation-list.queries.ts'
import type { MessageRow } from './message.queries.ts'
import { refusalToWrite } from './message.rules.ts'

export function presentMessage(row: MessageRow, viewerId: string): MessageView {
  const isWithheld = row.isHidden && row.authorId !== viewerId
  return {
    conversationId: row.conversationId,
    seq: row.seq,
    change: row.change,
    clientId: row.clientId,
    authorId: row.authorId,
    kind: row.kind,
    text: isWithheld ? '' : row.text,
    ...truncatedFlag('text', !isWithheld && row.textTruncated),
    files: isWithheld ? [] : (row.files ?? []),
    ...(row.isHidden ? { isHidden: true as const } : {}),
    event: row.event,
    offPlatform: isWithheld ? null : row.offPlatform,
    createdAt: row.createdAt.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    deletedAt: row.deletedAt?.toISOString() ?? null,
  }
}

function presentPerson({ personId, personName, personTitle, personImage }: PersonRow) {
  return { _id: personId, name: personName, title: personTitle, profileImage: personImage }
}

export function presentConversation(row: PairRow): ConversationView {
  const refusal = refusalToWrite(row)
  return {
    _id: row.id,
    person: presentPerson(row),
    mayWrite: refusal === null,
    refusal,
    isHired: row.isHired,
    isBlockedByYou: row.iBlocked,
    isMuted: row.iMuted,
    unread: row.unread,
    lastSeq: row.lastSeq,
    readSeq: row.readSeq,
    otherReadSeq: row.otherReadSeq,
  }
}

export function presentRow(row: ConversationRow): ConversationRowView {
  return {
    _id: row.id,
    person: presentPerson(row),
    unread: row.unread,
    isMuted: row.iMuted,
    latestAt: row.latestAt.toISOString(),
    latest: presentExcerpt(row.latest),
  }
}

export function presentExcerpt({ createdAt, deletedAt, isHidden, ...rest }: ExcerptRow): ConversationRowView['latest'] {
  return {
    ...rest,
    ...(isHidden ? { isHidden: true as const } : {}),
    createdAt: new Date(createdAt).toISOString(),
    deletedAt: deletedAt && new Date(deletedAt).toISOString(),
  }
}
