import { unmaskLookAlikes } from '@guildhall/contract'

const house = 'guildhall'
const offices =
  'support admin administrator staff team official help helpdesk moderator security billing payment operator'

/** What stands for a letter where people write with digits. I, l, 1 and | look like each other. */
const standsFor: Readonly<Record<string, string>> = {
  4: 'a',
  '@': 'a',
  8: 'b',
  3: 'e',
  l: 'i',
  1: 'i',
  '|': 'i',
  '!': 'i',
  0: 'o',
  5: 's',
  $: 's',
  7: 't',
}

const unseen = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const separators = /[^\p{L}\p{N}]+/u

const fold = (text: string) => [...unmaskLookAlikes(text).toLowerCase()].map((one) => standsFor[one] ?? one).join('')

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
