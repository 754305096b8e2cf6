import { unitPreviewLength } from '@guildhall/contract'

export function previewOf(content: string): string {
  const characters = Array.from(content)
  if (characters.length <= unitPreviewLength) return content
  return `${characters.slice(0, unitPreviewLength).join('').trimEnd()}…`
}
