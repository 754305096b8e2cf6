/** Of those whose name is not their word with a capital. */
const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cpp: 'C++',
    css: 'CSS',
    html: 'HTML',
    javascript: 'JavaScript',
    js: 'JavaScript',
    jsx: 'JSX',
    php: 'PHP',
    sh: 'Shell',
    sql: 'SQL',
    ts: 'TypeScript',
    tsx: 'TSX',
    typescript: 'TypeScript',
    xml: 'XML',
    yaml: 'YAML',
  }),
)

export const languageName = (language = 'code') =>
  names.get(language.toLowerCase()) ?? language.charAt(0).toUpperCase() + language.slice(1)
