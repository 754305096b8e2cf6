import { expect, test } from 'vitest'
import { suggestionsFor, withoutSkill, withSkill } from './skill-typing.ts'

const known = ['React', 'Figma', 'react', 'Ruby', 'Node.js']

test.each([
  { text: '', suggested: ['React', 'Figma', 'Ruby'] },
  { text: 'r', suggested: ['React', 'Ruby'] },
  { text: 'REACT, ', suggested: ['Figma', 'Ruby', 'Node.js'] },
  { text: 'Figma, no', suggested: ['Node.js'] },
  { text: 'React', suggested: [] },
  { text: 'Joinery', suggested: [] },
])('after “$text” come $suggested', ({ text, suggested }) => {
  expect(suggestionsFor(text, known, 3)).toEqual(suggested)
})

test.each([
  { text: '', skill: 'React', becomes: 'React, ' },
  { text: 'Figma, re', skill: 'React', becomes: 'Figma, React, ' },
  { text: 'Figma, Joinery', skill: 'React', becomes: 'Figma, Joinery, React, ' },
  { text: ' Figma ,', skill: 'React', becomes: 'Figma, React, ' },
])('“$text” with $skill becomes “$becomes”', ({ text, skill, becomes }) => {
  expect(withSkill(text, skill)).toBe(becomes)
})

test.each([
  { text: 'React', skill: 'React', becomes: '' },
  { text: 'Figma, React,Node.js', skill: 'React', becomes: 'Figma, Node.js, ' },
  { text: 'React, Figma, React', skill: 'React', becomes: 'Figma, ' },
])('“$text” without $skill becomes “$becomes”', ({ text, skill, becomes }) => {
  expect(withoutSkill(text, skill)).toBe(becomes)
})
