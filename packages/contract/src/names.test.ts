import { expect, test } from 'vitest'
import { profileName, usernameText } from './names.ts'
import { problemsOf } from './testing/problems-of.ts'

test.each([
  'Node.js Ninja', 'Vue.js/React', 'ASP.NET Developer', 'Socket.io, Node.js', '.NET', 'C# and VB.NET', 'Three.js',
  'J.R.R. Tolkien', 'St. John', 'Ph.D. Kim', 'Dr.Who', 'Ada L.', 'Smith & Co.', 'ada.lovelace', 'wei.li', 'A.I. Studio',
  'No.1', 'web 2.0', 'v1.2.3', '@ada', 'Ada @ Work', 'http', 'www', 'Com. Net', 'dot com', 'read.md', 'Win at spam.example',
  '  Zoë 💅 ', 'مريم\u200f', 'می\u200cخواهم', '👩\u200d🔧', '王小明', 'e\u0301', '<b>Ada</b>', "O'Brien", 'a\u200bb',
])('%j is a name, and comes back as it was sent', (name) => {
  expect([usernameText.parse(name), profileName.parse(name)]).toEqual([name, name])
}) // biome-ignore format: a table

test.each([
  'https://spam.example', 'Ada http://x', 'ftp://a', 'HTTPS://A', 'ｈｔｔｐｓ：／／a', 'www.spam.example', 'see WWW.a', 'spam.com',
  'Ada (spam.com)', 'spam.com/ada', 'spam.com:80', 'SPAM.COM', 'spam．com', 'spam。com', 'a.b.co.uk', 't.me/ada', 'bit.ly/x', 'xn--a.top',
  'пример.рф', 'example.com.', 'spam.com!', 'ada@example.com', 'ada@mail.example', 'evil-asp.net', 'asp.net/x', 'asp.net.evil.com',
])('%j has an address in it', (name) => {
  expect(problemsOf(usernameText.safeParse(name))).toEqual([': Username cannot contain a web or email address.'])
  expect(problemsOf(profileName.safeParse(name))).toEqual([': Name cannot contain a web or email address.'])
}) // biome-ignore format: a table

test.each([
  'a\r\nb',
  'a\nb',
  'Ada\t',
  '\u001b[31mAda',
  'a\u007fb',
  'a\u0085b',
  'a\u2028b',
  'مريم \u202eabc',
  'a\u2066b',
])('%j has a control character in it', (name) => {
  const problem = 'contains a control character, such as a line break. Remove it and try again.'
  expect(problemsOf(usernameText.safeParse(name))).toEqual([`: Username ${problem}`])
  expect(problemsOf(profileName.safeParse(name))).toEqual([`: Name ${problem}`])
})

test('an empty name of a profile stays possible', () => {
  expect(profileName.parse('')).toBe('')
})
