import { type DeliverableExtension, deliverableExtensions, fileExtension } from '@guildhall/contract'
import { fileTypeFromBuffer } from 'file-type'
import type { WordVerdict } from './word-document.ts'

export const headBytes = 64 * 1024
/** Bytes kept from the end of a DOCX file: enough for any Word document's directory. */
export const tailBytes = 256 * 1024

type Container = 'zip' | 'pdf' | 'png' | 'jpg' | 'ole'
type Kind = { contentType: string; container: Container }

const kinds = {
  zip: { contentType: 'application/zip', container: 'zip' },
  pdf: { contentType: 'application/pdf', container: 'pdf' },
  png: { contentType: 'image/png', container: 'png' },
  jpg: { contentType: 'image/jpeg', container: 'jpg' },
  jpeg: { contentType: 'image/jpeg', container: 'jpg' },
  doc: { contentType: 'application/msword', container: 'ole' },
  docx: {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    container: 'zip',
  },
} as const satisfies Record<DeliverableExtension, Kind>

/** First bytes by kind. A ZIP may also begin with its end record (when empty) or a split marker. */
const beginnings: Record<Container, readonly string[]> = {
  zip: ['504b0304', '504b0506', '504b0708'],
  pdf: ['255044462d'],
  png: ['89504e470d0a1a0a'],
  jpg: ['ffd8ff'],
  ole: ['d0cf11e0a1b11ae1'],
}

export function promisedKind(filename: string): DeliverableExtension | undefined {
  const ending = fileExtension(filename)
  return deliverableExtensions.find((extension) => extension === ending)
}

export function contentTypeOf(kind: DeliverableExtension): string {
  return kinds[kind].contentType
}

/** Whether it is what its name promises. For Word documents, `word-document.ts` and `ole-macros.ts` look further. */
export async function judgeHead(kind: DeliverableExtension, head: Buffer): Promise<WordVerdict> {
  const start = head.toString('hex', 0, 8)
  if (!beginnings[kinds[kind].container].some((beginning) => start.startsWith(beginning))) return 'no'
  if (kind !== 'docx') return 'yes'

  const found = (await fileTypeFromBuffer(head))?.ext
  if (found === 'docm' || found === 'dotm') return 'macros'
  // The identifying entry may lie beyond the head.
  return found === undefined || found === 'zip' || found === 'docx' ? 'yes' : 'no'
}
