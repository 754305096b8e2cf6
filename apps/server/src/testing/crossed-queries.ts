import { afterAll, afterEach, beforeAll, expect } from 'vitest'

// Loaded before every server test file. Sending two statements at once on one connection fails the test,
// or the first one of the file if its preparations do.
const crossed: string[] = []

const keepCrossed = ({ name, message }: Error) => {
  if (name === 'DeprecationWarning' && message.includes('client.query()')) crossed.push(message)
}

beforeAll(() => {
  process.on('warning', keepCrossed)
})

afterAll(() => {
  process.off('warning', keepCrossed)
})

afterEach(() => {
  expect(crossed.splice(0), 'a transaction awaits one statement before the next').toEqual([])
})
