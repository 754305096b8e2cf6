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
