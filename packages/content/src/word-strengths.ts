import type { Reading } from './reading-index.ts'

/** How strongly each reading stands for a word. Packed, as one object for each would take several times the memory. */
export function openWordStrengths() {
  const places = new Map<Reading, number>()
  /** By stem: place, strength, place, strength, … */
  const packed = new Map<string, number[]>()

  return {
    has: (stemmed: string) => packed.has(stemmed),
    countReadings: (stemmed: string) => (packed.get(stemmed)?.length ?? 0) / 2,

    /** Readings come one after the other. The highest strength counts. */
    put(stems: readonly string[], reading: Reading, strength: number) {
      const place = places.get(reading) ?? places.size
      places.set(reading, place)
      for (const stemmed of stems) {
        const list = packed.get(stemmed)
        if (!list) packed.set(stemmed, [place, strength])
        else if (list.at(-2) !== place) list.push(place, strength)
        else list.push(Math.max(list.pop() ?? 0, strength))
      }
    },

    strengthIn(reading: Reading, stemmed: string): number {
      const [list, place] = [packed.get(stemmed), places.get(reading)]
      if (!list || place === undefined) return 0
      // Places ascend.
      let [from, to] = [0, list.length / 2]
      while (from < to) {
        const middle = (from + to) >>> 1
        if ((list[2 * middle] ?? 0) < place) from = middle + 1
        else to = middle
      }
      return list[2 * from] === place ? (list[2 * from + 1] ?? 0) : 0
    },
  }
}
