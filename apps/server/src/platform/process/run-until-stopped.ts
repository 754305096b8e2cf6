import { isDatabaseDown, isOutOfTime, reasonOf } from '../database/database-trouble.ts'
import { Lifetime, StoppedError } from './lifetime.ts'
import { StartupError, UsageError } from './startup-error.ts'

/** Prints only a sentence for errors a person can fix or wait out. */
export async function runUntilStopped(start: (lifetime: Lifetime) => Promise<void>): Promise<void> {
  const lifetime = new Lifetime()
  stopOnSignals(lifetime)
  try {
    await start(lifetime)
  } catch (error) {
    if (error instanceof StoppedError) return
    await lifetime.end().catch(() => {})
    const sentence = sentenceFor(error)
    console.error(sentence ? `\n${sentence}\n` : error)
    process.exit(error instanceof UsageError ? 2 : 1)
  }
}

/** Undefined for a defect. A failed statement is not printed: its values may be an address or a name. */
function sentenceFor(error: unknown): string | undefined {
  if (error instanceof StartupError) return error.message
  const isAway = isDatabaseDown(error)
  if (!isAway && !isOutOfTime(error)) return undefined
  return `${isAway ? 'The connection to the database was lost or refused' : 'The database broke this off'}: ${reasonOf(error)}. Try again.`
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
