import { categoryFallback } from '@guildhall/contract'
import { keySeparator, keysMark, searchKeys } from './search-keys.rules.ts'

export function refusalOfDeadline(deadline: Date, now: Date, current?: Date) {
  if (current && deadline.getTime() === current.getTime()) return null
  return deadline.getTime() < now.getTime() ? 'project.deadline_passed' : null
}

// Trigram indexes contain letters and digits only, so "c++" or "node.js" would not use one. Each of these signs is
// swapped with a rune, in stored and search text alike, so matches stay the same. Swapped, not replaced: otherwise "+"
// would match a real rune.
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

/** Text as the search column holds it: lower-cased as browsers do, whatever the database's collation. */
export function searchable(text: string): string {
  return text
    .toLowerCase()
    .replace(/[+#./\-&@$*!:;\u16a0-\u16ff]/g, (character) => exchanged.get(character) ?? character)
}

/**
 * The searched text: title, description and skills on separate lines, then the index keys. Projects without a category
 * count as the fallback.
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
