/** Appends '...' if cut. Splits no emoji. */
export function excerpt(text: string, limit: number): string {
  if (text.length <= limit) return text
  const characters = [...text]
  return characters.length <= limit ? text : `${characters.slice(0, limit).join('').trimEnd()}...`
}
