import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { carefulStore } from './careful-store.ts'
import { newStorageKey } from './storage-key.ts'

const failingWith = (trouble: object) =>
  carefulStore({
    put: () => Promise.reject(Object.assign(new Error('it failed'), trouble)),
    open: () => Promise.reject(new Error('unused')),
    remove: () => Promise.resolve(),
  })

test.each([
  { trouble: { code: 'ENOSPC' }, isFull: true },
  { trouble: { code: 'EDQUOT' }, isFull: true },
  { trouble: { name: 'QuotaExceeded', $metadata: { httpStatusCode: 403 } }, isFull: true },
  { trouble: { name: 'XMinioStorageFull', $metadata: { httpStatusCode: 507 } }, isFull: true },
  { trouble: { name: 'InsufficientStorage', $metadata: { httpStatusCode: 507 } }, isFull: true },
  { trouble: { code: 'EIO' }, isFull: false },
  { trouble: { name: 'AccessDenied', $metadata: { httpStatusCode: 403 } }, isFull: false },
])('a store that fails with $trouble is full: $isFull', async ({ trouble, isFull }) => {
  const putting = failingWith(trouble).put(newStorageKey(), Readable.from([]))

  await expect(putting).rejects.toMatchObject(isFull ? { code: 'service.storage_full' } : trouble)
})
