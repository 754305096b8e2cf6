import { Lifetime, StoppedError } from './lifetime.ts'
import { StartupError } from './startup-error.ts'

/**
 * Runs `start` and goes on until somebody asks us to stop; then closes what it opened and ends the process. Trouble that a
 * person can put right is told as a sentence, anything else with its stack.
 */
export async function runUntilStopped(start: (lifetime: Lifetime) => Promise<void>): Promise<void> {
  const lifetime = new Lifetime()
  stopOnSignals(lifetime)
  try {
    await start(lifetime)
  } catch (error) {
    if (error instanceof StoppedError) return
    await lifetime.end().catch(() => {})
    console.error(error instanceof StartupError ? `\n${error.message}\n` : error)
    process.exit(1)
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
