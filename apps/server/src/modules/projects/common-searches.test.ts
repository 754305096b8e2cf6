import { expect, test } from 'vitest'
import { CommonSearches } from './common-searches.ts'

const counts = { 'Web Development': 900, Design: 101 }

function arrange() {
  let now = Date.parse('2030-01-01T00:00:00Z')
  const common = new CommonSearches(() => new Date(now))
  const wait = (ms: number) => {
    now += ms
  }
  return { common, wait }
}

test('a common search is known for a minute', () => {
  const { common, wait } = arrange()
  common.remember('%react%', counts)

  wait(59_999)
  expect(common.find('%react%')?.categories).toEqual(counts)
  expect(common.find('%vue%')).toBeUndefined()
  wait(1)
  expect(common.find('%react%')).toBeUndefined()
})

test('what is added to one is there the next time, and gone when it is counted anew', () => {
  const { common } = arrange()
  common.remember('%react%', counts).inCategory.set('Design', 101)

  expect(common.find('%react%')?.inCategory.get('Design')).toBe(101)
  common.remember('%react%', counts)
  expect(common.find('%react%')?.inCategory.size).toBe(0)
})

test('of more than a thousand the oldest is forgotten, however much is searched for', () => {
  const { common } = arrange()
  for (let index = 0; index < 1_000; index += 1) common.remember(`%${index}%`, counts)
  common.remember('%0%', counts) // now the newest again

  common.remember('%one more%', counts)

  expect(common.find('%0%')).toBeDefined()
  expect(common.find('%1%')).toBeUndefined()
  expect(common.find('%2%')).toBeDefined()
})
