import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { S3Config } from '../platform/config/config.ts'
import { openDiskStore } from '../platform/storage/disk-store.ts'
import type { FileStore } from '../platform/storage/file-store.ts'
import { newStorageKey } from '../platform/storage/storage-key.ts'
import { type Finding, type Installation, ok, problem, warning } from './finding.ts'

export async function checkStore({ config: { s3, dataDir }, quote, limitMs }: Installation): Promise<Finding[]> {
  const folder = path.join(dataDir, 'files')
  const place = s3 ? `The bucket ${s3.bucket}` : `The folder ${folder}`
  if (!s3 && !existsSync(folder)) {
    return [warning(`${place} for uploaded files does not exist yet.`, 'Start Guildhall: it makes the folder.')]
  }
  const todo = s3
    ? 'Correct S3_BUCKET, S3_ENDPOINT, S3_REGION and the keys, or allow the key to write, read, list and delete.'
    : 'Let the user of the server read and write in that folder, or check the disk.'
  try {
    await (s3 ? tryBucket(s3, limitMs) : tryFolder(folder))
  } catch (error) {
    return [problem(`${place} for uploaded files cannot be used: ${quote(error)}.`, todo)]
  }
  return [ok(`${place} takes, returns and deletes a file.`)]
}

async function tryBucket(s3: S3Config, limitMs: number) {
  const { openBucket } = await import('../platform/storage/open-bucket.ts') // large, and rarely needed
  const patience = { connectMs: (limitMs * 3) / 10, answerMs: (limitMs * 2) / 5, attempts: 1 }
  await tryStore(await openBucket(s3, patience))
}

/** In a folder of its own: the server's user might not be able to write to folders that another one makes among its own. */
async function tryFolder(folder: string) {
  const own = await mkdtemp(path.join(folder, 'doctor-'))
  try {
    await tryStore(openDiskStore(own))
  } finally {
    await rm(own, { recursive: true, force: true })
  }
}

async function tryStore(store: FileStore) {
  const [key, bytes] = [newStorageKey(), randomBytes(32)]
  await store.put(key, Readable.from([bytes]))
  try {
    const returned = await buffer(await store.open(key))
    if (!returned.equals(bytes)) throw new Error('it returned other bytes than it was given')
  } finally {
    await store.remove(key)
  }
}
