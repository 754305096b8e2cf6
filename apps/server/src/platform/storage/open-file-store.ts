import { access, constants, mkdir } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config/config.ts'
import { StartupError } from '../process/startup-error.ts'
import { openDiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'

/** Throws StartupError now rather than failing at the first upload. */
export async function openFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<FileStore> {
  if (!s3) return prepareDiskStore(path.join(dataDir, 'files'))
  const { openBucket } = await import('./open-bucket.ts') // large, and rarely needed
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
