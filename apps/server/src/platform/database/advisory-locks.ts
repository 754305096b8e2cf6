/** Of transactions and sessions that exclude each other in every process. Arbitrary numbers, of which no two are the same. */
export const advisoryLocks = {
  migration: 4_207_301,
  receiptNumbers: 4_207_302,
  ledgerAudit: 4_207_303,
  itemStatistics: 4_207_304,
  backup: 4_207_305,
  /** With the number of a role. */
  role: 4_207_306,
  /** With a hash of the job. */
  runningJob: 4_207_307,
  corrections: 4_207_308,
  /** With a hash of the item. */
  decisions: 4_207_309,
  visitorCourses: 4_207_310,
  /** Taken by functions of the database, which name it in the migration 0026. */
  mailPartitions: 4_207_311,
} as const

/** For `from`: advisory locks with two keys, `classid` and `objid`, that sessions of this database hold. Conditions follow by `and`. */
export const heldLocks = `pg_locks where locktype = 'advisory' and objsubid = 2 and granted
  and database = (select oid from pg_database where datname = current_database())`
