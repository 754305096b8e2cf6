import { expect, test } from 'vitest'
import { selectByteRange } from './select-byte-range.ts'

const file = { etag: '"abc"', size: 1000 }

test.each([
  { asked: {}, choice: { status: 200 } },
  { asked: { range: 'bytes=0-99' }, choice: { status: 206, range: { start: 0, end: 99 } } },
  { asked: { range: 'bytes=900-' }, choice: { status: 206, range: { start: 900, end: 999 } } },
  { asked: { range: 'bytes=-10' }, choice: { status: 206, range: { start: 990, end: 999 } } },
  { asked: { range: 'bytes=0-99999' }, choice: { status: 206, range: { start: 0, end: 999 } } },
  { asked: { range: 'bytes=0-4,5-9' }, choice: { status: 206, range: { start: 0, end: 9 } } },
  { asked: { range: 'bytes=0-4,100-104' }, choice: { status: 200 } },
  { asked: { range: 'bytes=1000-' }, choice: { status: 416 } },
  { asked: { range: 'bytes=9-2' }, choice: { status: 416 } },
  { asked: { range: 'pages=1-2' }, choice: { status: 200 } },
  { asked: { range: 'nonsense' }, choice: { status: 200 } },
  { asked: { range: 'bytes=0-9', 'if-range': '"abc"' }, choice: { status: 206, range: { start: 0, end: 9 } } },
  { asked: { range: 'bytes=0-9', 'if-range': '"old"' }, choice: { status: 200 } },
  { asked: { range: 'bytes=0-9', 'if-range': 'W/"abc"' }, choice: { status: 200 } },
  { asked: { 'if-none-match': '"abc"' }, choice: { status: 304 } },
  { asked: { 'if-none-match': '"x", W/"abc"' }, choice: { status: 304 } },
  { asked: { 'if-none-match': '*' }, choice: { status: 304 } },
  { asked: { 'if-none-match': '"x"' }, choice: { status: 200 } },
  { asked: { 'if-none-match': '"abc"', range: 'bytes=0-9' }, choice: { status: 304 } },
])('GET with $asked gives $choice', ({ asked, choice }) => {
  expect(selectByteRange('GET', asked, file)).toEqual(choice)
})

test('HEAD: ranges are for GET alone', () => {
  expect(selectByteRange('HEAD', { range: 'bytes=0-9' }, file)).toEqual({ status: 200 })
})
