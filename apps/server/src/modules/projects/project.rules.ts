import { categoryFallback } from '@guildhall/contract'
import { keySeparator, keysMark, searchKeys } from './search-keys.rules.ts'

/** Whether `deadline` may be set at `now`: a past one only stays where it already was. */
export function refusalOfDeadline(deadline: Date, now: Date, current?: Date) {
  if (current && deadline.getTime() === current.getTime()) return null
  return deadline.getTime() < now.getTime() ? 'project.deadline_passed' : null
}

// Trigram indexes see letters and digits only, so "c++" or "node.js" would find no help in one. Each of these signs
// changes places with a rune. Stored text and needle go through the same exchange, so they match exactly as before;
// a replacement would let "+" find a real rune.
const indexableSigns: Readonly<Record<string, string>> = {
  '+': 'ᚠ',
  '#': 'ᚢ',
  '.': 'ᚦ',
  '/': 'ᚨ',
  '-': 'ᚱ',
  '&': 'ᚲ',
  '@': 'ᚷ',
  $: 'ᚹ',
  '*': 'ᚺ',
  '!': 'ᚾ',
  ':': 'ᛁ',
  ';': 'ᛃ',
}

const exchanged = new Map(
  Object.entries(indexableSigns).flatMap(([sign, rune]) => [[sign, rune] as const, [rune, sign] as const]),
)

/** Text the way the search column holds it: lower-case as the browser does it, whatever collation the database has. */
export function searchable(text: string): string {
  return text
    .toLowerCase()
    .replace(/[+#./\-&@$*!:;\u16a0-\u16ff]/g, (character) => exchanged.get(character) ?? character)
}

/**
 * What a search looks through: the parts a person reads, one beneath the other, then the keys its index needs. A project
 * without a category counts as one of the fallback category.
 */
export function projectSearchText(project: {
  title: string
  description: string
  requiredSkills: readonly string[]
  category?: string | null | undefined
}) {
  const text = searchable([project.title, project.description, project.requiredSkills.join(' ')].join('\n'))
  return text + keysMark + searchKeys(text, project.category || categoryFallback).join(keySeparator)
}

/** A LIKE pattern for "contains `needle`", with `%`, `_` and `\` taken literally. */
export function containsPattern(needle: string): string {
  return `%${searchable(needle).replace(/[\\%_]/g, '\\$&')}%`
}
