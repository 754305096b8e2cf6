import type { Readable } from 'node:stream'

/** What an upload consists of, in the order it arrives. `bytes` have to be read before the next part is asked for. */
export type UploadPart = { type: 'file'; filename: string; bytes: Readable } | { type: 'message'; text: string }

export type ReceivedFile = {
  storageKey: string
  filename: string
  contentType: string
  sizeBytes: number
  sha256: string
}

export type ReceivedUpload = { files: ReceivedFile[]; message: string }
