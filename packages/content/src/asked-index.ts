import type { Passage, Reading } from './reading-index.ts'

/** A lesson, a unit, or a whole course (without `passage`). */
export type AskedPlace = { reading: Reading; passage: Passage | undefined }

/** What the prompts that a reading answers share with a prompt. Weights are sums of those of its stems. */
export type AskedHit = {
  /** The closest single prompt: its place and text, how much it shares, and how close it is, at most 1. */
  closest: { place: AskedPlace; text: string; shared: number; match: number } | undefined
  /** By stem, how many prompts have it. */
  counts: ReadonlyMap<string, number>
  /** Neighboring stems that are neighbors in one of its prompts. */
  pairs: ReadonlySet<string>
}

/** The prompts that lessons, units and whole courses answer, packed: there are more than 10,000. */
export function openAskedIndex() {
  const places: AskedPlace[] = []
  /** By prompt. */
  const placeOf: number[] = []
  const texts: string[] = []
  const stemsOfPrompt: (readonly string[])[] = []
  /** By stem: prompts, ascending. */
  const postings = new Map<string, number[]>()
  const weights = new Map<number, number>()

  function add(place: AskedPlace, prompts: readonly { text: string; stems: readonly string[] }[]) {
    places.push(place)
    for (const { text, stems } of prompts) {
      for (const stemmed of new Set(stems)) {
        const list = postings.get(stemmed)
        if (list) list.push(placeOf.length)
        else postings.set(stemmed, [placeOf.length])
      }
      texts.push(text)
      // Stems repeat: one string for each would take ten times the memory.
      stemsOfPrompt.push(stems)
      placeOf.push(places.length - 1)
    }
  }

  /** The readings whose prompts have the stem. */
  function readingsWith(stemmed: string): ReadonlySet<Reading> {
    const found = new Set<Reading>()
    for (const prompt of postings.get(stemmed) ?? []) {
      const place = places[placeOf[prompt] ?? -1]
      if (place) found.add(place.reading)
    }
    return found
  }

  function find(
    { asked, neighbors }: { asked: ReadonlyMap<string, number>; neighbors: readonly Pair[] },
    weightOf: (stemmed: string) => number,
  ) {
    const total = [...asked.values()].reduce((sum, weight) => sum + weight, 0)
    const shared = new Map<number, number>()
    const counts = new Map<Reading, Map<string, number>>()
    for (const [stemmed, weight] of asked) {
      for (const prompt of postings.get(stemmed) ?? []) {
        const place = places[placeOf[prompt] ?? -1]
        if (!place) continue
        shared.set(prompt, (shared.get(prompt) ?? 0) + weight)
        const ofReading = counts.get(place.reading) ?? new Map<string, number>()
        counts.set(place.reading, ofReading)
        ofReading.set(stemmed, (ofReading.get(stemmed) ?? 0) + 1)
      }
    }

    function weigh(prompt: number) {
      const known = weights.get(prompt)
      if (known !== undefined) return known
      const weight = [...new Set(stemsOfPrompt[prompt])].reduce((sum, stemmed) => sum + weightOf(stemmed), 0)
      weights.set(prompt, weight)
      return weight
    }

    const closest = new Map<Reading, NonNullable<AskedHit['closest']>>()
    for (const [prompt, sum] of shared) {
      const place = places[placeOf[prompt] ?? -1]
      if (!place || sum <= 0) continue
      const before = closest.get(place.reading)
      if (before && sum / total <= before.match) continue
      const match = (sum / total) * Math.sqrt(Math.min(1, sum / weigh(prompt)))
      if (!before || match > before.match) {
        closest.set(place.reading, { place, text: texts[prompt] ?? '', shared: sum, match })
      }
    }
    const pairs = pairsIn(neighbors)
    return (reading: Reading): AskedHit => ({
      closest: closest.get(reading),
      counts: counts.get(reading) ?? new Map<string, number>(),
      pairs: pairs.get(reading) ?? new Set<string>(),
    })
  }

  function pairsIn(neighbors: readonly Pair[]): ReadonlyMap<Reading, ReadonlySet<string>> {
    const found = new Map<Reading, Set<string>>()
    for (const [one, other] of neighbors) {
      for (const prompt of postings.get(one) ?? []) {
        const stems = stemsOfPrompt[prompt] ?? []
        const place = places[placeOf[prompt] ?? -1]
        if (!place || stems[stems.indexOf(one) + 1] !== other) continue
        const own = found.get(place.reading) ?? new Set<string>()
        found.set(place.reading, own)
        own.add(pairName(one, other))
      }
    }
    return found
  }

  return { add, find, readingsWith, has: (stemmed: string) => postings.has(stemmed) }
}

type Pair = readonly [string, string]
export const pairName = (one: string, other: string) => `${one} ${other}`
