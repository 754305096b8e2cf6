const shownCharacters = 300

/** One line, without tokens, links, passwords or mail addresses. */
export function describeFailure(message: string | null): string {
  const line = (message ?? '').split('\n')[0]?.trim() ?? ''
  const safe = line
    .replace(/^Error: /, '')
    .replaceAll(/\b[a-z][a-z0-9+.-]*:\/\/\S+/gi, '…')
    .replaceAll(/[^\s<>@]+@[^\s<>@]+/g, '…')
    .replaceAll(/[A-Za-z0-9_+/=-]{24,}/g, '…')
  if (safe === '') return 'No reason was given.'
  return safe.length > shownCharacters ? `${safe.slice(0, shownCharacters - 1).trimEnd()}…` : safe
}
