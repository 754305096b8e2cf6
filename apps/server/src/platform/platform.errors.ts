import type { ErrorDefinitions } from './errors.ts'

export const platformErrors = {
  'request.invalid': { kind: 'invalid', sentence: 'The request could not be read. Check it and try again.' },
  'request.too_large': { kind: 'too_large', sentence: 'The request is too large.' },
  'request.head_too_large': {
    kind: 'head_too_large',
    sentence: 'The address or the headers of this request are too long.',
  },
  'request.too_slow': {
    kind: 'too_slow',
    sentence: 'The request took too long to arrive. Check your connection and try again.',
  },
  'request.too_many_at_once': {
    kind: 'busy',
    sentence: 'We are receiving too much data right now. Please try again in a few seconds.',
  },
  'request.wrong_type': { kind: 'wrong_type', sentence: 'Send this request as {expected}.' },
  'route.not_found': { kind: 'missing', sentence: 'There is nothing at this address.' },
  'monitor.token_invalid': {
    kind: 'unauthenticated',
    sentence: 'Send what GUILDHALL_METRICS_TOKEN is set to, as Authorization: Bearer.',
  },
  'list.cursor_invalid': {
    kind: 'invalid',
    sentence: 'This page of the list no longer exists. Start from the top.',
  },
  'limit.writes': {
    kind: 'throttled',
    sentence: 'You are making changes faster than we allow. Try again in {wait}.',
  },
  'limit.documents': {
    kind: 'throttled',
    sentence: 'Too many PDFs were requested from this address. Try again in {wait}.',
  },
  'limit.address': { kind: 'throttled', sentence: 'Too many requests from this address. Try again in {wait}.' },
  'limit.searches': { kind: 'throttled', sentence: 'You are searching faster than we allow. Try again in {wait}.' },
  'limit.repositories': {
    kind: 'throttled',
    sentence: 'Your repositories were asked for very often. Try again in {wait}.',
  },
  'document.busy': {
    kind: 'throttled',
    sentence: 'We are busy creating other PDFs. Please try again in a moment.',
  },
  'page.busy': {
    kind: 'busy',
    sentence: 'Too many pages are being requested right now. Please try again in a few seconds.',
  },
  'service.busy': {
    kind: 'busy',
    sentence: 'More is being asked of Guildhall right now than it can answer. Please try again in a few seconds.',
  },
  'service.unavailable': {
    kind: 'unavailable',
    sentence: 'Guildhall cannot reach its database or file store right now. Please try again in a moment.',
  },
  'service.storage_full': {
    kind: 'full',
    sentence: 'Guildhall has no room left for files, so this one was not kept. Please try again later.',
  },
  'service.too_slow': {
    kind: 'unavailable',
    sentence:
      'This took too long and was stopped. Try again in a moment, or search for something longer or more common.',
  },
  'internal.unexpected': { kind: 'bug', sentence: 'Something went wrong on our side. Please try again.' },
} as const satisfies ErrorDefinitions
