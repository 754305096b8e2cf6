export function limitConcurrencyPerKey(limit: number, refuse: () => Error) {
  const running = new Map<string, number>()

  return async function run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const others = running.get(key) ?? 0
    if (others >= limit) throw refuse()
    running.set(key, others + 1)
    try {
      return await task()
    } finally {
      const left = (running.get(key) ?? 1) - 1
      if (left > 0) running.set(key, left)
      else running.delete(key)
    }
  }
}
