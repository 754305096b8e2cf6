const acronyms: ReadonlyMap<string, string> = new Map(
  [
    'API',
    'CSS',
    'DOM',
    'HTML',
    'HTTP',
    'JSX',
    'ORM',
    'PWA',
    'RAII',
    'RxJS',
    'SEO',
    'SQL',
    'SSR',
    'STL',
    'UI',
    'UX',
  ].map((name) => [name.toLowerCase(), name] as const),
)

/** 'error handling' as 'Error handling', 'dom and events' as 'DOM and events'. */
export function conceptTitle(concept: string): string {
  const words = concept.split(' ').map((word) => acronyms.get(word) ?? word)
  const [first = '', ...rest] = words
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ')
}
