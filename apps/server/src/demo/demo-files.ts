import { crc32, deflateSync } from 'node:zlib'
import type { DemoFile } from './demo-types.ts'

/** The bytes of a demo file: a real document of its kind that any program opens, with the file's text in it. */
export function demoFileBytes({ kind, text, filename }: DemoFile): Buffer {
  switch (kind) {
    case 'pdf':
      return pdf(text)
    case 'png':
      return png(text)
    case 'zip':
      return zip(filename.replace(/\.zip$/, '.txt'), text)
  }
}

/** One page of Helvetica, a line of text per line. */
function pdf(text: string): Buffer {
  const lines = text.split('\n').map((line) => `(${line.replace(/[\\()]/g, '\\$&')}) '`)
  const content = `BT /F1 11 Tf 16 TL 56 786 Td ${lines.join('\n')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = body.length
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${body.length}\n%%EOF\n`
  return Buffer.from(`${body}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`, 'latin1')
}

/** A small swatch whose colour comes from the text. */
function png(text: string): Buffer {
  const [width, height] = [320, 200]
  const shade = crc32(text)
  const colour = [shade & 0xff, (shade >> 8) & 0xff, (shade >> 16) & 0xff]
  const row = Buffer.from([0, ...Array.from({ length: width }, () => colour).flat()])
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('tEXt', Buffer.from(`Description\0${text}`, 'latin1')),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const tagged = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(tagged))
  return Buffer.concat([length, tagged, checksum])
}

/** An archive of one uncompressed text file. */
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
