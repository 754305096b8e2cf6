/**
 * Unfolds text that was wrapped and indented to fit a source file: a blank line separates paragraphs, a line that
 * starts with `- ` stays on its own line, and every other line break becomes a space.
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
