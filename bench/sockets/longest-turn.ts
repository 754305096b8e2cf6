import { writeFileSync } from 'node:fs'

/**
 * Loaded into a server: how much processor time one turn of its event loop took at most, written to a file on SIGUSR2. Not the time
 * that passed: the machine does other things, too.
 */
const everyMs = 5
let last = process.threadCpuUsage()
let longestMs = 0

setInterval(() => {
  const { user, system } = process.threadCpuUsage(last)
  last = process.threadCpuUsage()
  longestMs = Math.max(longestMs, (user + system) / 1_000)
}, everyMs).unref()

process.on('SIGUSR2', () => {
  writeFileSync(process.env.LONGEST_TURN_FILE ?? '', String(longestMs))
  longestMs = 0
})
