import { printable } from '../fonts/runs.ts'
import type { TypefaceName } from '../fonts/typefaces.ts'
import type { Span } from './break-lines.ts'

const codeScale = 0.92

/** Splits prose into spans, with text in backticks as code. An unpaired backtick stays as it is. */
export function spansOf(text: string, typeface: TypefaceName, size: number): Span[] {
  const spans: Span[] = []
  for (const [index, part] of printable(text)
    .replace(/\s+/g, ' ')
    .trim()
    .split(/`([^`]+)`/)
    .entries()) {
    if (part === '') continue
    spans.push(
      index % 2 === 1 ? { text: part, typeface: 'code', size: size * codeScale } : { text: part, typeface, size },
    )
  }
  return spans
}
