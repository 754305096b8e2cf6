/** Refuses tasks beyond `running` and `waiting`, before they cost anything. */
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
      // The slot passes to the next task without becoming free.
      const next = queue.shift()
      if (next) next()
      else busy -= 1
    }
  }
}
