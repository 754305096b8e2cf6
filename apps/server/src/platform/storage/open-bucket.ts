import { HeadBucketCommand, type S3Client } from '@aws-sdk/client-s3'
import type { S3Config } from '../config/config.ts'
import { StartupError } from '../process/startup-error.ts'
import type { FileStore } from './file-store.ts'
import { openS3Client, openS3Store } from './s3-store.ts'

/** For the bucket to say that it is there. An upload may take longer, and a start that says nothing for minutes looks like one that hangs. */
const checkMs = 20_000

/** `patience`: see `openS3Client`. */
export async function openBucket(
  s3: S3Config,
  patience?: Parameters<typeof openS3Client>[1],
  signal = AbortSignal.timeout(checkMs),
): Promise<FileStore> {
  const client = openS3Client(s3, patience)
  await requireBucket(client, s3.bucket, s3.endpoint ?? `Amazon S3 in ${s3.region}`, signal)
  return openS3Store(client, s3.bucket)
}

async function requireBucket(client: S3Client, bucket: string, where: string, abortSignal: AbortSignal) {
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }), { abortSignal })
  } catch (error) {
    const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode
    // A key limited to objects gets 403 here, and works.
    if (status === 403) return
    throw new StartupError(
      `The bucket ${bucket} at ${where} cannot be used: ${troubleOf(error as Error, status, abortSignal)}. Check S3_BUCKET, S3_ENDPOINT and S3_REGION.`,
    )
  }
}

function troubleOf({ message, name }: Error, status: number | undefined, { aborted }: AbortSignal): string {
  if (aborted) return 'it does not answer'
  return status === 404 ? 'it does not exist there' : message || name
}
