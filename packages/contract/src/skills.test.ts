import { expect, test } from 'vitest'
import { selectableSkillOf, selectableSkills, skillKey } from './skills.ts'

test.each([
  { name: 'javascript', skill: 'JavaScript' },
  { name: 'JS', skill: 'JavaScript' },
  { name: ' react.js ', skill: 'React' },
  { name: 'NodeJS', skill: 'Node.js' },
  { name: 'cpp', skill: 'C++' },
  { name: 'HTML & CSS', skill: 'HTML/CSS' },
  { name: 'vue', skill: 'Vue.js' },
  { name: 'UI UX design', skill: 'UI/UX Design' },
  { name: 'content-writing', skill: 'Content Writing' },
  { name: 'РНР', skill: 'PHP' },
  { name: 'С++', skill: 'C++' },
  { name: 'Јаѵа', skill: 'Java' },
  { name: 'UІ/UX Dеsign', skill: 'UI/UX Design' },
])('"$name" means $skill', ({ name, skill }) => {
  expect(selectableSkillOf(name)).toBe(skill)
  expect(skillKey(name)).toBe(skillKey(skill))
})

test.each(['C', 'C#', 'AngularJS', 'React Native', 'Rubycon', '', '++', '🎨'])('"%s" means none of ours', (name) => {
  expect(selectableSkillOf(name)).toBeUndefined()
})

test.each([
  { trick: 'a blank that counts as a letter', name: 'React\u3164' },
  { trick: 'a mark without a shape', name: 'Re\u034fact\ufe0f' },
  { trick: 'wide letters', name: 'Ｒｅａｃｔ' },
  { trick: 'a Cyrillic letter', name: 'Rеact' },
])('$trick makes no other skill', ({ name }) => {
  expect(selectableSkillOf(name)).toBe('React')
  expect(skillKey(name)).toBe(skillKey('React'))
})

test('a look-alike of a skill without a bank counts as that skill', () => {
  expect(skillKey('Ruѕt')).toBe(skillKey('Rust'))
  expect(skillKey('Основы')).not.toBe(skillKey('OcHoBbl'))
})

test('vowel signs tell skills apart, however they are composed', () => {
  expect(skillKey('दिन')).not.toBe(skillKey('दान'))
  expect(skillKey('Cafe\u0301')).toBe(skillKey('café'))
})

test('every selectable skill means itself, and no two share a key', () => {
  for (const skill of selectableSkills) expect(selectableSkillOf(skill)).toBe(skill)
  expect(new Set(selectableSkills.map(skillKey)).size).toBe(selectableSkills.length)
})

test('skills of nothing but signs still differ', () => {
  expect(skillKey('🎨')).not.toBe(skillKey('🎻'))
})
