/**
 * Runs at most `running` tasks at once; up to `waiting` more wait their turn, first come first served. Beyond that a task
 * is refused with what `refuse` makes, before it has cost anything.
 */
export function limitConcurrency({
  running,
  waiting,
  refuse,
}: {
  running: number
  waiting: number
  refuse: () => Error
}) {
  const queue: (() => void)[] = []
  let busy = 0

  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (busy < running) busy += 1
    else if (queue.length < waiting) await new Promise<void>((resolve) => queue.push(resolve))
    else throw refuse()
    try {
      return await task()
    } finally {
      // The place goes to the next in line without being free in between.
      const next = queue.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
