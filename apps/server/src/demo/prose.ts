/**
 * Unwraps text that was wrapped for a source file. Blank lines separate paragraphs; list items (`- `) keep their lines.
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
