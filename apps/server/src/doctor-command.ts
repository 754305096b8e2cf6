import { type Command, readConfig } from './command.ts'
import { countLevel, describeFindings } from './doctor/describe-findings.ts'
import { inspect } from './doctor/inspect.ts'
import { UsageError } from './platform/process/startup-error.ts'

const usage = `Says what is wrong with this installation, or will be, and what to do about it. Beside a server or without one:

  guildhall doctor

It calls what the settings name: the database, the store, the mail server (without sending a mail), Stripe, PUBLIC_URL, and the
AI provider, which may cost a few tokens. It exits with 1 if it found a problem, and with 0 if it found warnings alone.
`

export const doctorCommand: Command = {
  usage,
  async run(args, lifetime) {
    if (args.length > 0) throw new UsageError(usage)
    const findings = await inspect(readConfig(), lifetime)
    const problems = countLevel(findings, 'problem')
    return {
      text: describeFindings(findings),
      json: { problems, warnings: countLevel(findings, 'warning'), findings },
      isSound: problems === 0,
    }
  },
}
