import { unmaskLookAlikes } from '@guildhall/contract'

const house = 'guildhall'
const offices =
  'support help helpdesk admin administrator administration staff team official moderator moderation operator security ' +
  'billing payment payout refund escrow'

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
const digitsAndSigns = /[\p{N}@|!$]/gu
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
