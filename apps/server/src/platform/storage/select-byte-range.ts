import parseRange from 'range-parser'
import type { ByteRange } from './file-store.ts'

export type Conditions = { 'if-none-match'?: string; 'if-range'?: string; range?: string }
export type Choice = { status: 200 | 304 | 416; range?: undefined } | { status: 206; range: ByteRange }

/** RFC 9110. Multiple, unreadable or outdated ranges (`If-Range`) get the whole file. */
export function selectByteRange(method: string, headers: Conditions, file: { etag: string; size: number }): Choice {
  if (headers['if-none-match'] !== undefined && matches(headers['if-none-match'], file.etag)) return { status: 304 }
  if (method !== 'GET' || headers.range === undefined) return { status: 200 }
  if (headers['if-range'] !== undefined && headers['if-range'] !== file.etag) return { status: 200 }

  const ranges = parseRange(file.size, headers.range, { combine: true })
  if (ranges === -1) return { status: 416 }
  if (ranges === -2 || ranges.type !== 'bytes') return { status: 200 }
  const [range, ...more] = ranges
  if (!range || more.length > 0) return { status: 200 }
  return { status: 206, range: { start: range.start, end: range.end } }
}

function matches(header: string, etag: string): boolean {
  return header.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
}
