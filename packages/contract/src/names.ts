import { textLimits } from './text.constants.ts'
import { exactText, isReadable, requiredText } from './text.ts'

/** Line breaks and other controls, and those that turn the direction of all text after them. */
const controls = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/**
 * Top-level domains that mail programs and chats make links of, without those that are rather a surname or an
 * abbreviation: `wei.li` and `read.md` are no links.
 */
const topLevelDomains =
  'com net org edu gov info biz pro mobi xyz top site online store shop app dev io ai co me tv cc tk ml ga cf gq ly gg to ' +
  'link click live club icu vip work space website tech agency digital studio design email page blog cloud news world ' +
  'today fun life media network zone center expert systems solutions services company group games bet casino loan money ' +
  'eu uk de fr nl be at ch es pt it pl cz se no dk fi ie ru ua tr us ca mx br ar cl au nz jp cn kr in id vn za ng ke рф'

const afterLetter = String.raw`[\p{L}\p{N}][.。]`
const domain = new RegExp(`${afterLetter}(?:${topLevelDomains.replaceAll(' ', '|')})(?![\\p{L}\\p{N}])`, 'iu')
const email = /[^\s@]@[\p{L}\p{N}-]+[.。]\p{L}{2}/u
const prefix = /:\/\/|(?<![\p{L}\p{N}])www[.。]/iu

/** Named like domains, but people write them in their names because they work with them. */
const technologies = /(?<![\p{L}\p{N}.-])(?:(?:asp|vb|ado|ml)\.net|socket\.io)(?![\p{L}\p{N}./:@-])/giu

/** Whether programs would show a part of the text as a link. */
function hasAddress(text: string): boolean {
  const plain = text.normalize('NFKC').replace(technologies, '')
  return prefix.test(plain) || domain.test(plain) || email.test(plain)
}

function nameIn(schema: ReturnType<typeof exactText>, name: string) {
  return schema
    .refine((text) => !controls.test(text), {
      error: `${name} contains a control character, such as a line break. Remove it and try again.`,
    })
    .refine((text) => !hasAddress(text), { error: `${name} cannot contain a web or email address.` })
}

/** What a person is called. It appears in mails and notifications to others, so nobody can fill it with a link. */
export const usernameText = nameIn(requiredText('Username', textLimits.name), 'Username')

export const profileName = nameIn(
  exactText('Name', textLimits.name).refine((text) => text === '' || isReadable(text), {
    error: 'Name needs a character that can be seen.',
  }),
  'Name',
)
