import './platform/production.ts'
import { parseArgs } from 'node:util'
import { describeVariables } from './platform/describe-config.ts'
import { Lifetime, StoppedError } from './platform/lifetime.ts'
import { StartupError } from './platform/startup-error.ts'

const usage = `Starts Guildhall:

  npm start

It needs no settings. These environment variables, which may also stand in a file called .env, change what it does;
in brackets is what holds without them.

${describeVariables()}`

async function main() {
  if (asksForHelp()) {
    console.log(usage)
    return
  }
  const lifetime = new Lifetime()
  stopOnSignals(lifetime)
  try {
    const { start } = await import('./start.ts') // loads everything there is; --help needs none of it
    await start(lifetime)
  } catch (error) {
    if (error instanceof StoppedError) return
    await lifetime.end().catch(() => {})
    console.error(error instanceof StartupError ? `\n${error.message}\n` : error)
    process.exit(1)
  }
}

function asksForHelp(): boolean {
  try {
    return parseArgs({ options: { help: { type: 'boolean', short: 'h' } } }).values.help ?? false
  } catch (error) {
    console.error(`${(error as Error).message} npm start -- --help says what there is.`)
    return process.exit(1)
  }
}

/** The first signal lets everything under way finish; another one, later, ends us at once. */
function stopOnSignals(lifetime: Lifetime) {
  // npm hands on what the terminal has told us already, so Ctrl+C comes twice.
  const echoMs = 1_000
  let askedAt: number | undefined
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (askedAt !== undefined && performance.now() - askedAt > echoMs) process.exit(1)
      askedAt ??= performance.now()
      lifetime.end().then(
        () => process.exit(), // 0, unless something has gone wrong before
        (error) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
  }
}

await main()
