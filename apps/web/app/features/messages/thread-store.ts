import type { LiveEvent, MessageView } from '@guildhall/contract'
import { isLive, onLiveConnect, onLiveEvent } from '../../live/live-events.ts'
import * as api from './api.ts'
import {
  addChanges,
  addLive,
  addPage,
  addRead,
  emptyThread,
  isBehind,
  runAround,
  type Thread,
} from './merge-messages.ts'
import { afterFailure, dropFiles, keepFiles, readOutbox, type UnsentMessage, writeOutbox } from './outbox.ts'
import { openConversation } from './shared/open-conversation.ts'

/** How often news is asked for while no socket is connected, in milliseconds. */
const pollMs = 4_000
/** Further behind than this many pages of changes, starting over is cheaper. */
const maximumCatchUps = 5

export interface ThreadState {
  thread: Thread
  /** The number of a message in the run on screen. */
  anchor: number
  unsent: readonly UnsentMessage[]
  status: 'loading' | 'ready' | 'failed'
  /** Where the "New messages" rule stands: after this number. Fixed when the conversation opens. */
  unreadAfter: number | undefined
  loading: 'earlier' | 'later' | undefined
  /** Counts jumps; `anchor` is what to scroll to. */
  jump: number
}

export interface ThreadOptions {
  userId: string
  otherId: string
  /** Null until the first message opens the conversation. */
  conversationId: string | null
  /** Told when the conversation was opened, and when the server's answer may have changed what one may do. */
  onStanding: () => void
}

/** One open conversation: what is fetched, pushed and not yet sent, for `useSyncExternalStore`. */
export class ThreadStore {
  #state: ThreadState
  #conversationId: string | null
  readonly #options: ThreadOptions
  readonly #listeners = new Set<() => void>()
  readonly #transfers = new Map<string, AbortController>()
  #isCatchingUp = false
  #isFlushing = false
  #isClosed = false

