import { readdirSync, readFileSync } from 'node:fs'

type Entry = { parent: number; seconds: number; waited: number; born: string }

/**
 * Counts the processor time of all programs below this process, on Linux. A parent's own count has those it waited for;
 * browsers and databases often end unwaited, so what is seen of them counts, to within a second each.
 */
export function watchProcessorTime() {
  if (process.platform !== 'linux') return { stop: () => 0 }
  let known = new Map<number, Entry>()
  let lost = 0
  const before = readEntry(process.pid)
  const look = () => {
    const now = readDescendants(known)
    lost += unwaited(known, now)
    known = now
  }
  look()
  const timer = setInterval(look, 1_000).unref()
  return {
    /** Returns the seconds. */
    stop() {
      clearInterval(timer)
      look()
      const after = readEntry(process.pid)
      const left = [...known].filter(([pid]) => pid !== process.pid).map(([, entry]) => entry.seconds + entry.waited)
      return totalOf(after) - totalOf(before) + lost + left.reduce((sum, seconds) => sum + seconds, 0)
    },
  }
}

const totalOf = (entry: Entry | undefined) => (entry ? entry.seconds + entry.waited : 0)

/** Seen time of processes that are gone, less what their nearest living ancestor has waited for since. */
export function unwaited(before: Map<number, Entry>, now: Map<number, Entry>): number {
  const isAlive = (pid: number) => now.has(pid) && now.get(pid)?.born === before.get(pid)?.born
  const gone = new Map<number, number>()
  for (const [pid, entry] of before) {
    if (isAlive(pid)) continue
    let ancestor = entry.parent
    while (before.has(ancestor) && !isAlive(ancestor)) ancestor = before.get(ancestor)?.parent ?? 0
    gone.set(ancestor, (gone.get(ancestor) ?? 0) + totalOf(entry))
  }
  return [...gone].reduce((sum, [ancestor, seconds]) => {
    const waited = (now.get(ancestor)?.waited ?? 0) - (before.get(ancestor)?.waited ?? 0)
    return sum + Math.max(0, seconds - (isAlive(ancestor) ? waited : 0))
  }, 0)
}

/** With those known as ours whose parents have ended meanwhile. */
function readDescendants(known: Map<number, Entry>): Map<number, Entry> {
  const all = new Map(
    readdirSync('/proc').flatMap((name): [number, Entry][] => {
      const entry = /^\d+$/.test(name) ? readEntry(Number(name)) : undefined
      return entry ? [[Number(name), entry]] : []
    }),
  )
  const isOurs = (pid: number): boolean => {
    if (pid === process.pid) return true
    const entry = all.get(pid)
    if (!entry) return false
    return known.get(pid)?.born === entry.born || isOurs(entry.parent)
  }
  const ours = [...all].filter(([pid]) => isOurs(pid))
  return new Map(ours.map(([pid, entry]) => [pid, { ...entry, parent: known.get(pid)?.parent ?? entry.parent }]))
}

/** Of the line's fields, counted from the one after the name, which is in parentheses and may contain anything. */
function readEntry(pid: number): Entry | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
    const hundredths = (from: number) => (Number(fields[from]) + Number(fields[from + 1])) / 100
    return { parent: Number(fields[1]), seconds: hundredths(11), waited: hundredths(13), born: fields[19] ?? '' }
  } catch {
    return undefined // it has ended
  }
}
