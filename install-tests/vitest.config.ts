import path from 'node:path'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    root: path.join(import.meta.dirname, '..'),
    include: ['install-tests/*.test.ts'],
    // What a push leaves to the night (docs/decisions/0110).
    exclude: process.env.GUILDHALL_NIGHT ? [] : ['**/*.night.test.ts'],
    // Node.js runs these as it runs the server.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    // One clone is put through one thing after another.
    fileParallelism: false,
    // Other tests may run beside these, and a first start is much work.
    testTimeout: 900_000,
    hookTimeout: 900_000,
  },
})
