/**
 * `npm run contract:settle -- CONTRACT_ID --refund DOLLARS --reason TEXT`: ends a contract whose sides do not agree.
 * `--refund` goes back to the client, the rest to the freelancer, less the fee. Uses the database of the settings, and
 * may run beside `npm start`.
 */
import { parseArgs } from 'node:util'
import { contractOfferBody, formatUsd, toCents, toDollars } from '@guildhall/contract'
import { settleContract } from './modules/contracts/settle-contract.ts'
import { loadConfig, readEnvironment } from './platform/config/config.ts'
import { checkDatabase } from './platform/database/check-database.ts'
import { noLimits, openDatabase } from './platform/database/database.ts'
import { borrowPostgres } from './platform/embedded-postgres/borrow-postgres.ts'
import { DomainError, sentenceFor } from './platform/errors.ts'
import { Jobs } from './platform/jobs/jobs.ts'
import { Live } from './platform/live/live.ts'
import { runUntilStopped } from './platform/process/run-until-stopped.ts'
import { StartupError } from './platform/process/startup-error.ts'

const usage = 'Usage: npm run contract:settle -- CONTRACT_ID --refund DOLLARS --reason TEXT'

await runUntilStopped(async (lifetime) => {
  const decision = readDecision()
  const { databaseUrl, dataDir } = loadConfig(readEnvironment())
  const url = databaseUrl ?? (await borrow())
  await lifetime.step(() => checkDatabase(url))
  const database = await lifetime.step(
    async () => openDatabase(url, 2, noLimits),
    (opened) => opened.close(),
  )
  const jobs = await lifetime.step(
    async () => new Jobs(database.db),
    (queue) => queue.stop(),
  )
  const deps = { database, jobs, live: new Live(), clock: () => new Date() }
  const { title, releaseCents, refundCents } = await lifetime.step(() => settleContract(deps, decision).catch(explain))
  console.log(
    `The contract “${title}” has ended: ${formatUsd(toDollars(refundCents))} back to the client, and ` +
      `${formatUsd(toDollars(releaseCents))}, less the fee, to the freelancer. Both are told.`,
  )
  await lifetime.end()

  async function borrow() {
    const borrowed = await lifetime.step(
      () => borrowPostgres(dataDir),
      (postgres) => postgres.giveBack(),
    )
    return borrowed.url
  }
})

function readDecision() {
  const { positionals, values } = readArguments()
  const [contractId, ...more] = positionals
  const { refund, reason } = values
  if (!contractId || more.length > 0 || refund === undefined || reason === undefined) throw new StartupError(usage)
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(contractId)) {
    throw new StartupError(`${contractId} is not the id of a contract. It stands in the address of its page.`)
  }
  // An empty text would count as 0.
  const dollars = /^\d+(\.\d+)?$/.test(refund) ? Number(refund) : Number.NaN
  const read = contractOfferBody.pick({ refund: true, reason: true }).safeParse({ refund: dollars, reason })
  if (!read.success) throw new StartupError(`${read.error.issues[0]?.message ?? ''}\n${usage}`)
  return { contractId, refundCents: toCents(read.data.refund), reason: read.data.reason }
}

function readArguments() {
  try {
    return parseArgs({ allowPositionals: true, options: { refund: { type: 'string' }, reason: { type: 'string' } } })
  } catch (error) {
    throw new StartupError(`${(error as Error).message}\n${usage}`)
  }
}

function explain(error: unknown): never {
  if (error instanceof DomainError) throw new StartupError(sentenceFor(error.code, error.details))
  throw error
}
