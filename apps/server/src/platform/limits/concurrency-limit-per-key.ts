import { ShortLivedMap } from '../short-lived-entries.ts'

/** Tasks of one key, at the same time. */
export type LimitPerKey = { running: number; waiting?: number }

/**
 * Limits concurrent tasks of each key to `running`, with a queue of `waiting` in order of arrival. A further one, or one
 * whose signal fires while it waits, is refused with the error `refuse` makes, before it costs anything.
 * Only those that wait make a signal.
 */
export function limitConcurrencyPerKey({ running, waiting = 0 }: LimitPerKey, refuse: () => Error) {
  const keys = new ShortLivedMap<{ busy: number; queue: (() => void)[] }>()

  function wait(queue: (() => void)[], gone: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      if (gone?.aborted || queue.length >= waiting) return reject(refuse())
      queue.push(resolve)
      gone?.addEventListener('abort', () => {
        const at = queue.indexOf(resolve)
        if (at < 0) return
        queue.splice(at, 1)
        reject(refuse())
      })
    })
  }

  return async function run<T>(
    key: string,
    task: () => T | Promise<T>,
    gone?: () => AbortSignal | undefined,
  ): Promise<T> {
    const tasks = keys.get(key) ?? { busy: 0, queue: [] }
    keys.set(key, tasks)
    if (tasks.busy < running) tasks.busy += 1
    else await wait(tasks.queue, gone?.())
    try {
      return await task()
    } finally {
      // The slot passes to the next task without becoming free.
      const next = tasks.queue.shift()
      if (next) next()
      else tasks.busy -= 1
      if (tasks.busy === 0) keys.delete(key)
    }
  }
}
