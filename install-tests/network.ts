import { execFileSync } from 'node:child_process'

/** At most 15 letters with the number of a machine. */
const prefix = 'gh-install'

/** Machines with addresses of their own that reach each other and nothing else, this process included. Linux, as root. */
export function openNetwork(): { machineAt(address: string): string; close(): void } {
  const machines = new Map<string, string>()
  const removeAll = () => {
    // Without a word: nothing of theirs is to be kept, and some would wait for others.
    for (const { name } of list(['netns'])) {
      if (!name.startsWith(prefix)) continue
      for (let pids = pidsOn(name); pids.length > 0; pids = pidsOn(name)) for (const pid of pids) end(pid)
    }
    // Links first: a namespace would take its own along, but later.
    for (const { ifname } of list(['link'])) if (ifname.startsWith(prefix)) ip('link', 'delete', ifname)
    for (const { name } of list(['netns'])) if (name.startsWith(prefix)) ip('netns', 'delete', name)
  }
  removeAll() // of a test that was killed
  ip('link', 'add', prefix, 'type', 'bridge')
  ip('link', 'set', prefix, 'up')
  return {
    /** The name of its namespace. */
    machineAt(address) {
      const known = machines.get(address)
      if (known) return known
      const name = `${prefix}-${machines.size}`
      machines.set(address, name)
      ip('netns', 'add', name)
      ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
      ip('link', 'set', name, 'master', prefix, 'up')
      ip('-n', name, 'address', 'add', `${address}/24`, 'dev', 'eth0')
      for (const device of ['lo', 'eth0']) ip('-n', name, 'link', 'set', device, 'up')
      return name
    },
    close: removeAll,
  }
}

const pidsOn = (name: string) => ip('netns', 'pids', name).split('\n').filter(Boolean).map(Number)

function end(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error // it has just ended
  }
}

const ip = (...args: string[]) => execFileSync('ip', args, { encoding: 'utf8' })
const list = (what: string[]): { name: string; ifname: string }[] => JSON.parse(ip('-json', ...what, 'list') || '[]')
