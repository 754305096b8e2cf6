import { formatFileSize } from '@guildhall/contract'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { DomainError } from '../../../../platform/errors.ts'
import { sumStoredBytes } from '../stored-file.queries.ts'

/** Throws `delivery.storage_full` if `bytes` more would exceed the quota of `userId`. */
export async function requireStorage(
  db: Db | Tx,
  { userId, bytes, quota }: { userId: string; bytes: number; quota: number },
) {
  if ((await sumStoredBytes(db, userId)) + bytes <= quota) return
  throw new DomainError('delivery.storage_full', { limit: spokenSize(quota) })
}

const gigabyte = 1024 ** 3
const spokenSize = (bytes: number) =>
  bytes >= gigabyte ? `${Number((bytes / gigabyte).toFixed(1))} GB` : formatFileSize(bytes)
