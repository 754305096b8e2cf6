type Limit = { running: number } & ({ waiting: number; refuse: () => Error } | { waiting?: never; refuse?: never })

/**
 * Limits concurrent tasks to `running`, with a queue of `waiting`. Further ones are refused with the error `refuse`
 * makes, before they cost anything. Without `waiting` all wait.
 */
export function limitConcurrency({ running, waiting = 0, refuse }: Limit) {
  const queue: (() => void)[] = []
  let busy = 0

  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (busy < running) busy += 1
    else if (!refuse || queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve))
    else throw refuse()
    try {
      return await task()
    } finally {
      // The slot passes to the next task without becoming free.
      const next = queue.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
