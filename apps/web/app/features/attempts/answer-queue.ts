import { ApiError } from '../../api-errors.ts'

/** Answers the server does not have yet: option index by question position. */
export type PendingAnswers = Readonly<Record<number, number>>

/** retrying: the server could not be reached. signedOut: sent with the next flush. closed: the server takes no more answers. */
export type QueueState = 'saved' | 'saving' | 'retrying' | 'signedOut' | 'closed'

export interface QueueSnapshot {
  state: QueueState
  pending: PendingAnswers
}

export interface AnswerQueueOptions {
  send: (position: number, option: number) => Promise<unknown>
  persist: (pending: PendingAnswers) => void
  pending?: PendingAnswers
}

const maxRetryDelayMs = 15_000
const retryDelayMs = (failures: number) => Math.min(1_000 * 2 ** (failures - 1), maxRetryDelayMs)

/** Sends one answer at a time, only the latest for each question. It leaves `pending` once the server has it. */
export function createAnswerQueue({ send, persist, pending: unsent = {} }: AnswerQueueOptions) {
  let current: QueueSnapshot = { state: isEmpty(unsent) ? 'saved' : 'saving', pending: unsent }
  let running: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  const listeners = new Set<() => void>()

  function update(next: QueueSnapshot) {
    if (next.pending !== current.pending) persist(next.pending)
    current = next
    for (const listener of listeners) listener()
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    running ??= drain().finally(() => {
      running = undefined
    })
    await running
    return current.state === 'saved'
  }

  async function drain() {
    while (current.state !== 'closed') {
      const [entry] = Object.entries(current.pending)
      if (!entry) return update({ ...current, state: 'saved' })
      const [position, option] = [Number(entry[0]), entry[1]]
      if (current.state !== 'retrying') update({ ...current, state: 'saving' })
      try {
        await send(position, option)
      } catch (error) {
        return handleFailure(error)
      }
      failures = 0
      const { [position]: latest, ...rest } = current.pending
      update({ state: 'saving', pending: latest === option ? rest : current.pending })
    }
  }

  function handleFailure(error: unknown) {
    if (error instanceof ApiError && error.status === 401) return update({ ...current, state: 'signedOut' })
    if (isFinal(error)) return update({ ...current, state: 'closed' })
    failures += 1
    update({ ...current, state: 'retrying' })
    const retryAfterSeconds = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0
    timer = setTimeout(() => void flush(), Math.max(retryDelayMs(failures), retryAfterSeconds * 1_000))
  }

  return {
    choose(position: number, option: number) {
      if (current.state === 'closed') return
      update({
        state: current.state === 'retrying' ? 'retrying' : 'saving',
        pending: { ...current.pending, [position]: option },
      })
      void flush()
    },
    flush,
    stopRetrying: () => clearTimeout(timer),
    snapshot: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

const isEmpty = (pending: PendingAnswers) => Object.keys(pending).length === 0

/** Whether a retry cannot help, such as after the deadline. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status)
}
