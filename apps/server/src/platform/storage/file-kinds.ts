import { type FileExtension, fileExtension, fileExtensions } from '@guildhall/contract'
import { fileTypeFromBuffer } from 'file-type'
import { type OfficeFormat, type OfficeVerdict, officeFormats } from './office-document.ts'

export const headBytes = 64 * 1024
/** Bytes kept from the end of an Office file: enough for the directory of any document. */
export const tailBytes = 256 * 1024

/** Bytes that a file has at an offset, in hexadecimal. */
type Signature = { at: number; hex: string }
type Kind = { contentType: string; office?: OfficeFormat } & (
  | { signatures: readonly Signature[] }
  /** What a text must contain somewhere near its start, if anything. */
  | { signatures: 'text'; contains?: string }
)

const first = (...hex: string[]): Signature[] => hex.map((bytes) => ({ at: 0, hex: bytes }))
const hexOf = (text: string) => Buffer.from(text, 'latin1').toString('hex')

/** A ZIP may also begin with its end record (when empty) or a split marker. */
const zip = first('504b0304', '504b0506', '504b0708')
const pdf = first('255044462d')
const gzip = first('1f8b08')
/** The first entry of an OpenDocument file is its type, stored as it is: from byte 30 on its name and content, then the next entry. */
const openDocument = (format: OfficeFormat) => ({
  contentType: format.contentType,
  signatures: [{ at: 30, hex: hexOf(`mimetype${format.contentType}PK`) }],
  office: format,
})
/** The second word of a film says what its first part is. */
const film = (...parts: string[]) => parts.map((part) => ({ at: 4, hex: hexOf(part) }))
const office = (format: OfficeFormat) => ({
  contentType: format.contentType,
  signatures: first('504b0304'),
  office: format,
})

const kinds: Record<FileExtension, Kind> = {
  zip: { contentType: 'application/zip', signatures: zip },
  pdf: { contentType: 'application/pdf', signatures: pdf },
  png: { contentType: 'image/png', signatures: first('89504e470d0a1a0a') },
  jpg: { contentType: 'image/jpeg', signatures: first('ffd8ff') },
  jpeg: { contentType: 'image/jpeg', signatures: first('ffd8ff') },
  doc: { contentType: 'application/msword', signatures: first('d0cf11e0a1b11ae1') },
  docx: office(officeFormats.docx),
  xlsx: office(officeFormats.xlsx),
  pptx: office(officeFormats.pptx),
  odt: openDocument(officeFormats.odt),
  ods: openDocument(officeFormats.ods),
  odp: openDocument(officeFormats.odp),
  gif: { contentType: 'image/gif', signatures: first(hexOf('GIF87a'), hexOf('GIF89a')) },
  webp: { contentType: 'image/webp', signatures: [{ at: 8, hex: hexOf('WEBPVP8') }] },
  mp4: { contentType: 'video/mp4', signatures: film('ftyp') },
  mov: { contentType: 'video/quicktime', signatures: film('ftyp', 'moov', 'mdat', 'wide', 'free') },
  psd: { contentType: 'image/vnd.adobe.photoshop', signatures: first(hexOf('8BPS')) },
  ai: { contentType: 'application/illustrator', signatures: [...pdf, ...first(hexOf('%!PS'))] },
  fig: { contentType: 'application/octet-stream', signatures: [...zip, ...first(hexOf('fig-kiwi'))] },
  sketch: { contentType: 'application/octet-stream', signatures: zip },
  tar: { contentType: 'application/x-tar', signatures: [{ at: 257, hex: hexOf('ustar') }] },
  gz: { contentType: 'application/gzip', signatures: gzip },
  tgz: { contentType: 'application/gzip', signatures: gzip },
  bz2: { contentType: 'application/x-bzip2', signatures: first(hexOf('BZh')) },
  xz: { contentType: 'application/x-xz', signatures: first('fd377a585a00') },
  '7z': { contentType: 'application/x-7z-compressed', signatures: first('377abcaf271c') },
  txt: { contentType: 'text/plain', signatures: 'text' },
  md: { contentType: 'text/markdown', signatures: 'text' },
  csv: { contentType: 'text/csv', signatures: 'text' },
  json: { contentType: 'application/json', signatures: 'text' },
  svg: { contentType: 'image/svg+xml', signatures: 'text', contains: '<svg' },
}

export function promisedKind(filename: string): FileExtension | undefined {
  const ending = fileExtension(filename)
  return fileExtensions.find((extension) => extension === ending)
}

export const contentTypeOf = (kind: FileExtension): string => kinds[kind].contentType

/** The format of a kind that may hide macros beyond its head. */
export const officeFormatOf = (kind: FileExtension): OfficeFormat | undefined => kinds[kind].office

/** Whether it is what its name promises. For Office documents, `office-document.ts` and `ole-macros.ts` look further. */
export async function judgeHead(kind: FileExtension, head: Buffer): Promise<OfficeVerdict> {
  const known = kinds[kind]
  if (known.signatures === 'text') return isText(head) && head.includes(known.contains ?? '') ? 'yes' : 'no'
  const isSigned = known.signatures.some(({ at, hex }) => head.toString('hex', at, at + hex.length / 2) === hex)
  if (!isSigned) return 'no'
  if (!known.office) return 'yes'

  const found = (await fileTypeFromBuffer(head))?.ext
  if (found && macroEndings.has(found)) return 'macros'
  // The identifying entry may lie beyond the head.
  return found === undefined || found === 'zip' || found === kind ? 'yes' : 'no'
}

const macroEndings = new Set<string>(['docm', 'dotm', 'xlsm', 'xltm', 'pptm', 'potm', 'ppsm'])

/** Of any encoding that editors write: text holds no control characters but spaces and escapes. UTF-16 has a mark. */
function isText(head: Buffer): boolean {
  const mark = head.toString('hex', 0, 2)
  if (mark === 'fffe' || mark === 'feff') {
    const text = new TextDecoder(mark === 'fffe' ? 'utf-16le' : 'utf-16be').decode(head)
    return isText(Buffer.from(text))
  }
  return head.every((byte) => byte >= 0x20 || (byte >= 0x09 && byte <= 0x0d) || byte === 0x1b)
}
