import path from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: path.join(import.meta.dirname, '..'),
    include: ['install-tests/*.test.ts'],
    // One clone is put through one thing after another: a machine has two cores, and times are measured.
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
