import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { debianLibraries, debianProgram, isListening } from '../../../../install-tests/debian-packages.ts'
import { findFreePort } from '../platform/embedded-postgres/server-process.ts'

/** Debian 12 has Redis 7.0, which speaks the same, in one program with its tools. Undefined where it cannot be had. */
export const findValkey = () => debianProgram('redis-tools', 'usr/bin/redis-check-rdb')

export async function startValkey(program: string, password = '') {
  const port = await findFreePort()
  let child: ChildProcess

  async function run() {
    const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--daemonize', 'no']
    child = spawn(program, [...args, ...(password && ['--requirepass', password])], {
      argv0: 'redis-server', // its name decides what it does
      env: { ...process.env, LD_LIBRARY_PATH: debianLibraries() },
      stdio: process.env.GUILDHALL_TEST_OUTPUT ? 'inherit' : 'ignore',
    })
    if (!(await isListening(port, child))) throw new Error(`Valkey ended with ${child.exitCode}`)
  }
  async function end(signal: NodeJS.Signals = 'SIGKILL') {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  await run()
  return {
    url: `redis://${password && `:${password}@`}127.0.0.1:${port}`,
    pid: child!.pid ?? 0,
    signal: (signal: NodeJS.Signals) => void child.kill(signal),
    run,
    end,
  }
}
