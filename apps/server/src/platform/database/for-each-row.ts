const batchSize = 200

export type Following<Row> = { after: Row | undefined; limit: number }

/**
 * Acts on all rows that `list` finds, a batch at a time, each by itself: one failure does not stop the others. Throws AggregateError at
 * the end. `failed` says of what, such as `deliveries could not be approved`.
 */
export async function forEachRow<Row>(
  list: (following: Following<Row>) => Promise<Row[]>,
  act: (row: Row) => Promise<void>,
  failed: string,
): Promise<void> {
  const failures: unknown[] = []
  let rows: Row[] = []
  do {
    rows = await list({ after: rows.at(-1), limit: batchSize })
    for (const row of rows) await act(row).catch((error: unknown) => failures.push(error))
  } while (rows.length === batchSize)
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} ${failed}`)
}
