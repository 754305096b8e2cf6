import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { S3Config } from '../config/config.ts'
import { carefulStore, storeUnavailable } from './careful-store.ts'
import type { ByteRange, FileStore } from './file-store.ts'
import { requireKey } from './storage-key.ts'

const partBytes = 5 * 1024 * 1024
/** In which the store sends nothing of a file although we would read it. */
const bodySilenceMs = 60_000
/** To answer what sends no bytes. With the repeats, less than the minute that common proxies give us. */
const headMs = 15_000

/** To connect, and for the head of an answer, which may take as long as the bytes before it. */
const patience = { connectMs: 10_000, answerMs: 120_000, attempts: 3 }

export function openS3Client(config: S3Config, { connectMs, answerMs, attempts } = patience): S3Client {
  return new S3Client({
    region: config.region,
    forcePathStyle: config.forcePathStyle,
    maxAttempts: attempts,
    credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
    ...(config.endpoint ? { endpoint: config.endpoint } : {}),
    // Many compatible stores lack the newer checksums. We keep a hash of the whole file ourselves.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: connectMs,
      requestTimeout: answerMs,
      throwOnRequestTimeout: true,
      // A slow reader may keep a response open without traffic.
      socketTimeout: 0,
      httpAgent: { maxSockets: 256 },
      httpsAgent: { maxSockets: 256 },
    },
  })
}

export function openS3Store(
  client: S3Client,
  bucket: string,
  { silenceMs = bodySilenceMs, requestTimeout = headMs } = {},
): FileStore {
  const at = (key: string) => {
    requireKey(key)
    return { Bucket: bucket, Key: key }
  }

  return carefulStore({
    async put(key, bytes) {
      const params = { ...at(key), Body: bytes }
      try {
        await new Upload({ client, params, partSize: partBytes, queueSize: 1, leavePartsOnError: false }).done()
      } catch (error) {
        bytes.destroy()
        throw error
      }
    },

    async open(key, range) {
      const { Body } = await client
        .send(new GetObjectCommand({ ...at(key), Range: rangeHeader(range) }), { requestTimeout })
        .catch(noneBehindTheEnd)
      if (!(Body instanceof Readable)) throw new Error('the store answered without bytes')
      Body.on('error', () => {}) // it may fail before anybody reads it, and then its reader will notice
      if ('socket' in Body) endSilence(Body as IncomingMessage, silenceMs)
      return Body
    },

    async remove(key) {
      // A killed process leaves incomplete uploads behind, which are invisible but billed.
      const list = new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: key })
      const { Uploads = [] } = await client.send(list, { requestTimeout })
      for (const { UploadId } of Uploads)
        await client.send(new AbortMultipartUploadCommand({ ...at(key), UploadId }), { requestTimeout })
      await client.send(new DeleteObjectCommand(at(key)), { requestTimeout })
    },
  })
}

/** A file on a disk has no bytes there, and a bucket refuses to say so. */
function noneBehindTheEnd(error: Error): { Body: Readable } {
  if (error.name !== 'InvalidRange') throw error
  return { Body: Readable.from([]) }
}

function rangeHeader(range: ByteRange | undefined) {
  return range && `bytes=${range.start}-${range.end}`
}

/** A store that vanished would keep its reader forever. While a reader is slow, the buffer is full. */
function endSilence(body: IncomingMessage, silenceMs: number) {
  const { socket } = body
  const everyMs = silenceMs / 4
  let [silent, seen] = [0, -1]
  const timer = setInterval(() => {
    const isWaiting = !body.complete && body.readableLength < body.readableHighWaterMark
    silent = isWaiting && socket.bytesRead === seen ? silent + everyMs : 0
    seen = socket.bytesRead
    if (silent >= silenceMs)
      body.destroy(storeUnavailable(new Error('the file store went silent in the middle of a file')))
  }, everyMs).unref()
  body.once('close', () => clearInterval(timer))
}
