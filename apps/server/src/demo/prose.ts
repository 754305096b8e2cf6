/**
 * Unwraps text that was wrapped and indented for a source file. Blank lines separate paragraphs, list items (`- `)
 * stay on lines of their own, other line breaks become spaces.
 */
export function prose(wrapped: string): string {
  return wrapped
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) =>
      paragraph
        .trim()
        .replace(/\s*\n\s*(?!\s*- )/g, ' ')
        .replace(/\s*\n\s*- /g, '\n- '),
    )
    .join('\n\n')
}
