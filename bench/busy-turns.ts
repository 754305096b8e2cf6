import { writeFileSync } from 'node:fs'

/**
 * Loaded into a server: the processor time of each turn of its event loop, in milliseconds, written to a file on SIGUSR2. What arrives in such a
 * turn is not read before its end. Not the time that passed: the machine does other things, too.
 */
const everyMs = 1
let last = process.threadCpuUsage()
let turns: number[] = []

setInterval(() => {
  const { user, system } = process.threadCpuUsage(last)
  last = process.threadCpuUsage()
  turns.push((user + system) / 1_000)
}, everyMs).unref()

process.on('SIGUSR2', () => {
  writeFileSync(process.env.BUSY_TURNS_FILE ?? '', `${JSON.stringify(turns)}\n`)
  turns = []
})
