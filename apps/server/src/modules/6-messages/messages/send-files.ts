import type { MessageView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Db } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { claimFiles, receiveUpload } from '../../1-ground/uploads/shared/receive-upload.ts'
import { requireStorage } from '../../1-ground/uploads/shared/require-storage.ts'
import type { UploadPart } from '../../1-ground/uploads/shared/upload.types.ts'
import { requireConversation } from './get-conversation.ts'
import { presentMessage } from './message.presenter.ts'
import { findSentMessage } from './message.queries.ts'
import { refusalToWrite } from './message.rules.ts'
import { findMessageFile, insertMessageFiles } from './message-file.queries.ts'
import { type Sent, writeMessage } from './send-message.ts'
import { type Member, requireMember } from './shared/require-member.ts'

type OutgoingFiles = Member & { clientId: string; parts: AsyncIterable<UploadPart>; announcedBytes: number }

/** All files or none. Checks permission before the first byte and at the end. Repeated `clientId`s read nothing. */
export async function sendFiles(deps: Deps, { parts, announcedBytes, ...outgoing }: OutgoingFiles): Promise<Sent> {
  const { database, config } = deps
  const { userId, clientId } = outgoing
  const { otherId } = await requireMember(database.db, outgoing)
  const earlier = await findEarlier(database.db, outgoing)
  if (earlier) return { message: earlier, isNew: false }
  const refusal = refusalToWrite(await requireConversation(database.db, userId, otherId))
  if (refusal) throw new DomainError(refusal)
  await requireStorage(database.db, { userId, bytes: announcedBytes, quota: config.storagePerAccountBytes })

  return receiveUpload(deps, { userId, parts }, async ({ files, message: text }, committed) => {
    const sent = await database.db.transaction(async (tx) => {
      await claimFiles(deps, tx, userId, files)
      const written = await writeMessage(deps, tx, { ...outgoing, clientId, text, kind: 'file' }, (seq) =>
        insertMessageFiles(tx, { conversationId: outgoing.conversationId, seq, ownerId: userId }, files),
      )
      // Sent twice at once: the first one stands, and taking this one back keeps its files named for removal.
      if (!written.isNew) throw new SentMeanwhile(written)
      return written
    })
    committed()
    return sent
  }).catch((error: unknown) => {
    if (error instanceof SentMeanwhile) return error.sent
    throw error
  })
}

class SentMeanwhile extends Error {
  readonly sent: Sent

  constructor(sent: Sent) {
    super('sent meanwhile')
    this.sent = sent
  }
}

async function findEarlier(
  db: Db,
  { conversationId, userId, clientId }: Member & { clientId: string },
): Promise<MessageView | undefined> {
  const earlier = await findSentMessage(db, userId, clientId)
  if (earlier && earlier.conversationId !== conversationId) throw new DomainError('message.client_id_reused')
  return earlier && presentMessage(earlier, userId)
}

/** One file of a conversation, for its members. Those of a hidden message are there for its author alone. */
export async function getMessageFile(db: Db, { fileId, ...member }: Member & { fileId: string }) {
  await requireMember(db, member)
  const file = await findMessageFile(db, member.conversationId, fileId)
  if (!file || (file.isHidden && file.ownerId !== member.userId)) throw new DomainError('message.file_not_found')
  return file
}
