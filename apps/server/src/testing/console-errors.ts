import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

// Loaded before every test file. An expected error must be cleared: `vi.mocked(console.error).mockClear()`.
let written: MockInstance<typeof console.error>

beforeEach(() => {
  written = vi.spyOn(console, 'error')
})

afterEach(() => {
  const calls = [...written.mock.calls]
  written.mockRestore()
  expect(calls, 'nothing may be written to console.error').toEqual([])
})
