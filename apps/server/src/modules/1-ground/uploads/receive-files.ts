import type { Readable } from 'node:stream'
import { deliverableMaxFiles, deliveryMessage } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { contentTypeOf, officeFormatOf, promisedKind } from '../../../platform/storage/file-kinds.ts'
import type { ByteRange, FileStore } from '../../../platform/storage/file-store.ts'
import { contentTypesLimit, judgeContentTypes, type OfficeFormat } from '../../../platform/storage/office-document.ts'
import { readZipEntry } from '../../../platform/storage/read-zip-entry.ts'
import { safeFilename } from '../../../platform/storage/safe-filename.ts'
import { newStorageKey } from '../../../platform/storage/storage-key.ts'
import type { ZipEntry } from '../../../platform/storage/zip-directory.ts'
import { FileInspector, refusalOf } from './file-inspector.ts'
import { insertPendingFile } from './shared/pending-file.queries.ts'
import type { ReceivedFile, ReceivedUpload, UploadPart } from './shared/upload.types.ts'

/** `onBegun` gets each key before its first byte is stored. If this throws, the caller removes what was stored. */
export async function receiveFiles(
  deps: Deps,
  parts: AsyncIterable<UploadPart>,
  onBegun: (storageKey: string) => void,
): Promise<ReceivedUpload> {
  const upload: ReceivedUpload = { files: [], message: '' }
  for await (const part of parts) {
    if (part.type === 'message') {
      upload.message = checkedMessage(part.text)
    } else {
      if (upload.files.length === deliverableMaxFiles) {
        throw new DomainError('delivery.too_many_files', { limit: deliverableMaxFiles })
      }
      upload.files.push(await receiveFile(deps, part, onBegun))
    }
  }
  if (upload.files.length === 0) throw new DomainError('delivery.no_files')
  return upload
}

function checkedMessage(text: string): string {
  const checked = deliveryMessage.safeParse(text)
  if (checked.success) return checked.data
  const fields = checked.error.issues.map((issue) => ({ path: 'message', message: issue.message }))
  throw new DomainError('request.invalid', {}, fields)
}

async function receiveFile(
  { database: { db }, files, clock }: Deps,
  part: { filename: string; bytes: Readable },
  onBegun: (storageKey: string) => void,
): Promise<ReceivedFile> {
  const { bytes } = part
  const filename = safeFilename(part.filename)
  const kind = promisedKind(filename)
  if (!kind) throw new DomainError('delivery.wrong_file_type', { filename })

  const storageKey = newStorageKey()
  await insertPendingFile(db, storageKey, clock())
  onBegun(storageKey)
  const inspector = new FileInspector(filename, kind)
  feed(inspector, bytes)
  try {
    await files.put(storageKey, inspector, { disposable: true })
    const format = officeFormatOf(kind)
    if (format && inspector.contentTypes) {
      await refuseHiddenMacros(files, { storageKey, filename, format }, inspector.contentTypes)
    }
  } finally {
    inspector.destroy()
    bytes.destroy()
  }
  return { storageKey, filename, contentType: contentTypeOf(kind), ...inspector.facts() }
}

/** Macros may be in a part of any name; only one packed entry tells the types. */
async function refuseHiddenMacros(
  files: FileStore,
  { storageKey, filename, format }: { storageKey: string; filename: string; format: OfficeFormat },
  contentTypes: ZipEntry,
) {
  const open = (range: ByteRange) => files.open(storageKey, range)
  const bytes = await readZipEntry(open, contentTypes, contentTypesLimit)
  const verdict = bytes ? judgeContentTypes(bytes, format) : 'no'
  if (verdict !== 'yes') throw refusalOf(verdict, filename)
}

/** An interrupted source fails it as an interrupted upload. */
function feed(inspector: FileInspector, bytes: Readable) {
  inspector.on('error', () => {}) // the store reports it, but may not listen yet
  const interrupt = (error?: unknown) =>
    inspector.destroy(error instanceof DomainError ? error : new DomainError('delivery.interrupted'))
  if (bytes.destroyed) interrupt()
  bytes.once('error', interrupt).once('close', () => {
    if (!bytes.readableEnded) interrupt()
  })
  bytes.pipe(inspector)
}
