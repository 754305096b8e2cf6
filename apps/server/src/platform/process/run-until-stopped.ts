import { Lifetime, StoppedError } from './lifetime.ts'
import { StartupError, UsageError } from './startup-error.ts'

/** Prints only the message of errors a person can fix. */
export async function runUntilStopped(start: (lifetime: Lifetime) => Promise<void>): Promise<void> {
  const lifetime = new Lifetime()
  stopOnSignals(lifetime)
  try {
    await start(lifetime)
  } catch (error) {
    if (error instanceof StoppedError) return
    await lifetime.end().catch(() => {})
    console.error(error instanceof StartupError ? `\n${error.message}\n` : error)
    process.exit(error instanceof UsageError ? 2 : 1)
  }
}

/** The first signal finishes work under way; a later one exits at once. */
function stopOnSignals(lifetime: Lifetime) {
  // npm repeats the terminal's signal, so Ctrl+C arrives twice.
  const echoMs = 1_000
  let askedAt: number | undefined
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (askedAt !== undefined && performance.now() - askedAt > echoMs) process.exit(1)
      askedAt ??= performance.now()
      lifetime.end().then(
        () => process.exit(), // 0, unless something went wrong before
        (error) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
  }
}
