import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { DomainError } from '../errors.ts'
import { carefulStore } from './careful-store.ts'
import { newStorageKey } from './storage-key.ts'

const failingWith = (trouble: object) => {
  const error = trouble instanceof Error ? trouble : Object.assign(new Error('it failed'), trouble)
  const fail = () => Promise.reject(error)
  return carefulStore({ put: fail, open: fail, remove: fail })
}

test.each([
  { trouble: { code: 'ENOSPC' }, told: 'service.storage_full' },
  { trouble: { code: 'EDQUOT' }, told: 'service.storage_full' },
  { trouble: { name: 'QuotaExceeded', $metadata: { httpStatusCode: 403 } }, told: 'service.storage_full' },
  { trouble: { name: 'XMinioStorageFull', $metadata: { httpStatusCode: 507 } }, told: 'service.storage_full' },
  { trouble: { name: 'InsufficientStorage', $metadata: { httpStatusCode: 507 } }, told: 'service.storage_full' },
  { trouble: { code: 'ECONNREFUSED' }, told: 'service.unavailable' },
  { trouble: { name: 'TimeoutError' }, told: 'service.unavailable' },
  { trouble: { name: 'SlowDown', $metadata: { httpStatusCode: 503 } }, told: 'service.unavailable' },
  { trouble: { name: 'InternalError', $metadata: { httpStatusCode: 500 } }, told: 'service.unavailable' },
  { trouble: { name: 'SyntaxError', $metadata: { attempts: 1 } }, told: 'service.unavailable' },
  { trouble: { code: 'EIO' }, told: undefined },
  { trouble: { name: 'NoSuchKey', $metadata: { httpStatusCode: 404 } }, told: undefined },
  { trouble: { name: 'AccessDenied', $metadata: { httpStatusCode: 403 } }, told: undefined },
])('a store that fails with $trouble tells of $told', async ({ trouble, told }) => {
  const store = failingWith(trouble)
  const calls = [
    () => store.put(newStorageKey(), Readable.from([])),
    () => store.open(newStorageKey()),
    () => store.remove(newStorageKey()),
  ]

  for (const call of calls) await expect(call()).rejects.toMatchObject(told ? { code: told } : trouble)
})

test('what refuses the bytes is told as it is, though the client of the store has added to it', async () => {
  const interrupted = Object.assign(new DomainError('delivery.interrupted'), { $metadata: { attempts: 1 } })

  const put = failingWith(interrupted).put(newStorageKey(), Readable.from([]))

  await expect(put).rejects.toMatchObject({ code: 'delivery.interrupted' })
})

test.runIf(process.platform === 'linux')(
  'a disk that is full by the time bytes are written is told as full',
  async () => {
    const store = carefulStore({
      put: (_key, bytes) => pipeline(bytes, createWriteStream('/dev/full')), // which ends both with the same error
      open: async () => Readable.from([]),
      remove: async () => {},
    })

    const endless = new Readable({ read: () => void endless.push(Buffer.alloc(65_536)) })

    await expect(store.put(newStorageKey(), endless)).rejects.toMatchObject({
      code: 'service.storage_full',
    })
  },
)
