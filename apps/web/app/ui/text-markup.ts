export interface TextPart {
  kind: 'text' | 'code'
  text: string
}

/** Splits at `code`. An unpaired backtick stays a backtick. */
export function parseInlineCode(line: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const match of line.matchAll(/`([^`\n]+)`/g)) {
    if (match.index > from) parts.push({ kind: 'text', text: line.slice(from, match.index) })
    parts.push({ kind: 'code', text: match[1] ?? '' })
    from = match.index + match[0].length
  }
  if (from < line.length) parts.push({ kind: 'text', text: line.slice(from) })
  return parts
}

export function splitParagraphs(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
}
