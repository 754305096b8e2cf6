const house = 'guildhall'
const offices =
  'support help helpdesk admin administrator administration staff team official moderator moderation operator security ' +
  'billing payment payout refund escrow'

/** What else looks like each letter, in either case, once accents and styles are taken off. I, l, 1 and | look like each other, too. */
const lookalikes: Readonly<Record<string, string>> = {
  a: 'аα4@',
  b: 'Ввβ8',
  c: 'сϲ',
  d: 'ԁ',
  e: 'еεΕ3',
  f: 'ғϝ',
  g: 'ɡց',
  h: 'һНнΗ',
  i: 'lі1|!ıιӏ',
  k: 'кκ',
  m: 'мΜ',
  n: 'ոпΝ',
  o: '0оοօσ',
  p: 'рρ',
  r: 'г',
  s: 'ѕ5$',
  t: 'тτ7',
  u: 'υս',
  y: 'уγ',
}
const letterOf = new Map(
  Object.entries(lookalikes).flatMap(([letter, others]) =>
    [...others].flatMap((other) => [other, other.toLowerCase()].map((one) => [one, letter] as const)),
  ),
)

const unseen = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const digitsAndSigns = /[\p{N}@|!$]/gu
const separators = /[^\p{L}\p{N}]+/u

const fold = (text: string) =>
  [...text].map((one) => letterOf.get(one) ?? letterOf.get(one.toLowerCase()) ?? one.toLowerCase()).join('')

const foldedHouse = fold(house)
const office = `(?:${offices.split(' ').map(fold).join('|')})${fold('s')}?`
const onlyOffice = new RegExp(`^${office}$`)
/** As in `SupportTeam`. */
const officesTogether = new RegExp(`^(?:${office})+$`)

/** Whether others would take it for Guildhall itself: its name, and a word of office beside it. */
export function readsAsHouse(name: string): boolean {
  const plain = name.normalize('NFKD').replace(unseen, '')
  // Digits and signs stand for letters, as in `Supp0rt`, or only for themselves, as in `Support!`.
  const readings = [plain, plain.replace(digitsAndSigns, ' ')].map((text) => fold(text).split(separators))
  return readings.some(hasHouse) && readings.some(hasOffice)
}

const hasHouse = (words: string[]) => words.join('').includes(foldedHouse)

const hasOffice = (words: string[]) =>
  words.some((word) => onlyOffice.test(word)) ||
  words
    .join('')
    .split(foldedHouse)
    .some((beside) => officesTogether.test(beside))
