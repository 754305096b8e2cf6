import { expect, test } from 'vitest'
import { sharedChoice } from './settings-draft.ts'

const kinds = ['proposal.received', 'proposal.accepted', 'proposal.not_selected'] as const

test.each([
  { choices: ['now', 'now', 'now'], shared: 'now' },
  { choices: ['now', 'now', 'off'], shared: undefined },
  { choices: ['off', 'now', 'now'], shared: undefined },
] as const)('the choice of a group whose kinds have $choices is $shared', ({ choices, shared }) => {
  const [received, accepted, notSelected] = choices
  const chosen = { 'proposal.received': received, 'proposal.accepted': accepted, 'proposal.not_selected': notSelected }

  expect(sharedChoice(kinds, chosen)).toBe(shared)
})
