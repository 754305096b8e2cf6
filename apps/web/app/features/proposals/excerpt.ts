/** The first `limit` characters, with '...' when there are more. Counted so that no emoji is cut in half. */
export function excerpt(text: string, limit: number): string {
  if (text.length <= limit) return text
  const characters = [...text]
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}...`
}
