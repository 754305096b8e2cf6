import { afterEach, beforeEach, expect } from 'vitest'

// Loaded before every server test file. Sending two statements at once on one connection fails the test.
const crossed: string[] = []

const keepCrossed = ({ name, message }: Error) => {
  if (name === 'DeprecationWarning' && message.includes('client.query()')) crossed.push(message)
}

beforeEach(() => {
  process.on('warning', keepCrossed)
})

afterEach(() => {
  process.off('warning', keepCrossed)
  expect(crossed.splice(0), 'a transaction awaits one statement before the next').toEqual([])
})
