import type { MessageView } from '@guildhall/contract'
import * as api from './api.ts'
import { afterFailure, dropFiles, keepFiles, readOutbox, type UnsentMessage, writeOutbox } from './outbox.ts'

export interface UnsentQueueOptions {
  userId: string
  otherId: string
  openConversation: () => Promise<string>
  onSent: (message: MessageView) => Promise<void>
  /** The server refused one, so what the person may do may have changed. */
  onRefused: () => void
  onChange: (unsent: readonly UnsentMessage[]) => void
}

/** Messages that the server has not confirmed. Kept in the browser and sent in order. */
export class UnsentQueue {
  readonly #options: UnsentQueueOptions
  readonly #transfers = new Map<string, AbortController>()
  #unsent: readonly UnsentMessage[] = []
  #isFlushing = false
  #isClosed = false

  constructor(options: UnsentQueueOptions) {
    this.#options = options
  }

  async open() {
    this.#isClosed = false
    const kept = await readOutbox(this.#options.userId, this.#options.otherId)
    const known = new Set(this.#unsent.map(({ clientId }) => clientId))
    this.#show([...kept.filter(({ clientId }) => !known.has(clientId)), ...this.#unsent])
    await this.flush()
  }

  /** Lets the running request finish, but starts no other. */
  close() {
    this.#isClosed = true
  }

  add(text: string, files: readonly File[]) {
    const clientId = crypto.randomUUID()
    const createdAt = new Date().toISOString()
    const unsent: UnsentMessage = { clientId, text, files, hasFiles: files.length > 0, createdAt, state: 'sending' }
    void keepFiles(this.#options.userId, unsent)
    this.#set([...this.#unsent, unsent])
    void this.flush()
  }

  retry(clientId: string) {
    this.#change(clientId, { state: 'sending', refusal: undefined })
    void this.flush()
  }

  /** Nothing of a refused message was stored, so it can be sent anew under its id. */
  sendWithoutFiles(clientId: string) {
    const unsent = this.#unsent.find((one) => one.clientId === clientId)
    if (!unsent) return
    void dropFiles(this.#options.userId, unsent)
    this.#change(clientId, { files: [], hasFiles: false, state: 'sending', refusal: undefined })
    void this.flush()
  }

  discard(clientId: string) {
    this.#transfers.get(clientId)?.abort()
    this.drop(new Set([clientId]))
  }

  drop(clientIds: ReadonlySet<string>) {
    const dropped = this.#unsent.filter(({ clientId }) => clientIds.has(clientId))
    if (dropped.length === 0) return
    for (const unsent of dropped) void dropFiles(this.#options.userId, unsent)
    this.#set(this.#unsent.filter(({ clientId }) => !clientIds.has(clientId)))
  }

  async flush() {
    if (this.#isFlushing) return
    this.#isFlushing = true
    try {
      for (let next = this.#next(); next && !this.#isClosed; next = this.#next()) {
        if (!(await this.#send(next))) return
      }
    } finally {
      this.#isFlushing = false
    }
  }

  retryFailed(): boolean {
    const failed = this.#unsent.filter(({ state }) => state === 'failed')
    for (const { clientId } of failed) this.#change(clientId, { state: 'sending' })
    if (failed.length > 0) void this.flush()
    return failed.length > 0
  }

  #next = () => this.#unsent.find(({ state }) => state === 'sending')

  /** Resolves with whether to go on with the next. */
  async #send(unsent: UnsentMessage): Promise<boolean> {
    const { clientId, files, hasFiles } = unsent
    if (hasFiles && files.length === 0) {
      this.#change(clientId, {
        ...{ state: 'refused', refusal: 'The files of this message are gone. Choose them again.' },
        isOfFiles: true,
      })
      return true
    }
    const transfer = new AbortController()
    this.#transfers.set(clientId, transfer)
    try {
      await this.#options.onSent(await this.#transfer(unsent, transfer.signal))
      this.drop(new Set([clientId]))
      return true
    } catch (error) {
      if (transfer.signal.aborted) return true
      const outcome = afterFailure(error)
      this.#change(clientId, { ...outcome, progress: undefined })
      if (outcome.state === 'refused') {
        this.#options.onRefused()
        return true
      }
      // The others wait behind it.
      for (const waiting of this.#unsent)
        if (waiting.state === 'sending') this.#change(waiting.clientId, { state: 'failed' })
      return false
    } finally {
      this.#transfers.delete(clientId)
    }
  }

  async #transfer({ clientId, text, files }: UnsentMessage, signal: AbortSignal): Promise<MessageView> {
    const conversationId = await this.#options.openConversation()
    if (files.length === 0) return api.sendText(conversationId, { clientId, text })
    return api.sendFiles(conversationId, {
      ...{ clientId, text, files, signal },
      onProgress: (progress) => this.#change(clientId, { progress }),
    })
  }

  #change(clientId: string, next: Partial<UnsentMessage>) {
    this.#set(this.#unsent.map((unsent) => (unsent.clientId === clientId ? { ...unsent, ...next } : unsent)))
  }

  #set(unsent: readonly UnsentMessage[]) {
    // Once closed, another queue may keep the list. The server recognizes what was sent meanwhile by its id.
    if (!this.#isClosed) writeOutbox(this.#options.userId, this.#options.otherId, unsent)
    this.#show(unsent)
  }

  #show(unsent: readonly UnsentMessage[]) {
    this.#unsent = unsent
    this.#options.onChange(unsent)
  }
}
