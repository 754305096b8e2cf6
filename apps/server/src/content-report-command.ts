import { type Command, openCommandDatabase } from './command.ts'
import { describeItemReport } from './modules/3-skills/items/shared/describe-item-report.ts'
import { UsageError } from './platform/process/startup-error.ts'

const usage = `Prints what the answers say about the questions of assessments, as of last night, beside a server or without one:

  guildhall content report
  guildhall content report javascript-beginner     of one skill and level
`

export const contentReportCommand: Command = {
  usage,
  async run(args, lifetime) {
    const [cell, ...more] = args
    if (more.length > 0 || cell?.startsWith('-')) throw new UsageError(usage)
    const { db } = await openCommandDatabase(lifetime, 1)
    return lifetime.step(() => describeItemReport(db, cell))
  },
}
