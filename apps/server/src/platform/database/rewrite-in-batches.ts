export type Progress = { done: number; of: number }

type Rewrite<Row> = {
  /** Some of the rows that are still as they were. */
  find: (limit: number) => Promise<Row[]>
  /** Of the same condition, which has an index. */
  count: () => Promise<number>
  /** In a transaction of its own. Afterwards `find` no longer finds them. */
  rewrite: (rows: Row[]) => Promise<unknown>
  rowsAtOnce?: number
  onProgress?: ((progress: Progress) => void) | undefined
  stopping?: AbortSignal
}

/**
 * Brings rows to what a release expects while people go on using them, of which each waits for one batch at most. It may be broken off at any
 * time, and whoever calls it again goes on where it was. For migrations that are too long for a transaction: call it from a job, or
 * at a start if the release cannot serve without.
 */
export async function rewriteInBatches<Row>(work: Rewrite<Row>): Promise<void> {
  const { find, count, rewrite, rowsAtOnce = 500, onProgress, stopping } = work
  let done = 0
  let of: number | undefined
  while (!stopping?.aborted) {
    const rows = await find(rowsAtOnce)
    if (rows.length === 0) return
    of ??= await count() // not where nothing is to be done
    await rewrite(rows)
    done += rows.length
    onProgress?.({ done, of: Math.max(of, done) })
  }
}

/** A line for each tenth that is done. */
export function tellTenths(what: string, say: (line: string) => void): (progress: Progress) => void {
  let told = 0
  return ({ done, of }) => {
    const tenths = Math.floor((10 * done) / of)
    if (tenths > told) say(`${what}: ${done.toLocaleString('en-US')} of ${of.toLocaleString('en-US')}.`)
    told = tenths
  }
}
