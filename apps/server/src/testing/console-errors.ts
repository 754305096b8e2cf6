import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

// Loaded before every test file. A test that logs an error fails, unless it expects the error and clears it:
// `vi.mocked(console.error).mockClear()`. So does one that sends two statements at once on one connection.
let written: MockInstance<typeof console.error>
const crossed: string[] = []

const noteCrossed = ({ name, message }: Error) => {
  if (name === 'DeprecationWarning' && message.includes('client.query()')) crossed.push(message)
}

beforeEach(() => {
  written = vi.spyOn(console, 'error')
  process.on('warning', noteCrossed)
})

afterEach(() => {
  process.off('warning', noteCrossed)
  const calls = [...written.mock.calls]
  written.mockRestore()
  expect(calls, 'nothing may be written to console.error').toEqual([])
  expect(crossed.splice(0), 'a transaction awaits one statement before the next').toEqual([])
})
