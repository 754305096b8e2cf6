import { crc32, deflateRawSync, deflateSync, gzipSync } from 'node:zlib'

type Entry = { name: string; content: string | Buffer; isStored?: boolean }

export function zipOf(entries: Entry[], { comment = '' } = {}): Buffer<ArrayBuffer> {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, isStored = false } of entries) {
    const bytes = Buffer.from(content)
    const packed = isStored ? bytes : deflateRawSync(bytes)
    const nameBytes = Buffer.from(name)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(isStored ? 0 : 8, 4)
    shared.writeUInt32LE(crc32(bytes), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(bytes.length, 18)
    shared.writeUInt16LE(nameBytes.length, 22)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, nameBytes, packed])
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), shared, place, nameBytes]))
    parts.push(local)
    offset += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(offset, 12)
  end.writeUInt16LE(comment.length, 16)
  return Buffer.concat([...parts, list, Buffer.from('PK\x05\x06', 'latin1'), end, Buffer.from(comment)])
}

/** The DOCX entry that declares content types; `more` is inserted into it. */
export const mainType = (type: string, more = '') =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="${type}"/>${more}</Types>`
export const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const sheetType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'
const slidesType = 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml'
export const macroType = 'application/vnd.ms-word.document.macroEnabled.main+xml'
const relations = { name: '_rels/.rels', content: '<Relationships/>' }
const text = { name: 'word/document.xml', content: '<w:document><w:body/></w:document>' }
const bulk = (size: number) =>
  Buffer.from(Array.from({ length: size }, (_, index) => (Math.imul(index + 1, 2_654_435_761) >>> 13) & 0xff))

export const samples = {
  zip: zipOf([{ name: 'readme.txt', content: 'hello' }]),
  emptyZip: zipOf([]),
  zipOfJava: zipOf([{ name: 'META-INF/MANIFEST.MF', content: 'Manifest-Version: 1.0' }]),
  docx: zipOf([{ name: '[Content_Types].xml', content: mainType(wordType) }, relations, text]),
  docxTypesLast: zipOf([relations, text, { name: '[Content_Types].xml', content: mainType(wordType) }]),
  docxTypesFarAway: zipOf([
    { name: 'docProps/thumbnail.jpeg', content: bulk(400_000) },
    relations,
    text,
    { name: '[Content_Types].xml', content: mainType(wordType) },
  ]),
  docxWithComment: zipOf(
    [{ name: 'a.bin', content: bulk(100_000) }, text, { name: '[Content_Types].xml', content: mainType(wordType) }],
    { comment: 'made by PK\x05\x06' },
  ),
  docm: zipOf([
    { name: '[Content_Types].xml', content: mainType(macroType) },
    text,
    { name: 'word/vbaProject.bin', content: 'macros' },
  ]),
  docmTypesFarAway: zipOf([
    { name: 'docProps/thumbnail.jpeg', content: bulk(400_000) },
    text,
    { name: 'word/vbaProject.bin', content: 'macros' },
    { name: '[Content_Types].xml', content: mainType(macroType) },
  ]),
  xlsx: zipOf([
    { name: '[Content_Types].xml', content: mainType(sheetType) },
    relations,
    { name: 'xl/workbook.xml', content: '<workbook/>' },
  ]),
  xlsxWithMacros: zipOf([
    { name: '[Content_Types].xml', content: mainType(sheetType) },
    { name: 'xl/workbook.xml', content: '<workbook/>' },
    { name: 'xl/vbaProject.bin', content: 'macros' },
  ]),
  pptx: zipOf([
    { name: '[Content_Types].xml', content: mainType(slidesType) },
    relations,
    { name: 'ppt/presentation.xml', content: '<p:presentation/>' },
  ]),
  odt: openDocument('text'),
  ods: openDocument('spreadsheet'),
  odp: openDocument('presentation'),
  odtWithMacros: openDocument('text', [{ name: 'Basic/Standard/Module1.xml', content: '<script/>' }]),
  binaryBehindMark: Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.alloc(64)]),
  webp: Buffer.from('RIFF\x1a\x00\x00\x00WEBPVP8L', 'latin1'),
  mp4: Buffer.from('\x00\x00\x00\x18ftypisom\x00\x00\x02\x00', 'latin1'),
  mov: Buffer.from('\x00\x00\x00\x08wide\x00\x00\x00\x00mdat', 'latin1'),
  psd: Buffer.from('8BPS\x00\x01\x00\x00', 'latin1'),
  fig: Buffer.from('fig-kiwi\x0f\x00\x00\x00', 'latin1'),
  gz: gzipSync('source code'),
  tar: Buffer.concat([Buffer.alloc(257, 'a'), Buffer.from('ustar\x0000', 'latin1'), Buffer.alloc(248)]),
  bz2: Buffer.from('BZh91AY&SY', 'latin1'),
  xz: Buffer.from('fd377a585a000004', 'hex'),
  sevenZip: Buffer.from('377abcaf271c0004', 'hex'),
  text: Buffer.from('Größe,Preis\n12,"1.200 €"\n'),
  json: Buffer.from('{"price": 12}\n'),
  textOfExcel: Buffer.from('Gr\xf6\xdfe;Preis\r\n', 'latin1'),
  textUtf16: Buffer.from('\ufeffsize\tprice\n', 'utf16le'),
  svg: Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  doc: Buffer.concat([
    Buffer.from('d0cf11e0a1b11ae1', 'hex'),
    Buffer.alloc(16),
    Buffer.from('3e000300feff0900', 'hex'),
    Buffer.alloc(2016),
  ]),
  pdf: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  png: pngOfOnePixel(),
  jpg: Buffer.from(`ffd8ffe000104a46494600010100000100010000${'ffdb004300'}${'01'.repeat(64)}ffd9`, 'hex'),
  gif: Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1'),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  exe: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]),
} as const

/** Its first entry is its type, stored as it is. */
function openDocument(kind: string, more: Entry[] = []): Buffer<ArrayBuffer> {
  const type = { name: 'mimetype', content: `application/vnd.oasis.opendocument.${kind}`, isStored: true }
  return zipOf([type, { name: 'content.xml', content: '<office:document-content/>' }, ...more])
}

function pngOfOnePixel(): Buffer<ArrayBuffer> {
  const chunk = (type: string, data: Buffer) => {
    const typed = Buffer.concat([Buffer.from(type), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const check = Buffer.alloc(4)
    check.writeUInt32BE(crc32(typed))
    return Buffer.concat([length, typed, check])
  }
  const header = Buffer.from('00000001000000010800000000', 'hex')
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from([0, 128]))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
