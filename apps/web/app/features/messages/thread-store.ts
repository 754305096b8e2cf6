import type { LiveEvent, MessageView } from '@guildhall/contract'
import { isLive, onLiveConnect, onLiveEvent } from '../../live/live-events.ts'
import * as api from './api.ts'
import { addChanges, addLive, addPage, addRead, emptyThread, isBehind, runAround } from './merge-messages.ts'
import { NewsPoll } from './news-poll.ts'
import { confirmedBy, initialState, opened, pageBeside, type ThreadState } from './thread-state.ts'
import { UnsentQueue } from './unsent-queue.ts'

/** When further behind, starting over is cheaper than catching up. */
const maximumCatchUps = 5

export interface ThreadOptions {
  userId: string
  otherId: string
  /** Null until the first message opens the conversation. */
  conversationId: string | null
  /** Refetches what the viewer may do. Resolves with whether it worked. */
  reloadConversation: () => Promise<boolean>
}

/** An open conversation: fetched, pushed and unsent messages, for `useSyncExternalStore`. */
export class ThreadStore {
  #state: ThreadState
  #conversationId: string | null
  readonly #options: ThreadOptions
  readonly #listeners = new Set<() => void>()
  readonly #queue: UnsentQueue
  readonly #poll: NewsPoll
  #isCatchingUp = false
  #mayHaveMissed = false

