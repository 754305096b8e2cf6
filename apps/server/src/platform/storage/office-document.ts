import { readZipDirectory, type ZipEntry } from './zip-directory.ts'

const contentTypesName = '[content_types].xml'
export const contentTypesLimit = 1024 * 1024

export type OfficeFormat = {
  contentType: string
  /** Of its parts. OpenDocument has none. */
  folder?: string
}

const format = (type: string, folder: string): OfficeFormat => ({
  contentType: `application/vnd.openxmlformats-officedocument.${type}`,
  folder,
})
const openDocument = (type: string): OfficeFormat => ({ contentType: `application/vnd.oasis.opendocument.${type}` })

export const officeFormats = {
  docx: format('wordprocessingml.document', 'word/'),
  xlsx: format('spreadsheetml.sheet', 'xl/'),
  pptx: format('presentationml.presentation', 'ppt/'),
  odt: openDocument('text'),
  ods: openDocument('spreadsheet'),
  odp: openDocument('presentation'),
}

export type OfficeVerdict = 'yes' | 'no' | 'macros'

/** `tail`: the end of a file of `fileBytes`. May return the entry for {@link judgeContentTypes}. */
export function judgeOfficeDirectory(
  tail: Buffer,
  fileBytes: number,
  { folder }: OfficeFormat,
): OfficeVerdict | ZipEntry {
  const entries = readZipDirectory(tail, fileBytes) ?? []
  const names = entries.map(({ name }) => name.toLowerCase())
  if (names.some((name) => /(^|\/)vba(project\.bin|data\.xml)$/.test(name))) return 'macros'
  if (folder === undefined) {
    if (names.length === 0) return 'no'
    return names.some((name) => /^(basic|scripts)\//.test(name)) ? 'macros' : 'yes'
  }
  const [contentTypes, ...others] = entries.filter((_, index) => names[index] === contentTypesName)
  const hasParts = names.some((name) => name.startsWith(folder))
  return contentTypes && others.length === 0 && hasParts ? contentTypes : 'no'
}

/** Whether the content types are those of such a document without macros, whatever its parts are named. */
export function judgeContentTypes(bytes: Buffer, { contentType }: OfficeFormat): OfficeVerdict {
  const xml = withoutReferences(decodeXml(bytes))
  if (/macroEnabled|macrosheet|vbaProject|vbaData/i.test(xml)) return 'macros'
  // A DOCTYPE could define entities. The format forbids it.
  return xml.includes(`${contentType}.main+xml`) && !xml.includes('<!DOCTYPE') ? 'yes' : 'no'
}

/** The format allows UTF-8 and UTF-16. */
function decodeXml(bytes: Buffer): string {
  if (bytes[0] === 0xfe || bytes[0] === 0) return new TextDecoder('utf-16be').decode(bytes)
  return new TextDecoder(bytes[0] === 0xff || bytes[1] === 0 ? 'utf-16le' : 'utf-8').decode(bytes)
}

function withoutReferences(xml: string): string {
  return xml.replace(/&#(?:x([0-9a-f]{1,8})|(\d{1,10}));/gi, (reference, hex?: string, decimal?: string) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal)
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference
  })
}
