import type { OffPlatformHint } from './messages.constants.ts'

// People build "a PayPal button" for each other all day, so the name of a service counts only close to a word that
// makes it an invitation. Repetitions in patterns are bounded, so that the time is linear in the text's length.

const apps = new Set(
  'whatsapp telegram viber wechat skype discord snapchat signal messenger zoom facetime imessage threema line kakaotalk'.split(
    ' ',
  ),
)
const appCues = new Set(
  'my me contact text call reach message chat talk write continue move switch number username handle instead directly'.split(
    ' ',
  ),
)
const payments = new Set(
  'paypal venmo zelle cashapp payoneer revolut wise skrill moneygram crypto bitcoin btc usdt ethereum iban cash'.split(
    ' ',
  ),
)
const paymentCues = new Set('pay paid me my you send directly outside instead myself'.split(' '))
const cueDistance = 5

const phrases: readonly (readonly [RegExp, OffPlatformHint])[] = [
  [/ pay(?:ment)? (?:\w+ ){0,3}(?:outside|off|directly|privately|under the table) /, 'payment'],
  [/ (?:outside|off)(?: of)?(?: the| this)? (?:guildhall|platform|site|website) /, 'payment'],
  [/ (?:avoid|skip|save|without|dodge)(?: the| their| any)? (?:\w+ )?(?:fees?|commission) /, 'payment'],
  [/ (?:western union|cash app|bank transfer|wire transfer) (?:\w+ ){0,4}(?:me|you|my|directly) /, 'payment'],
  [/ (?:me|you|my|directly|pay) (?:\w+ ){0,4}(?:western union|cash app|bank transfer|wire transfer) /, 'payment'],
  [/ my (?:personal |private )?(?:e ?mail|phone|mobile|cell|number) /, 'contact'],
  [/ (?:e ?mail|call|phone|text) me (?:at|on|under) /, 'contact'],
  [/ \w{2,40} at (?:gmail|outlook|hotmail|yahoo|icloud|proton|gmx)(?: dot)? (?:com|me|de|net) /, 'contact'],
]

const webContacts = /(?:^|[\s/(])(?:wa\.me|t\.me|m\.me|paypal\.me|discord\.gg|join\.skype\.com)\/\w/
const email = /[a-z0-9_%+-][a-z0-9._%+-]{0,63}@(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24}(?![a-z])/
const digitRuns = /\+?\(?\d[\d ().\-/\u00a0]{5,22}\d/g
const usPhone = /^\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}$/
const calendarDay = /^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/
const ibanLike = /(?<![a-z0-9])[a-z]{2}\d{2}(?: ?[a-z0-9]){11,30}/g

const ibanLengths: Readonly<Record<string, number>> = {
  ad: 24, ae: 23, al: 28, at: 20, ba: 20, be: 16, bg: 22, ch: 21, cy: 28, cz: 24, de: 22, dk: 18, ee: 20, es: 24, fi: 18,
  fr: 27, gb: 22, ge: 22, gr: 27, hr: 21, hu: 28, ie: 22, il: 23, is: 26, it: 27, kw: 30, li: 21, lt: 20, lu: 20, lv: 21,
  mc: 27, md: 24, me: 22, mk: 19, mt: 31, nl: 18, no: 15, pl: 28, pt: 25, qa: 29, ro: 24, rs: 22, sa: 24, se: 24, si: 19,
  sk: 24, sm: 27, tr: 26, ua: 29, xk: 20,
} // biome-ignore format: a table

/** `payment` wins over `contact`. For a warning only: it can be wrong both ways. */
export function offPlatformHint(text: string): OffPlatformHint | null {
  const lower = text.normalize('NFKC').toLowerCase()
  const words = lower.match(/[\p{L}\p{N}]+/gu) ?? []
  const spoken = ` ${words.join(' ')} `
  if (hasIban(lower) || hasNear(words, payments, paymentCues) || says(spoken, 'payment')) return 'payment'
  if (/paypal\.me\/\w/.test(lower)) return 'payment'
  const isContact =
    email.test(lower) ||
    webContacts.test(lower) ||
    hasPhone(lower) ||
    hasNear(words, apps, appCues) ||
    says(spoken, 'contact')
  return isContact ? 'contact' : null
}

function says(spoken: string, hint: OffPlatformHint): boolean {
  return phrases.some(([phrase, meaning]) => meaning === hint && phrase.test(spoken))
}

function hasNear(words: readonly string[], names: ReadonlySet<string>, cues: ReadonlySet<string>): boolean {
  return words.some((word, at) => {
    if (!names.has(word)) return false
    return words.slice(Math.max(0, at - cueDistance), at + cueDistance + 1).some((near) => cues.has(near))
  })
}

function hasPhone(text: string): boolean {
  for (const [run] of text.matchAll(digitRuns)) {
    const count = run.replace(/\D/g, '').length
    if (run.startsWith('+') && count >= 8 && count <= 15) return true
    if (usPhone.test(run.trim())) return true
    if (calendarDay.test(run)) continue
    if (/^\(?0/.test(run) && count >= 9 && count <= 15) return true
  }
  return false
}

function hasIban(text: string): boolean {
  for (const [run] of text.matchAll(ibanLike)) {
    const packed = run.replaceAll(' ', '')
    const length = ibanLengths[packed.slice(0, 2)]
    if (length !== undefined && packed.length >= length && hasIbanChecksum(packed.slice(0, length))) return true
  }
  return false
}

/** ISO 7064 MOD 97-10, as IBANs use it. */
function hasIbanChecksum(iban: string): boolean {
  let rest = 0
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}
