import { unitPreviewLength } from '@guildhall/contract'

/** Before an ellipsis, a full stop or a comma would say the contrary. */
const marksAtEnd = /[\s.,;:]+$/

export function previewOf(content: string): string {
  const characters = Array.from(content)
  if (characters.length <= unitPreviewLength) return content
  return `${characters.slice(0, unitPreviewLength).join('').replace(marksAtEnd, '')}…`
}
