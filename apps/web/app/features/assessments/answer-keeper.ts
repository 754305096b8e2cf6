import { ApiError } from '../../http.ts'
import { fitting, or, record, type Shape, ShapeError, wholeNumber } from '../../shapes.ts'

/** Answers by position that the server does not have yet: the index of the option chosen. */
export type Pending = Readonly<Record<number, number>>

/** saved: the server has everything. waiting: it cannot be reached, and is asked again. over: it takes no more answers. */
export type KeeperState = 'saved' | 'saving' | 'waiting' | 'over'

export interface Kept {
  state: KeeperState
  pending: Pending
}

export interface KeeperPorts {
  /** Resolves once the server has the answer. */
  send: (position: number, option: number) => Promise<unknown>
  /** Keeps what is pending where a reload finds it. */
  keep: (pending: Pending) => void
  /** What an earlier page left unsent. */
  pending?: Pending
}

const longestWaitMs = 15_000
const waitMs = (failures: number) => Math.min(1_000 * 2 ** (failures - 1), longestWaitMs)

/**
 * Brings answers to the server one after the other, the latest for each question, and asks again when the line is down.
 * Nothing leaves `pending` before the server has it.
 */
export function createAnswerKeeper({ send, keep, pending: unsent = {} }: KeeperPorts) {
  let kept: Kept = { state: isEmpty(unsent) ? 'saved' : 'saving', pending: unsent }
  let running: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let failures = 0
  const listeners = new Set<() => void>()

  function become(next: Kept) {
    if (next.pending !== kept.pending) keep(next.pending)
    kept = next
    for (const listener of listeners) listener()
  }

  /** Sends what is pending, now. Resolves with whether the server has everything. */
  async function flush(): Promise<boolean> {
    clearTimeout(timer)
    running ??= drain().finally(() => {
      running = undefined
    })
    await running
    return kept.state === 'saved'
  }

  async function drain() {
    while (kept.state !== 'over') {
      const [entry] = Object.entries(kept.pending)
      if (!entry) return become({ ...kept, state: 'saved' })
      const [position, option] = [Number(entry[0]), entry[1]]
      // While the line is down a further try is no news.
      if (kept.state !== 'waiting') become({ ...kept, state: 'saving' })
      try {
        await send(position, option)
      } catch (error) {
        return put(error)
      }
      failures = 0
      const { [position]: latest, ...rest } = kept.pending
      become({ state: 'saving', pending: latest === option ? rest : kept.pending })
    }
  }

  function put(error: unknown) {
    if (isFinal(error)) return become({ ...kept, state: 'over' })
    failures += 1
    become({ ...kept, state: 'waiting' })
    const seconds = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0
    timer = setTimeout(() => void flush(), Math.max(waitMs(failures), seconds * 1_000))
  }

  return {
    choose(position: number, option: number) {
      if (kept.state === 'over') return
      become({
        state: kept.state === 'waiting' ? 'waiting' : 'saving',
        pending: { ...kept.pending, [position]: option },
      })
      void flush()
    },
    flush,
    /** Stops asking again; what is pending stays kept. */
    rest: () => clearTimeout(timer),
    snapshot: () => kept,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

const isEmpty = (pending: Pending) => Object.keys(pending).length === 0

/** Whether asking again cannot help: the time is over, the attempt is handed in, the session has ended. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && ![408, 429].includes(error.status)
}

/** The server's answers with those it does not have yet. */
export function withPending(answers: readonly (number | null)[], pending: Pending): (number | null)[] {
  return answers.map((answer, position) => pending[position] ?? answer)
}

const index: Shape<number> = (value) => {
  if (wholeNumber(value) < 0) throw new ShapeError('an index expected')
  return wholeNumber(value)
}
const pendingShape: Shape<Pending> = (value) => {
  const entries = Object.entries(value ?? {}).map(([position, option]) => [index(Number(position)), index(option)])
  return Object.fromEntries(entries)
}
const placeDraft = record({ position: or(index, -1), pending: or(pendingShape, {}) })

/** What this tab remembers of an attempt. `position` is -1 where it remembers none. */
export function placeFromDraft(draft: unknown): { position: number; pending: Pending } {
  return fitting(placeDraft, draft) ?? { position: -1, pending: {} }
}

/** The question to open an attempt at: the one looked at last, else the first that is open, else the last. */
export function startingPosition(answers: readonly (number | null)[], remembered: number): number {
  const firstOpen = answers.indexOf(null)
  const furthest = firstOpen === -1 ? answers.length - 1 : firstOpen
  return remembered >= 0 && remembered <= furthest ? remembered : furthest
}

/** How many answers came too late: those still pending that the graded review does not hold. */
export function lateAnswers(pending: Pending, review: readonly { chosen: number | null }[]): number {
  return Object.entries(pending).filter(([position, option]) => review[Number(position)]?.chosen !== option).length
}
