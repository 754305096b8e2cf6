import { expect, test } from 'vitest'
import type { FoundReadings } from './find-reading.ts'
import { blindPrompts } from './testing/blind-prompts.ts'
import { everydayPrompts } from './testing/everyday-prompts.ts'
import { openWholeSearch } from './testing/find-readings.ts'
import { lastPrompts, tuningPrompts } from './testing/freelancer-prompts.ts'
import { freshPrompts } from './testing/fresh-prompts.ts'
import { heldOutPrompts } from './testing/held-out-prompts.ts'
import { judgedPrompts } from './testing/judged-prompts.ts'
import { mendedPrompts } from './testing/mended-prompts.ts'
import { secondFreshPrompts } from './testing/second-fresh-prompts.ts'
import { titlePrompts } from './testing/title-prompts.ts'
import { unseenPrompts } from './testing/unseen-prompts.ts'

const { find } = openWholeSearch()
const shownFirst = 3

test.each([
  { name: 'that the search was tuned with', prompts: tuningPrompts, least: 107 },
  { name: 'that were held out at first, then mended', prompts: mendedPrompts, least: 297 },
  { name: 'that were measured last, then mended', prompts: lastPrompts, least: 118 },
  { name: 'that were written for all 60 courses', prompts: heldOutPrompts, least: 99 },
  { name: 'that were written from titles alone', prompts: blindPrompts, least: 100 },
  { name: 'that no rule had seen', prompts: unseenPrompts, least: 96 },
  { name: 'in everyday words', prompts: everydayPrompts, least: 143 },
  { name: 'that no weight was fitted to', prompts: titlePrompts, least: 152 },
  { name: 'that were judged by somebody else', prompts: judgedPrompts, least: 92 },
  { name: 'that were judged by a third person', prompts: freshPrompts, least: 115 },
  { name: 'that were judged by a fourth person', prompts: secondFreshPrompts, least: 126 },
])('of the prompts $name at least $least are right', ({ name, prompts, least }) => {
  const misses = prompts.filter(([prompt, answers]) => !isRight(find(prompt), answers.split(' ').filter(Boolean)))

  console.info(
    `${name}: ${prompts.length - misses.length} of ${prompts.length} are right, all but\n${misses
      .map(([prompt, answers]) => `- ${prompt}: wanted ${answers || 'nothing'}, ${inWords(find(prompt))}`)
      .join('\n')}`,
  )
  expect(prompts.length - misses.length).toBeGreaterThanOrEqual(least)
})

test('a hundred prompts were written for all 60 courses, 20 of them for what no course teaches', () => {
  expect(heldOutPrompts).toHaveLength(100)
  expect(heldOutPrompts.slice(80).every(([, answers]) => answers.split(' ').length < 3)).toBe(true)
})

test('no prompt stands in the lists twice', () => {
  const all = [
    ...tuningPrompts,
    ...mendedPrompts,
    ...lastPrompts,
    ...heldOutPrompts,
    ...blindPrompts,
    ...everydayPrompts,
  ].map(([prompt]) => prompt)

  expect(all.filter((prompt, index) => all.indexOf(prompt) < index)).toEqual([])
})

function isRight({ opens, offers }: FoundReadings, answers: readonly string[]): boolean {
  if (answers.length === 0) return !opens && offers.length === 0
  const first = opens ? [opens] : offers.slice(0, shownFirst).map(({ reading }) => reading)
  return first.some(({ id }) => answers.includes(id))
}

const inWords = ({ opens, offers }: FoundReadings) =>
  opens ? `opened ${opens.id}` : `offered ${offers.map(({ reading }) => reading.id).join(', ') || 'nothing'}`
