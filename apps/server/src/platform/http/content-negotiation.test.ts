import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { contentNegotiation } from './content-negotiation.ts'

test.each([
  {
    accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    client: 'browser',
  },
  { accept: 'text/html', client: 'browser' },
  { accept: 'application/json;q=0.5, text/html', client: 'browser' },
  { accept: undefined, client: 'program' },
  { accept: '', client: 'program' },
  { accept: '*/*', client: 'program' },
  { accept: 'application/json', client: 'program' },
  { accept: 'application/json, text/plain, */*', client: 'program' },
  { accept: 'application/json, text/html', client: 'program' },
  { accept: 'text/html;q=0.5, application/json', client: 'program' },
  { accept: 'text/html;q=0', client: 'program' },
  { accept: 'text/*', client: 'program' },
  { accept: 'nonsense, text/html-ish', client: 'program' },
])('who accepts “$accept” is a $client', ({ accept, client }) => {
  const request = { headers: accept === undefined ? {} : { accept } } as IncomingMessage

  expect(contentNegotiation.deriveConstraint(request, {})).toBe(client)
})

test('an Accept header that is longer than any browser sends is not read', () => {
  const request = { headers: { accept: `text/html${', '.repeat(500)}` } } as IncomingMessage

  expect(contentNegotiation.deriveConstraint(request, {})).toBe('program')
})
