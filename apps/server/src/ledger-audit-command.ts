import { type Command, openCommandDatabase } from './command.ts'
import { auditLedger, describeAudit } from './modules/5-contracts/ledger-audits/audit/audit-ledger.ts'
import { noLimits } from './platform/database/database.ts'
import { UsageError } from './platform/process/startup-error.ts'

const usage = `Proves that the ledger is whole, and that it agrees with contracts, payments and payouts. Names what is wrong and then
exits with 1. Reads the database of the settings, beside a server or without one:

  guildhall ledger audit
`

export const ledgerAuditCommand: Command = {
  usage,
  async run(args, lifetime) {
    if (args.length > 0) throw new UsageError(usage)
    const { db } = await openCommandDatabase(lifetime, 1, noLimits)
    const report = await lifetime.step(() => auditLedger(db))
    return { text: describeAudit(report), json: report, isSound: report.findings.length === 0 }
  },
}
