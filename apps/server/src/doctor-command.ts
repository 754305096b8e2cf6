import { parseArgs } from 'node:util'
import { type Command, readConfig } from './command.ts'
import { countLevel, describeFindings } from './doctor/describe-findings.ts'
import { inspect, usualLimitMs } from './doctor/inspect.ts'
import { UsageError } from './platform/process/startup-error.ts'

const usage = `Says what is wrong with this installation, or will be, and what to do about it. Beside a server or without one:

  guildhall doctor
  guildhall doctor --seconds 60

It calls what the settings name: the database, the store, the mail server (without sending a mail), Stripe, PUBLIC_URL, and the
AI provider, which may cost a few tokens. It exits with 1 if it found a problem, and with 0 if it found warnings alone.
Each check may take 10 seconds, and the AI provider's three times as long; --seconds says how long instead, for a slow machine or line.
`

const usualSeconds = usualLimitMs / 1_000

export const doctorCommand: Command = {
  usage,
  async run(args, lifetime) {
    const findings = await inspect(readConfig(), readSeconds(args) * 1_000, lifetime)
    const problems = countLevel(findings, 'problem')
    return {
      text: describeFindings(findings),
      json: { problems, warnings: countLevel(findings, 'warning'), findings },
      isSound: problems === 0,
    }
  },
}

function readSeconds(args: readonly string[]): number {
  let seconds: string
  try {
    const options = { seconds: { type: 'string', default: String(usualSeconds) } } as const
    seconds = parseArgs({ args: [...args], options }).values.seconds
  } catch {
    throw new UsageError(usage)
  }
  if (!/^[1-9]\d{0,2}$/.test(seconds)) throw new UsageError(`--seconds takes a whole number from 1 to 999.\n\n${usage}`)
  return Number(seconds)
}
