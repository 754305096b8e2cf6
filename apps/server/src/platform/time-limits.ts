/** Waits for `work`, but no longer than `ms`. It goes on nevertheless. */
export async function waitAtMost(ms: number, work: Promise<unknown>): Promise<void> {
  const over = Promise.withResolvers<void>()
  const timer = setTimeout(over.resolve, ms)
  try {
    await Promise.race([work, over.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** What `work` resolves to. Rejects with `lateError` after `ms`; what becomes of the work then is nobody's concern. */
export async function withTimeLimit<T>(ms: number, work: Promise<T>, lateError: () => Error): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(lateError()), ms)
  try {
    return await Promise.race([work, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
