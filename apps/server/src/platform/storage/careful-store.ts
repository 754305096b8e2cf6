import { DomainError } from '../errors.ts'
import { isLostConnection } from '../lost-connection.ts'
import { announceCall } from '../outbound-calls.ts'
import { inSpan } from '../telemetry/spans.ts'
import type { FileStore } from './file-store.ts'

const spanOf = (act: string) => ({ name: `file store: ${act}`, kind: 'client', attributes: {} }) as const

/** What every store has in common. Throws `service.storage_full` or `service.unavailable` if that is what its error says. */
export function carefulStore(store: FileStore): FileStore {
  return {
    async put(key, bytes, options) {
      announceCall('file store')
      await inSpan(spanOf('put'), () => store.put(key, bytes, options)).catch((error: unknown) => {
        // What ends the store ends the bytes, too.
        throw error === bytes.errored && !isFull(error as StoreError) ? error : told(error)
      })
    },
    async open(key, range) {
      announceCall('file store')
      return inSpan(spanOf('open'), () => store.open(key, range)).catch((error: unknown) => {
        throw told(error)
      })
    },
    async remove(key) {
      announceCall('file store')
      await inSpan(spanOf('remove'), () => store.remove(key)).catch((error: unknown) => {
        throw told(error)
      })
    },
  }
}

function told(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof DomainError) return error
  if (isFull(error)) return because(error, new DomainError('service.storage_full'))
  return isUnreachable(error) ? storeUnavailable(error) : error
}

export const storeUnavailable = (reason: Error) =>
  because(reason, new DomainError('service.unavailable', { retryAfterSeconds: 5 }))

function because(reason: Error, refusal: DomainError): DomainError {
  refusal.cause = reason
  return refusal
}

/** As the client of S3 throws it. Without a status, it got no answer that it could read. */
type StoreError = Error & { code?: string; $metadata?: { httpStatusCode?: number } }

/** Of disks, of Ceph, of MinIO, and of what else speaks S3. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'QuotaExceeded', 'XMinioStorageFull', 'XMinioAdminBucketQuotaExceeded'])
const insufficientStorage = 507

function isFull({ code, name, $metadata }: StoreError): boolean {
  return fullCodes.has(code ?? '') || fullCodes.has(name) || $metadata?.httpStatusCode === insufficientStorage
}

const tooManyRequests = 429

function isUnreachable({ code, name, $metadata }: StoreError): boolean {
  if (isLostConnection(code) || name === 'TimeoutError') return true
  if (!$metadata) return false
  const status = $metadata.httpStatusCode ?? 500
  return status >= 500 || status === tooManyRequests
}
