import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

// Loaded before every test file: whatever a test lets be written as an error fails it. A test that expects one looks at
// it and clears it: `vi.mocked(console.error).mockClear()`.
let written: MockInstance<typeof console.error>

beforeEach(() => {
  written = vi.spyOn(console, 'error')
})

afterEach(() => {
  const calls = [...written.mock.calls]
  written.mockRestore()
  expect(calls, 'nothing may be written to console.error').toEqual([])
})
