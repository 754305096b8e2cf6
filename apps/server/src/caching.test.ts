import { expect, test } from 'vitest'
import { startTestApp } from './testing/test-app.ts'

// What there is a call for is in the matrix of routes.
test('what there is no call for, and an address that cannot be read, is not stored', async () => {
  const t = await startTestApp()

  for (const url of ['/nowhere', '/%']) expect((await t.anonymous.get(url)).headers['cache-control']).toBe('no-store')
})
