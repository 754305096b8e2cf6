import { expect, test } from 'vitest'
import { unmaskLookAlikes } from './confusables.ts'

test.each([
  { what: 'Cyrillic', text: 'РНР', seen: 'PHP' },
  { what: 'Cyrillic with a sign', text: 'С++', seen: 'C++' },
  { what: 'Cyrillic of several languages', text: 'Јаѵа', seen: 'Java' },
  { what: 'a Greek letter among Latin ones', text: 'Αngular', seen: 'Angular' },
  { what: 'Coptic', text: 'ⲢНⲢ', seen: 'PHP' },
  { what: 'a capital that looks like I', text: 'UІ/UX', seen: 'UI/UX' },
  { what: 'wide letters', text: 'Ｒｅａｃｔ', seen: 'React' },
  { what: 'something invisible inside the word', text: 'Pyt\u200dhоn', seen: 'Python' },
  { what: 'a dotless i, which is legitimate in Turkish and compares as i', text: 'Yazılım', seen: 'Yazilim' },
  { what: 'one word of several', text: 'Рython для начинающих', seen: 'Python для начинающих' },
])('$what: $text reads $seen', ({ text, seen }) => {
  expect(unmaskLookAlikes(text)).toBe(seen)
})

test.each(['Glassblowing', 'Основы программирования', 'Ελληνικά', '日本語 CSS', 'मराठी', 'café', '🎨', ''])(
  '%s stays as it is',
  (text) => {
    expect(unmaskLookAlikes(text)).toBe(text)
  },
)
