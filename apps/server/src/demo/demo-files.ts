import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { crc32 } from 'node:zlib'
import type { Deps } from '../deps.ts'
import type { Block } from '../platform/documents/document.ts'
import { makePdf } from '../platform/documents/make-pdf.ts'
import { sharp } from '../platform/sharp.ts'
import { newStorageKey } from '../platform/storage/storage-key.ts'
import type { DemoFile } from './demo-types.ts'
import { pictureToSend } from './picture-files.ts'

const contentTypes = { pdf: 'application/pdf', png: 'image/png', zip: 'application/zip' } as const

/** By storage key. They are stored after the commit, as nothing outside the database is awaited in a transaction. */
export type DemoBytes = Map<string, Buffer>

export async function storeDemoBytes(files: Deps['files'], demoBytes: DemoBytes) {
  for (const [key, bytes] of demoBytes) await files.put(key, Readable.from([bytes]))
}

export async function keepDemoFile(demoBytes: DemoBytes, file: DemoFile, madeAt: Date) {
  const bytes = await demoFileBytes(file, madeAt)
  const storageKey = newStorageKey()
  demoBytes.set(storageKey, bytes)
  return {
    filename: file.filename,
    contentType: contentTypes[file.kind],
    sizeBytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    storageKey,
  }
}

export async function demoFileBytes(file: DemoFile, madeAt: Date): Promise<Buffer> {
  switch (file.kind) {
    case 'pdf':
      return makePdf(documentOf(file), madeAt)
    case 'png':
      return sharp(await readFile(pictureToSend(file.filename)))
        .png()
        .toBuffer()
    case 'zip':
      return zip(file.filename.replace(/\.zip$/, '.txt'), file.text)
  }
}

function documentOf({ filename, text }: { filename: string; text: string }) {
  const [title = filename, ...paragraphs] = text.split('\n\n')
  const blocks = paragraphs.map((paragraph): Block => {
    const items = paragraph.split('\n').map((item) => item.replace(/^- /, ''))
    return paragraph.startsWith('- ')
      ? { kind: 'list', items, marks: 'numbers' }
      : { kind: 'paragraph', text: paragraph }
  })
  return { title, eyebrow: filename, address: null, blocks }
}

function zip(name: string, text: string): Buffer {
  const [entryName, data] = [Buffer.from(name), Buffer.from(text)]
  const shared = Buffer.alloc(26)
  shared.writeUInt16LE(20, 0)
  shared.writeUInt16LE(0x21, 8) // 1 January 1980, the first day the format knows
  shared.writeUInt32LE(crc32(data), 10)
  shared.writeUInt32LE(data.length, 14)
  shared.writeUInt32LE(data.length, 18)
  shared.writeUInt16LE(entryName.length, 22)
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), shared, entryName, data])
  const version = Buffer.from([20, 0])
  const central = Buffer.concat([Buffer.from('PK\u0001\u0002', 'latin1'), version, shared, Buffer.alloc(14), entryName])
  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(local.length, 12)
  return Buffer.concat([local, central, Buffer.from('PK\u0005\u0006', 'latin1'), end])
}
