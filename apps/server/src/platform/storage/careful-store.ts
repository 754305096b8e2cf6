import { DomainError } from '../errors.ts'
import { announceCall } from '../outbound-calls.ts'
import type { FileStore } from './file-store.ts'

/** What every store has in common. Throws `service.storage_full` when there is no room for a file. */
export function carefulStore(store: FileStore): FileStore {
  return {
    async put(key, bytes, options) {
      announceCall('file store')
      try {
        await store.put(key, bytes, options)
      } catch (error) {
        if (!isFull(error)) throw error
        const refusal = new DomainError('service.storage_full')
        refusal.cause = error
        throw refusal
      }
    },
    open(key, range) {
      announceCall('file store')
      return store.open(key, range)
    },
    remove(key) {
      announceCall('file store')
      return store.remove(key)
    },
  }
}

/** Of disks, of Ceph, of MinIO, and of what else speaks S3. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'QuotaExceeded', 'XMinioStorageFull', 'XMinioAdminBucketQuotaExceeded'])
const insufficientStorage = 507

function isFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, name, $metadata } = error as Error & { code?: string; $metadata?: { httpStatusCode?: number } }
  return fullCodes.has(code ?? '') || fullCodes.has(name) || $metadata?.httpStatusCode === insufficientStorage
}