  constructor(options: ThreadOptions) {
    this.#options = options
    this.#conversationId = options.conversationId
    this.#state = initialState(options.conversationId !== null)
    this.#queue = new UnsentQueue({
      ...{ userId: options.userId, otherId: options.otherId },
      openConversation: this.#openForWriting,
      onSent: this.#onSent,
      onRefused: () => void options.reloadConversation(),
      onChange: (unsent) => this.#set({ unsent }),
    })
    this.#poll = new NewsPoll(async (hasPaused) => {
      const hadFailed = this.#queue.retryFailed()
      const isUpToDate = (isLive() && !hasPaused && !this.#mayHaveMissed) || (await this.catchUp())
      return isUpToDate && !hadFailed
    })
  }

  readonly snapshot = () => this.#state
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly start = () => {
    void this.open()
    void this.#queue.open()
    this.#poll.start()
    const ends = [onLiveEvent(this.#hear), onLiveConnect(this.#poll.askNow)]
    return () => {
      this.#queue.close()
      this.#poll.stop()
      for (const end of ends) end()
    }
  }

  /** The other person, or another tab, has opened the conversation. */
  know(conversationId: string | null) {
    if (!conversationId || this.#conversationId) return
    this.#conversationId = conversationId
    void this.open()
  }

  readonly open = async () => {
    const conversationId = this.#conversationId
    if (!conversationId || this.#state.thread.change !== undefined) return
    this.#set({ status: 'loading' })
    try {
      const page = await api.fetchPage(conversationId, { around: 'unread' })
      this.#set(opened(this.#state.thread, page))
      this.#dropConfirmed()
    } catch {
      this.#set({ status: 'failed' })
    }
  }

  readonly loadEarlier = () => this.#loadMore('earlier')
  readonly loadLater = () => this.#loadMore('later')

  async #loadMore(side: 'earlier' | 'later') {
    const conversationId = this.#conversationId
    const query = pageBeside(this.#state, side)
    if (!conversationId || this.#state.loading || !query) return
    this.#set({ loading: side })
    try {
      await this.#addPage(conversationId, query)
    } catch {
    } finally {
      this.#set({ loading: undefined })
    }
  }

  async #addPage(conversationId: string, query: api.PageQuery) {
    const page = await api.fetchPage(conversationId, query)
    this.#set({ thread: addPage(this.#state.thread, page) })
  }

  /** `seq` may be far from what is loaded. */
  readonly jumpTo = async (seq: number) => {
    const conversationId = this.#conversationId
    if (!conversationId) return
    const run = runAround(this.#state.thread, this.#state.anchor)
    const isLoaded = run.messages.some((message) => message.seq === seq)
    if (!isLoaded) await this.#addPage(conversationId, { around: seq })
    this.#set({ anchor: seq, jump: this.#state.jump + 1 })
  }

  readonly jumpToLatest = async () => {
    const conversationId = this.#conversationId
    if (!conversationId) return
    if (runAround(this.#state.thread, this.#state.anchor).hasLater) await this.#addPage(conversationId, {})
    this.#set({ anchor: this.#state.thread.lastSeq, jump: this.#state.jump + 1 })
  }

  /** Fetches what changed since the last known change. Resolves with whether it worked. */
  readonly catchUp = async (): Promise<boolean> => {
    const conversationId = this.#conversationId
    // The other person may have opened it meanwhile.
    if (!conversationId) return this.#options.reloadConversation()
    if (this.#isCatchingUp) return true
    if (this.#state.thread.change === undefined) {
      await this.open()
      return this.#state.status === 'ready'
    }
    this.#isCatchingUp = true
    try {
      for (let round = 0; ; round++) {
        if (round === maximumCatchUps) {
          await this.#startOver(conversationId)
          break
        }
        const since = this.#state.thread.change ?? 0
        const changes = await api.fetchChanges(conversationId, since)
        this.#set({ thread: addChanges(this.#state.thread, since, changes) })
        this.#dropConfirmed()
        if (!isBehind(this.#state.thread)) break
      }
      this.#mayHaveMissed = false
    } catch {
      this.#mayHaveMissed = true
    } finally {
      this.#isCatchingUp = false
    }
    return !this.#mayHaveMissed
  }

  async #startOver(conversationId: string) {
    const page = await api.fetchPage(conversationId, { around: this.#state.anchor })
    this.#set({ thread: addPage(emptyThread, page) })
  }

  readonly #hear = (event: LiveEvent) => {
    if (event.type === 'message' && event.conversationId === this.#conversationId) return this.#add(event)
    if (event.type === 'message' && !this.#conversationId && event.members.includes(this.#options.otherId))
      return void this.#options.reloadConversation()
    if (event.type === 'read' && event.conversationId === this.#conversationId) {
      const isOwn = event.userId === this.#options.userId
      this.#set({ thread: addRead(this.#state.thread, { seq: event.seq, isOwn }) })
    }
  }

  #add(event: { change: number; message?: MessageView | undefined }) {
    this.#set({
      thread: addLive(
        this.#state.thread,
        event.message ? { ...event, message: event.message } : { change: event.change },
      ),
    })
    this.#dropConfirmed()
    if (isBehind(this.#state.thread)) void this.catchUp()
  }

  readonly markRead = async (seq: number) => {
    const conversationId = this.#conversationId
    if (!conversationId || seq <= this.#state.thread.readSeq) return
    this.#set({ thread: addRead(this.#state.thread, { seq, isOwn: true }) })
    try {
      await api.markRead(conversationId, seq)
      void this.#options.reloadConversation()
    } catch {
      // The next message that is seen says it again.
    }
  }

  readonly send = (text: string, files: readonly File[]) => {
    this.#queue.add(text, files)
    void this.jumpToLatest().catch(() => {})
  }

  readonly retry = (clientId: string) => this.#queue.retry(clientId)
  readonly sendWithoutFiles = (clientId: string) => this.#queue.sendWithoutFiles(clientId)
  readonly discard = (clientId: string) => this.#queue.discard(clientId)

  readonly #onSent = async (message: MessageView) => {
    this.#add({ change: message.change, message })
    if (this.#state.thread.change === undefined) await this.open()
    void this.#options.reloadConversation()
  }

  readonly #openForWriting = async (): Promise<string> => {
    if (this.#conversationId) return this.#conversationId
    const opened = await api.openConversation(this.#options.otherId)
    if (!opened._id) throw new Error('A conversation that was opened has an id.')
    this.#conversationId = opened._id
    await this.open()
    return opened._id
  }

  /** @throws the server's refusal */
  readonly edit = async (seq: number, text: string) => {
    if (!this.#conversationId) return
    const message = await api.editMessage(this.#conversationId, seq, text)
    this.#add({ change: message.change, message })
  }

  /** @throws the server's refusal */
  readonly remove = async (seq: number) => {
    if (!this.#conversationId) return
    const message = await api.deleteMessage(this.#conversationId, seq)
    this.#add({ change: message.change, message })
  }

  #dropConfirmed() {
    this.#queue.drop(confirmedBy(this.#state.thread, this.#options.userId))
  }

  #set(next: Partial<ThreadState>) {
    this.#state = { ...this.#state, ...next }
    for (const listener of this.#listeners) listener()
  }
}
