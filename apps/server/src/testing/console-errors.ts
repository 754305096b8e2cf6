import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

// Loaded before every test file. A test that logs an error fails, unless it expects the error and clears it:
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
