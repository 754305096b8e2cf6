import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const bridge = 'guildhall-bench'
const cutLine = (name: string) => `gh-${name}` // at most 15 letters

/** A bridge to which {@link Machine}s are connected. Linux, as root. */
export async function openNetwork(ownAddress: string) {
  await run('ip', ['link', 'delete', bridge]).catch(() => {}) // of a run that was killed
  await run('ip', ['link', 'add', bridge, 'type', 'bridge'])
  await run('ip', ['address', 'add', `${ownAddress}/24`, 'dev', bridge])
  await run('ip', ['link', 'set', bridge, 'up'])
  return { close: () => run('ip', ['link', 'delete', bridge]) }
}

type Program = { name: string; command: string; args?: string[]; env: Record<string, string> }
/** Which folder of ours its programs find in place of which of the system's. */
type Mounts = Record<string, string>

/** Has a network and folders of its own, and in it programs of the user `postgres`. */
export class Machine {
  readonly name: string
  readonly address: string
  readonly folder: string
  readonly #mounting: string

  private constructor(name: string, address: string, folder: string, mounts: Mounts) {
    this.name = name
    this.address = address
    this.folder = folder
    this.#mounting = Object.entries(mounts)
      .map(([place, own]) => `mount --bind '${own}' '${place}'; `)
      .join('')
  }

  static async open(name: string, address: string, folder: string, mounts: Mounts): Promise<Machine> {
    const machine = new Machine(name, address, folder, mounts)
    await machine.close().catch(() => {})
    await run('ip', ['netns', 'add', name])
    const line = cutLine(name)
    await run('ip', ['link', 'add', line, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name])
    await run('ip', ['link', 'set', line, 'master', bridge, 'up'])
    await run('ip', ['-n', name, 'address', 'add', `${address}/24`, 'dev', 'eth0'])
    for (const device of ['lo', 'eth0']) await run('ip', ['-n', name, 'link', 'set', device, 'up'])
    return machine
  }

  start({ name, command, args = [], env }: Program): ChildProcess {
    const log = openSync(path.join(this.folder, `${name}.log`), 'a')
    return spawn('ip', this.#inside(command, args), {
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
      stdio: ['ignore', log, log],
      detached: true, // a stopped machine must not get the signals of our terminal
    })
  }

  /** A line of a shell. What it printed. */
  async shell(line: string, env: Record<string, string>): Promise<string> {
    const options = { env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env }, cwd: '/' }
    return (await run('ip', this.#inside('sh', ['-c', line]), options)).stdout
  }

  /** Whether the command succeeded in time. */
  async succeeds(command: string, args: string[], env: Record<string, string>, withinMs: number): Promise<boolean> {
    const options = { env: { PATH: process.env.PATH, ...env }, timeout: withinMs, killSignal: 'SIGKILL' as const }
    return run('ip', this.#inside(command, args), options).then(
      () => true,
      () => false,
    )
  }

  /** To each process, or those whose command line starts like this. */
  async signal(signal: NodeJS.Signals, command = '') {
    for (const pid of await this.#pids(command)) {
      try {
        process.kill(pid, signal)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error // it has just ended
      }
    }
  }

  /** As if it had lost its power. */
  async kill() {
    while ((await this.#pids()).length > 0) {
      await this.signal('SIGKILL')
      await pause(20)
    }
  }

  cut = () => run('ip', ['link', 'set', cutLine(this.name), 'down'])
  mend = () => run('ip', ['link', 'set', cutLine(this.name), 'up'])

  async close() {
    await this.kill()
    // The namespace would take it along, but later.
    await run('ip', ['link', 'delete', cutLine(this.name)]).catch(() => {})
    await run('ip', ['netns', 'delete', this.name])
  }

  async #pids(command = ''): Promise<number[]> {
    const { stdout } = await run('ip', ['netns', 'pids', this.name])
    const pids = stdout.split('\n').filter(Boolean)
    if (!command) return pids.map(Number)
    const { stdout: lines } = await run('ps', ['-o', 'pid=,args=', '-p', pids.join(',')]).catch(() => ({ stdout: '' }))
    return [...lines.matchAll(/^ *(\d+) (.*)$/gm)]
      .filter(([, , args]) => args?.startsWith(command))
      .map(([, pid]) => Number(pid))
  }

  #inside = (command: string, args: string[]) => [
    // What is mounted here is seen by nobody else.
    ...['netns', 'exec', this.name, 'sh', '-ec', `${this.#mounting}exec "$@"`, 'sh'],
    ...['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', command, ...args],
  ]
}
