import { unitPreviewLength } from '@guildhall/contract'

/** Its content's paragraphs. */
export const paragraphsOf = (content: string): string[] =>
  content.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '')

/** What a card shows of a unit: its first characters, and a sign that it goes on. */
export function previewOf(content: string): string {
  const characters = Array.from(content)
  if (characters.length <= unitPreviewLength) return content
  return `${characters.slice(0, unitPreviewLength).join('').trimEnd()}…`
}
