import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { readerStrategy } from './readers.ts'

test.each([
  {
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    reader: 'browser',
  },
  { accept: 'text/html', reader: 'browser' },
  { accept: 'application/json;q=0.5, text/html', reader: 'browser' },
  { accept: undefined, reader: 'program' },
  { accept: '', reader: 'program' },
  { accept: '*/*', reader: 'program' },
  { accept: 'application/json', reader: 'program' },
  { accept: 'application/json, text/plain, */*', reader: 'program' },
  { accept: 'application/json, text/html', reader: 'program' },
  { accept: 'text/html;q=0.5, application/json', reader: 'program' },
  { accept: 'text/html;q=0', reader: 'program' },
  { accept: 'text/*', reader: 'program' },
  { accept: 'nonsense, text/html-ish', reader: 'program' },
])('who accepts “$accept” is a $reader', ({ accept, reader }) => {
  const request = { headers: accept === undefined ? {} : { accept } } as IncomingMessage

  expect(readerStrategy.deriveConstraint(request, {})).toBe(reader)
})
