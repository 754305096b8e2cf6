import { access, constants, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { HeadBucketCommand, type S3Client } from '@aws-sdk/client-s3'
import type { Config } from '../config/config.ts'
import { StartupError } from '../process/startup-error.ts'
import { openDiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import { openS3Client, openS3Store } from './s3-store.ts'

/**
 * Opens the configured bucket, or else `<dataDir>/files`. Throws StartupError if it cannot be used, so that this shows
 * at start and not with the first upload.
 */
export async function openFileStore({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<FileStore> {
  if (!s3) return prepareDiskStore(path.join(dataDir, 'files'))
  const client = openS3Client(s3)
  await requireBucket(client, s3.bucket, s3.endpoint ?? `Amazon S3 in ${s3.region}`)
  return openS3Store(client, s3.bucket)
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

async function requireBucket(client: S3Client, bucket: string, where: string) {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }))
  } catch (error) {
    const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
    // Keys limited to reading and writing objects get 403 here and still work.
    if (status === 403) return
    const trouble = status === 404 ? 'it does not exist there' : (error as Error).message || (error as Error).name
    throw new StartupError(
      `The bucket ${bucket} at ${where} cannot be used: ${trouble}. Check S3_BUCKET, S3_ENDPOINT and S3_REGION.`,
    )
  }
}
