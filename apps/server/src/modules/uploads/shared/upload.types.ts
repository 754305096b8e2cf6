import type { Readable } from 'node:stream'

/** In the order of arrival. Read `bytes` before asking for the next part. */
export type UploadPart = { type: 'file'; filename: string; bytes: Readable } | { type: 'message'; text: string }

export type ReceivedFile = {
  storageKey: string
  filename: string
  contentType: string
  sizeBytes: number
  sha256: string
}

export type ReceivedUpload = { files: ReceivedFile[]; message: string }
