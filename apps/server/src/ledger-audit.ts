/**
 * `npm run ledger:audit`: checks the book in the database of the settings, beside a server. Exits with 1 on problems.
 */
import { auditLedger, describeAudit } from './modules/ledger/audit/audit-ledger.ts'
import { loadConfig, readEnvironment } from './platform/config/config.ts'
import { checkDatabase } from './platform/database/check-database.ts'
import { noLimits, openDatabase } from './platform/database/database.ts'
import { borrowPostgres } from './platform/embedded-postgres/borrow-postgres.ts'
import { runUntilStopped } from './platform/process/run-until-stopped.ts'

await runUntilStopped(async (lifetime) => {
  const { databaseUrl, dataDir } = loadConfig(readEnvironment())
  const url = databaseUrl ?? (await borrow())
  await lifetime.step(() => checkDatabase(url))
  const { db } = await lifetime.step(
    async () => openDatabase(url, 1, noLimits),
    (opened) => opened.close(),
  )
  const report = await lifetime.step(() => auditLedger(db))
  console.log(describeAudit(report))
  process.exitCode = report.findings.length > 0 ? 1 : 0
  await lifetime.end()

  async function borrow() {
    const borrowed = await lifetime.step(
      () => borrowPostgres(dataDir),
      (postgres) => postgres.giveBack(),
    )
    return borrowed.url
  }
})
