export interface TextPart {
  kind: 'words' | 'code'
  text: string
}

/** Splits a line at its `code`. A backtick without its partner stays what it is. */
export function inlineParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const match of text.matchAll(/`([^`\n]+)`/g)) {
    if (match.index > from) parts.push({ kind: 'words', text: text.slice(from, match.index) })
    parts.push({ kind: 'code', text: match[1] ?? '' })
    from = match.index + match[0].length
  }
  if (from < text.length) parts.push({ kind: 'words', text: text.slice(from) })
  return parts
}

export function paragraphsOf(text: string): string[] {
  return text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')
}

const languageNames: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cpp: 'C++',
    code: 'Code',
    css: 'CSS',
    html: 'HTML',
    java: 'Java',
    js: 'JavaScript',
    jsx: 'JSX',
    kotlin: 'Kotlin',
    php: 'PHP',
    python: 'Python',
    ruby: 'Ruby',
    sh: 'Shell',
    sql: 'SQL',
    swift: 'Swift',
    text: 'Text',
    ts: 'TypeScript',
    tsx: 'TSX',
  }),
)

/** A language as it is written; code without one is just that. */
export const languageName = (language = 'code') => languageNames.get(language.toLowerCase()) ?? language
