/**
 * Measures what the ledger costs: `node setup.cjs bench/ledger.ts`. `--lines` sets how many lines the audit reads, `--rounds` and
 * `--seconds` how long settlements are measured.
 */
import { parseArgs } from 'node:util'
import { jobKinds } from '../apps/server/src/job-kinds.ts'
import { auditLedger, describeAudit } from '../apps/server/src/modules/5-contracts/ledger-audits/audit/audit-ledger.ts'
import { noLimits, openDatabase } from '../apps/server/src/platform/database/database.ts'
import { migrateDatabase } from '../apps/server/src/platform/database/migrate-database.ts'
import { startThrowawayPostgres } from '../apps/server/src/platform/embedded-postgres/throwaway.ts'
import { insertLedger } from './ledger-rows.ts'
import { measureSettlements, type Rate } from './settlements.ts'

const { values } = parseArgs({
  options: {
    lines: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
  },
})

const postgres = await startThrowawayPostgres({ fsync: true })
try {
  await migrateDatabase(postgres.url, postgres.appUrl, jobKinds)
  const began = performance.now()
  await insertLedger(postgres.url, Number(values.lines))
  console.log(`Wrote the ledger in ${seconds(performance.now() - began)}.`)
  await measureAudit()
  await reportSettlements()
} finally {
  await postgres.stop()
}

async function reportSettlements() {
  const rates = await measureSettlements(postgres, { rounds: Number(values.rounds), seconds: Number(values.seconds) })
  // A settlement is two transactions, so it is compared with two of TPC-B.
  const line = (name: string, { perSecond, processorMs }: Rate, transactions: number) => {
    const speed = (transactions * perSecond) / rates.tpcb.perSecond
    const work = (transactions * rates.tpcb.processorMs) / processorMs
    return (
      `  ${name}: ${perSecond.toFixed(0)} per second, ${speed.toFixed(2)} of TPC-B's transactions; ` +
      `${processorMs.toFixed(2)} ms of processor time, ${work.toFixed(2)} of what TPC-B does in it`
    )
  }
  console.log(
    [
      '16 clients, durable commits:',
      line('TPC-B', rates.tpcb, 1),
      line('Book (2 transactions)', rates.book, 2),
      line('Settlement (2 transactions)', rates.settlement, 2),
    ].join('\n'),
  )
}

async function measureAudit() {
  const database = openDatabase(postgres.appUrl, 1, noLimits)
  for (const round of [1, 2, 3]) {
    const start = performance.now()
    const report = await auditLedger(database.db)
    console.log(`Audit ${round}: ${seconds(performance.now() - start)}. ${describeAudit(report)}`)
  }
  await database.close()
}

function seconds(ms: number) {
  return `${(ms / 1_000).toFixed(1)} s`
}
