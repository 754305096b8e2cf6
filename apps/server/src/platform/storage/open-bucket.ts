import { HeadBucketCommand, type S3Client } from '@aws-sdk/client-s3'
import type { S3Config } from '../config/config.ts'
import { StartupError } from '../process/startup-error.ts'
import type { FileStore } from './file-store.ts'
import { openS3Client, openS3Store } from './s3-store.ts'

/** `patience`: see `openS3Client`. */
export async function openBucket(s3: S3Config, patience?: Parameters<typeof openS3Client>[1]): Promise<FileStore> {
  const client = openS3Client(s3, patience)
  await requireBucket(client, s3.bucket, s3.endpoint ?? `Amazon S3 in ${s3.region}`)
  return openS3Store(client, s3.bucket)
}

async function requireBucket(client: S3Client, bucket: string, where: string) {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }))
  } catch (error) {
    const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
    // A key limited to objects gets 403 here, and works.
    if (status === 403) return
    const trouble = status === 404 ? 'it does not exist there' : (error as Error).message || (error as Error).name
    throw new StartupError(
      `The bucket ${bucket} at ${where} cannot be used: ${trouble}. Check S3_BUCKET, S3_ENDPOINT and S3_REGION.`,
    )
  }
}
