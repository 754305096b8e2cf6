import type { Database, Tx } from './database.ts'

/** A database whose transactions are parts of `tx`, without savepoints: if one fails, all of them do. */
export function joined(database: Database, tx: Tx): Database {
  const join = (work: (tx: Tx) => Promise<unknown>) => work(tx)
  return { ...database, db: Object.create(tx, { transaction: { value: join } }) as Database['db'] }
}
