import { expect, test } from 'vitest'
import {
  levelLabel,
  percentageOf,
  reachesLevel,
  selectableSkillOf,
  selectableSkills,
  skillKey,
  statusFor,
} from './index.ts'

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
  // In Cyrillic letters that look like ours.
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

test.each([
  { score: 23, total: 40, percentage: 58 }, // 57.5, which doubles make less of when they divide first
  { score: 1, total: 8, percentage: 13 },
  { score: 2, total: 3, percentage: 67 },
  { score: 0, total: 0, percentage: 0 },
])('$score of $total are $percentage %', ({ score, total, percentage }) => {
  expect(percentageOf(score, total)).toBe(percentage)
})

test.each([
  { percentage: 100, status: 'Expert' },
  { percentage: 90, status: 'Expert' },
  { percentage: 89, status: 'Advanced' },
  { percentage: 75, status: 'Advanced' },
  { percentage: 74, status: 'Intermediate' },
  { percentage: 60, status: 'Intermediate' },
  { percentage: 59, status: 'Beginner' },
  { percentage: 0, status: 'Beginner' },
])('$percentage % are $status', ({ percentage, status }) => {
  expect(statusFor(percentage)).toBe(status)
})

test.each([
  { proven: 'Beginner', asked: null, reaches: true },
  { proven: 'Beginner', asked: 'Beginner', reaches: true },
  { proven: 'Beginner', asked: 'Intermediate', reaches: false },
  { proven: 'Intermediate', asked: 'Beginner', reaches: true },
  { proven: 'Intermediate', asked: 'Advanced', reaches: false },
  { proven: 'Advanced', asked: 'Advanced', reaches: true },
] as const)('proven at $proven, asked at $asked: $reaches', ({ proven, asked, reaches }) => {
  expect(reachesLevel(proven, asked)).toBe(reaches)
})

test.each([
  { level: 'Beginner', label: 'Beginner or higher' },
  { level: 'Intermediate', label: 'Intermediate or higher' },
  { level: 'Advanced', label: 'Advanced' },
] as const)('$level as the least that is asked for reads $label', ({ level, label }) => {
  expect(levelLabel(level)).toBe(label)
})
