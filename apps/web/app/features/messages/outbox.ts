import * as v from 'valibot'
import { ApiError, sentenceFor } from '../../api-errors.ts'
import { discardDraft, draftKey, readDraft, writeDraft } from '../../drafts.ts'
import { discardFileDraft, readFileDraft, writeFileDraft } from '../../file-drafts.ts'
import type { Progress } from '../../upload-transfer.ts'
import { outboxPrefix } from './shared/unread.ts'

export interface Unsent {
  /** Made once, so that sending again is harmless. */
  clientId: string
  text: string
  hasFiles: boolean
  createdAt: string
}

export interface UnsentMessage extends Unsent {
  /** 'failed': no answer, will be retried. 'refused': the server said why not. */
  state: 'sending' | 'failed' | 'refused'
  files: readonly File[]
  progress?: Progress | undefined
  refusal?: string | undefined
  /** Whether the files are what was refused. */
  isOfFiles?: boolean
}

const outboxDraft = v.fallback(
  v.array(v.object({ clientId: v.string(), text: v.string(), hasFiles: v.boolean(), createdAt: v.string() })),
  [],
)
const whatOf = (otherId: string) => `${outboxPrefix}${otherId}`
const filesKey = (userId: string, clientId: string) => draftKey(userId, `outbox files:${clientId}`)

export async function readOutbox(userId: string, otherId: string): Promise<UnsentMessage[]> {
  const kept = v.parse(outboxDraft, readDraft(draftKey(userId, whatOf(otherId))))
  return Promise.all(
    kept.map(async (unsent) => ({
      ...unsent,
      state: 'sending' as const,
      files: unsent.hasFiles ? await readFileDraft(filesKey(userId, unsent.clientId)) : [],
    })),
  )
}

export function writeOutbox(userId: string, otherId: string, messages: readonly UnsentMessage[]): void {
  const key = draftKey(userId, whatOf(otherId))
  const kept = messages.map(({ clientId, text, hasFiles, createdAt }) => ({ clientId, text, hasFiles, createdAt }))
  if (kept.length === 0) discardDraft(key)
  else writeDraft(key, kept)
}

export const keepFiles = (userId: string, { clientId, files }: Pick<UnsentMessage, 'clientId' | 'files'>) =>
  files.length > 0 ? writeFileDraft(filesKey(userId, clientId), [...files]) : undefined

export const dropFiles = (userId: string, { clientId, hasFiles }: Unsent) =>
  hasFiles ? discardFileDraft(filesKey(userId, clientId)) : undefined

/** Without an answer, or after one that may be temporary, it is retried. */
export function afterFailure(error: unknown): Pick<UnsentMessage, 'state' | 'refusal' | 'isOfFiles'> {
  const mayWorkLater = !(error instanceof ApiError) || error.status === 0 || error.status >= 500
  if (mayWorkLater) return { state: 'failed', refusal: undefined }
  const isOfFiles = error.code.startsWith('delivery.')
  return { state: 'refused', refusal: sentenceFor(error, 'This message could not be sent.'), isOfFiles }
}
