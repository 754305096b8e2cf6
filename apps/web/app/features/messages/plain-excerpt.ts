export function plainExcerpt(text: string): string {
  return text
    .slice(0, 400)
    .replaceAll(/```[\w+#.-]*/g, ' ')
    .replaceAll(/\*\*|__|`|^> ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
