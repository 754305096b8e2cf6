import { expect, test } from 'vitest'
import { previewOf } from './unit-preview.ts'

test.each([
  { content: 'short', preview: 'short' },
  { content: 'x'.repeat(50), preview: 'x'.repeat(50) },
  { content: 'x'.repeat(51), preview: `${'x'.repeat(50)}…` },
  { content: `${'x'.repeat(49)} and more`, preview: `${'x'.repeat(49)}…` },
  {
    content: '“Redesign our booking page, 5 days, budget $1,500.” Three facts and at least ten gaps.',
    preview: '“Redesign our booking page, 5 days, budget $1,500…',
  },
  { content: `${'x'.repeat(48)}, and more`, preview: `${'x'.repeat(48)}…` },
  { content: `${'x'.repeat(49)}? And more`, preview: `${'x'.repeat(49)}?…` },
  { content: '🚀'.repeat(60), preview: `${'🚀'.repeat(50)}…` },
])(
  'the preview of $content is its first 50 characters, without a mark that the ellipsis would follow',
  ({ content, preview }) => {
    expect(previewOf(content)).toBe(preview)
  },
)
