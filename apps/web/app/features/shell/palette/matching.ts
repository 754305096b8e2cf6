import type { Destination } from './destinations.ts'

/** 0: begins with what was typed; 1: a later word does; 2: contains it; 3: each of its words begins one of the title or for it. */
export function rankOf({ title, words = '' }: Pick<Destination, 'title' | 'words'>, typed: string): number | undefined {
  const needle = typed.trim().toLowerCase()
  const name = title.toLowerCase()
  if (name.startsWith(needle)) return 0
  if (name.includes(` ${needle}`)) return 1
  if (name.includes(needle)) return 2
  const all = ` ${name} ${words}`
  return needle.split(/\s+/).every((word) => all.includes(` ${word}`)) ? 3 : undefined
}

/** Those that match, the best first; of equals, in the order of the list. */
export function matching<Entry extends Pick<Destination, 'title' | 'words'>>(list: readonly Entry[], typed: string) {
  return list
    .map((entry) => ({ entry, rank: rankOf(entry, typed) }))
    .filter((found): found is { entry: Entry; rank: number } => found.rank !== undefined)
    .sort((one, other) => one.rank - other.rank)
}
