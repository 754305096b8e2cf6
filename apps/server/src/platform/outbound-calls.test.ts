import { expect, test } from 'vitest'
import { takeBreaches } from '../testing/calls-in-transactions.ts'
import { startTestApp } from '../testing/test-app.ts'
import { newStorageKey } from './storage/storage-key.ts'

test('a call in a transaction is noticed, and one after it is not', async () => {
  const t = await startTestApp()
  const call = () => t.deps.files.remove(newStorageKey())

  await t.db.transaction(async (tx) => {
    await tx.transaction(() => call())
  })
  const during = takeBreaches()
  await call()

  expect(during.map(({ message }) => message)).toEqual(['the file store was called in a transaction'])
  expect(takeBreaches()).toEqual([])
})
