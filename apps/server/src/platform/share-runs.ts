/**
 * Callers with the same key share a run that is under way; its answer may predate their call (`coalesceRuns` is for answers that must not).
 * A failure is told to all of them: if each tried again, those who waited for a busy database would all ask it at once. The next caller does.
 * A run must not end with the request that began it, nor read within its transaction.
 */
export function shareRuns<Answer>(): (key: string, run: () => Promise<Answer>) => Promise<Answer> {
  const underWay = new Map<string, Promise<Answer>>()
  return (key, run) => {
    const shared = underWay.get(key)
    if (shared) return shared
    const answer = run().finally(() => underWay.delete(key))
    underWay.set(key, answer)
    return answer
  }
}
