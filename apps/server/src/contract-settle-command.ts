import { parseArgs } from 'node:util'
import { contractOfferBody, formatUsd, toCents, toDollars } from '@guildhall/contract'
import { type Command, explain, openCommandDatabase } from './command.ts'
import { eventEffects } from './event-effects.ts'
import { settleContract } from './modules/5-contracts/contracts/settle-contract.ts'
import { systemClock } from './platform/clock.ts'
import { noLimits } from './platform/database/database.ts'
import { Jobs } from './platform/jobs/jobs.ts'
import { Live } from './platform/live/live.ts'
import { UsageError } from './platform/process/startup-error.ts'
import { openEvents } from './record-events.ts'

const usage = `Ends a contract whose sides do not agree. --refund goes back to the client, the rest of what is held to the freelancer, less
the fee. Both read the reason. Uses the database of the settings, beside a server or without one:

  guildhall contract settle CONTRACT_ID --refund DOLLARS --reason TEXT
`

export const contractSettleCommand: Command = {
  usage,
  async run(args, lifetime) {
    const decision = readDecision(args)
    const database = await openCommandDatabase(lifetime, 2, noLimits)
    const jobs = await lifetime.step(
      async () => new Jobs(database.db),
      (queue) => queue.stop(),
    )
    const events = openEvents({ jobs, live: new Live(), clock: systemClock }, eventEffects)
    const deps = { database, jobs, events, clock: systemClock }
    const { title, releaseCents, refundCents } = await lifetime.step(() =>
      settleContract(deps, decision).catch(explain),
    )
    const [refund, release] = [toDollars(refundCents), toDollars(releaseCents)]
    return {
      text:
        `The contract “${title}” has ended: ${formatUsd(refund)} back to the client, and ` +
        `${formatUsd(release)}, less the fee, to the freelancer. Both are told.`,
      json: { contractId: decision.contractId, title, refund, release },
    }
  },
}

function readDecision(args: readonly string[]) {
  const { positionals, values } = readArguments(args)
  const [contractId, ...more] = positionals
  const { refund, reason } = values
  if (!contractId || more.length > 0 || refund === undefined || reason === undefined) throw new UsageError(usage)
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(contractId)) {
    throw new UsageError(`${contractId} is not the id of a contract. It stands in the address of its page.`)
  }
  // An empty text would count as 0.
  const dollars = /^\d+(\.\d+)?$/.test(refund) ? Number(refund) : Number.NaN
  const read = contractOfferBody.pick({ refund: true, reason: true }).safeParse({ refund: dollars, reason })
  if (!read.success) throw new UsageError(`${read.error.issues[0]?.message ?? ''}\n${usage}`)
  return { contractId, refundCents: toCents(read.data.refund), reason: read.data.reason }
}

function readArguments(args: readonly string[]) {
  const options = { refund: { type: 'string' }, reason: { type: 'string' } } as const
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options })
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`)
  }
}
