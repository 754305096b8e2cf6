const house = 'guildhall'
const offices =
  'support admin administrator staff team official help helpdesk moderator security billing payment operator'

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
  r: 'гг',
  s: 'ѕ5$',
  t: 'тτ7',
  u: 'υսц',
  y: 'уγ',
}
const letterOf = new Map(
  Object.entries(lookalikes).flatMap(([letter, others]) =>
    [...others].flatMap((other) => [other, other.toLowerCase()].map((one) => [one, letter] as const)),
  ),
)

const unseen = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
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
  // Digits that stand for letters, and digits that only follow a word.
  return [plain, plain.replace(/\p{N}/gu, ' ')].some(readsSo)
}

function readsSo(plain: string): boolean {
  const words = fold(plain).split(separators)
  const others = words.join('').split(foldedHouse)
  return (
    others.length > 1 &&
    (words.some((word) => onlyOffice.test(word)) || others.some((word) => officesTogether.test(word)))
  )
}
