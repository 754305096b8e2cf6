export type KeeperReports = { onLost(): void; onBack(): void; onGivenUp(error: unknown): void }

const lookEveryMs = 250

/** Restarts what has exited. Gives up when a restart fails. */
export function keepRunning(hasExited: () => boolean, restart: () => Promise<void>, reports: KeeperReports) {
  let restarting: Promise<void> | undefined
  const watch = setInterval(() => {
    if (restarting || !hasExited()) return
    reports.onLost()
    restarting = restart().then(
      () => {
        restarting = undefined
        reports.onBack()
      },
      (error: unknown) => {
        clearInterval(watch)
        reports.onGivenUp(error)
      },
    )
  }, lookEveryMs).unref()
  return {
    async stop() {
      clearInterval(watch)
      await restarting
    },
  }
}
