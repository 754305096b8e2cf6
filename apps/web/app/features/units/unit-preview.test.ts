import { expect, test } from 'vitest'
import { previewOf } from './unit-preview.ts'

test.each([
  { content: 'short', preview: 'short' },
  { content: 'x'.repeat(50), preview: 'x'.repeat(50) },
  { content: 'x'.repeat(51), preview: `${'x'.repeat(50)}…` },
  { content: `${'x'.repeat(49)} and more`, preview: `${'x'.repeat(49)}…` },
  { content: '🚀'.repeat(60), preview: `${'🚀'.repeat(50)}…` },
])('the preview of $content is its first 50 characters', ({ content, preview }) => {
  expect(previewOf(content)).toBe(preview)
})
