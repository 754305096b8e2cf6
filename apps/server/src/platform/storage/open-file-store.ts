import { access, constants, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config.ts'
import { StartupError } from '../startup-error.ts'
import { openDiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'

/**
 * The store the configuration asks for: a bucket where one is named, else `<dataDir>/files`. Throws StartupError when
 * it cannot be used, so that nobody finds out with their first upload.
 */
export async function openFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<FileStore> {
  if (!s3) return prepareDiskStore(path.join(dataDir, 'files'))
  const { openBucket } = await import('./open-bucket.ts') // Amazon's library is large, and few need it
  return openBucket(s3)
}

async function prepareDiskStore(folder: string) {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.R_OK | constants.W_OK)
  } catch (error) {
    throw new StartupError(
      `Uploaded files cannot be kept in ${folder} (${(error as Error).message}). Make that folder writable, or set ` +
        'GUILDHALL_DATA_DIR to another one.',
    )
  }
  return openDiskStore(folder)
}
