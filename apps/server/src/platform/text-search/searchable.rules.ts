// Trigram indexes contain only letters and digits, so "c++" would not use one. Signs are swapped with runes in stored
// and search text, so matches stay the same; replacing them would match real runes.
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
