import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

// Loaded before every test file. Logging an error fails the test, unless it expects and clears it:
// `vi.mocked(console.error).mockClear()`.
let written: MockInstance<typeof console.error>

beforeEach(() => {
  written = vi.spyOn(console, 'error')
})

afterEach(() => {
  const calls = [...written.mock.calls]
  written.mockRestore()
  expect(calls, 'nothing may be written to console.error').toEqual([])
})
