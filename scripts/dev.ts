/**
 * Runs the development server, and restarts it when a file of the server changes. (`node --watch` would also watch the
 * temporary files that Vite creates, and restart forever.)
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const watched = ['apps/server/src', 'packages/contract/src', 'packages/content/src', 'scripts/dev-server.ts']
/** Editors and git change several files at once. */
const settleMs = 100

let server: ChildProcess | undefined
let pending: NodeJS.Timeout | undefined
let stopping = false

run()
for (const place of watched) {
  watch(path.join(root, place), { recursive: true }, (_event, file) => {
    if (file?.endsWith('.test.ts')) return
    clearTimeout(pending)
    pending = setTimeout(restart, settleMs)
  })
}
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => {
    stopping = true
    if (!server) process.exit()
    server.kill(signal)
  })
}

function run() {
  // Vite loads React Router's development build. With two builds, classes would not be shared.
  const args = ['--conditions=development', path.join(import.meta.dirname, 'dev-server.ts')]
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  server = child
  child.once('exit', (code) => {
    if (server === child) server = undefined
    if (stopping) process.exit(code ?? 1)
    if (code !== 0) console.log('\nWaiting for a change.')
  })
}

function restart() {
  if (!server) return run()
  if (server.killed) return // already restarting: it may take a while to finish what is under way
  server.once('exit', run)
  server.kill('SIGTERM')
}
