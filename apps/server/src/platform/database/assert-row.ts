/** For a row that a lock or an insert guarantees. `what` names it for the log, such as `an inserted offer`. */
export function assertRow<Row>(row: Row, what: string): asserts row is NonNullable<Row> {
  if (row === undefined || row === null) throw new Error(`${what} must be found`)
}