  constructor(options: ThreadOptions) {
    this.#options = options
    this.#conversationId = options.conversationId
    this.#state = {
      thread: emptyThread,
      anchor: 0,
      unsent: [],
      status: options.conversationId ? 'loading' : 'ready',
      unreadAfter: undefined,
      loading: undefined,
      jump: 0,
    }
  }

  readonly snapshot = () => this.#state
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Loads the conversation and follows it. Returns a function that ends it. */
  readonly start = () => {
    this.#isClosed = false
    void this.open()
    void readOutbox(this.#options.userId, this.#options.otherId).then((kept) => {
      const known = new Set(this.#state.unsent.map(({ clientId }) => clientId))
      const restored = kept.filter(({ clientId }) => !known.has(clientId))
      this.#set({ unsent: [...restored, ...this.#state.unsent] })
      void this.flush()
    })
    const comeBack = () => {
      if (document.visibilityState !== 'visible') return
      void this.catchUp()
      void this.#retryFailed()
    }
    const poll = setInterval(() => {
      if (document.visibilityState !== 'visible' || !navigator.onLine) return
      if (!isLive()) void this.catchUp()
      void this.#retryFailed()
    }, pollMs)
    const ends = [onLiveEvent(this.#hear), onLiveConnect(comeBack), () => clearInterval(poll)]
    window.addEventListener('online', comeBack)
    document.addEventListener('visibilitychange', comeBack)
    return () => {
      this.#isClosed = true
      for (const end of ends) end()
      window.removeEventListener('online', comeBack)
      document.removeEventListener('visibilitychange', comeBack)
    }
  }

  /** The other person, or another tab, has opened the conversation. */
  know(conversationId: string | null) {
    if (!conversationId || this.#conversationId) return
    this.#conversationId = conversationId
    void this.open()
  }

  /** Opens at the unread line. */
  readonly open = async () => {
    const conversationId = this.#conversationId
    if (!conversationId || this.#state.thread.change !== undefined) return
    this.#set({ status: 'loading' })
    try {
      const page = await api.fetchPage(conversationId, { around: 'unread' })
      const thread = addPage(this.#state.thread, page)
      const hasUnread = page.readSeq < page.lastSeq
      const anchor = hasUnread ? Math.max(1, page.readSeq) : page.lastSeq
      this.#set({ thread, anchor, status: 'ready', unreadAfter: hasUnread ? page.readSeq : undefined })
      this.#dropConfirmed()
    } catch {
      this.#set({ status: 'failed' })
    }
  }

  readonly loadEarlier = () => this.#loadMore('earlier')
  readonly loadLater = () => this.#loadMore('later')

  async #loadMore(side: 'earlier' | 'later') {
    const conversationId = this.#conversationId
    if (!conversationId || this.#state.loading) return
    const { thread, anchor } = this.#state
    const run = runAround(thread, anchor)
    const [first, last] = [run.messages[0]?.seq, run.messages.at(-1)?.seq]
    if (first === undefined || last === undefined || !(side === 'earlier' ? run.hasEarlier : run.hasLater)) return
    this.#set({ loading: side })
    try {
      const page = await api.fetchPage(conversationId, side === 'earlier' ? { before: first } : { after: last })
      this.#set({ thread: addPage(this.#state.thread, page) })
    } catch {
      // Scrolling on tries again.
    } finally {
      this.#set({ loading: undefined })
    }
  }

  /** Shows the message numbered `seq`, which may be far from what is loaded. */
  readonly jumpTo = async (seq: number) => {
    const conversationId = this.#conversationId
    if (!conversationId) return
    const run = runAround(this.#state.thread, this.#state.anchor)
    const isLoaded = run.messages.some((message) => message.seq === seq)
    if (!isLoaded) {
      const page = await api.fetchPage(conversationId, { around: seq })
      this.#set({ thread: addPage(this.#state.thread, page) })
    }
    this.#set({ anchor: seq, jump: this.#state.jump + 1 })
  }

  readonly jumpToLatest = async () => {
    const conversationId = this.#conversationId
    if (!conversationId) return
    if (runAround(this.#state.thread, this.#state.anchor).hasLater) {
      const page = await api.fetchPage(conversationId, {})
      this.#set({ thread: addPage(this.#state.thread, page) })
    }
    this.#set({ anchor: this.#state.thread.lastSeq, jump: this.#state.jump + 1 })
  }

  /** Fetches what changed since the last known change. */
  readonly catchUp = async () => {
    const conversationId = this.#conversationId
    // The other person may have opened it meanwhile.
    if (!conversationId) return this.#options.onStanding()
    if (this.#isCatchingUp) return
    if (this.#state.thread.change === undefined) return this.open()
    this.#isCatchingUp = true
    try {
      for (let round = 0; ; round++) {
        if (round === maximumCatchUps) return await this.#startOver(conversationId)
        const since = this.#state.thread.change
        if (since === undefined) return
        const changes = await api.fetchChanges(conversationId, since)
        this.#set({ thread: addChanges(this.#state.thread, since, changes) })
        this.#dropConfirmed()
        if (!isBehind(this.#state.thread)) return
      }
    } catch {
      // The next event, poll or connection tries again.
    } finally {
      this.#isCatchingUp = false
    }
  }

  async #startOver(conversationId: string) {
    const page = await api.fetchPage(conversationId, { around: this.#state.anchor })
    this.#set({ thread: addPage(emptyThread, page) })
  }

  readonly #hear = (event: LiveEvent) => {
    if (event.type === 'message' && event.conversationId === this.#conversationId) return this.#add(event)
    if (event.type === 'message' && !this.#conversationId && event.members.includes(this.#options.otherId))
      return this.#options.onStanding()
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

  /** Notes that everything up to `seq` was seen. */
  readonly markRead = async (seq: number) => {
    const conversationId = this.#conversationId
    if (!conversationId || seq <= this.#state.thread.readSeq) return
    this.#set({ thread: addRead(this.#state.thread, { seq, isOwn: true }) })
    try {
      await api.markRead(conversationId, seq)
      this.#options.onStanding()
    } catch {
      // The next message that is seen says it again.
    }
  }

  readonly send = (text: string, files: readonly File[]) => {
    const clientId = crypto.randomUUID()
    const createdAt = new Date().toISOString()
    const unsent: UnsentMessage = { clientId, text, files, hasFiles: files.length > 0, createdAt, state: 'sending' }
    void keepFiles(this.#options.userId, unsent)
    this.#setUnsent([...this.#state.unsent, unsent])
    void this.jumpToLatest().catch(() => {})
    void this.flush()
  }

  readonly retry = (clientId: string) => {
    this.#change(clientId, { state: 'sending', refusal: undefined })
    void this.flush()
  }

  readonly discard = (clientId: string) => {
    this.#transfers.get(clientId)?.abort()
    const dropped = this.#state.unsent.find((unsent) => unsent.clientId === clientId)
    if (dropped) void dropFiles(this.#options.userId, dropped)
    this.#setUnsent(this.#state.unsent.filter((unsent) => unsent.clientId !== clientId))
  }

  /** Sends what waits, one after the other, so that the order stays. */
  readonly flush = async () => {
    if (this.#isFlushing) return
    this.#isFlushing = true
    try {
      for (let next = this.#next(); next && !this.#isClosed; next = this.#next()) {
        if (!(await this.#sendOne(next))) return
      }
    } finally {
      this.#isFlushing = false
    }
  }

  #next = () => this.#state.unsent.find(({ state }) => state === 'sending')

  /** Whether to go on with the next. */
  async #sendOne({ clientId, text, files, hasFiles }: UnsentMessage): Promise<boolean> {
    if (hasFiles && files.length === 0) {
      this.#change(clientId, { state: 'refused', refusal: 'The files of this message are gone. Choose them again.' })
      return true
    }
    const transfer = new AbortController()
    this.#transfers.set(clientId, transfer)
    try {
      const conversationId = await this.#openForWriting()
      const message =
        files.length === 0
          ? await api.sendText(conversationId, { clientId, text })
          : await api.sendFiles(conversationId, {
              ...{ clientId, text, files, signal: transfer.signal },
              onProgress: (progress) => this.#change(clientId, { progress }),
            })
      this.#add({ change: message.change, message })
      if (this.#state.thread.change === undefined) await this.open()
      this.#options.onStanding()
      return true
    } catch (error) {
      if (transfer.signal.aborted) return true
      const outcome = afterFailure(error)
      this.#change(clientId, { ...outcome, progress: undefined })
      if (outcome.state === 'refused') {
        this.#options.onStanding()
        return true
      }
      // The others wait behind it.
      for (const unsent of this.#state.unsent)
        if (unsent.state === 'sending') this.#change(unsent.clientId, { state: 'failed' })
      return false
    } finally {
      this.#transfers.delete(clientId)
    }
  }

  async #openForWriting(): Promise<string> {
    if (this.#conversationId) return this.#conversationId
    const opened = await openConversation(this.#options.otherId)
    if (!opened._id) throw new Error('A conversation that was opened has an id.')
    this.#conversationId = opened._id
    await this.open()
    return opened._id
  }

  async #retryFailed() {
    const hasFailed = this.#state.unsent.some(({ state }) => state === 'failed')
    if (!hasFailed || !navigator.onLine) return
    for (const { clientId, state } of this.#state.unsent) {
      if (state === 'failed') this.#change(clientId, { state: 'sending' })
    }
    await this.flush()
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

  /** What the server has confirmed stands among the messages now. */
  #dropConfirmed() {
    const { userId } = this.#options
    const confirmed = new Set<string>()
    for (const { clientId, authorId } of this.#state.thread.messages.values())
      if (clientId && authorId === userId) confirmed.add(clientId)
    const left = this.#state.unsent.filter(({ clientId }) => !confirmed.has(clientId))
    if (left.length === this.#state.unsent.length) return
    for (const sent of this.#state.unsent) if (confirmed.has(sent.clientId)) void dropFiles(userId, sent)
    this.#setUnsent(left)
  }

  #change(clientId: string, next: Partial<UnsentMessage>) {
    this.#setUnsent(
      this.#state.unsent.map((unsent) => (unsent.clientId === clientId ? { ...unsent, ...next } : unsent)),
    )
  }

  #setUnsent(unsent: readonly UnsentMessage[]) {
    // Once closed, another store may be keeping the list; what was sent meanwhile is recognised by its id.
    if (!this.#isClosed) writeOutbox(this.#options.userId, this.#options.otherId, unsent)
    this.#set({ unsent })
  }

  #set(next: Partial<ThreadState>) {
    this.#state = { ...this.#state, ...next }
    for (const listener of this.#listeners) listener()
  }
}
