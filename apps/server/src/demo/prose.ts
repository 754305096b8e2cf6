/** Blank lines separate paragraphs; list items (`- `) keep their lines; other breaks become spaces. */
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
