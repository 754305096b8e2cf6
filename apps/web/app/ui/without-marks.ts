const fence = /^ {0,3}(?:`{3,}|~{3,})[\w+#.-]*[ \t]*(?:\n|$)/gm
const lineStart = /^ {0,3}(?:#{1,6} +(?=\S)|(?:> ?)+)/gm
const bullet = /^( {0,3})[-*+] +(?=\S)/gm
// No mark reaches over another of its kind, so that it takes time proportional to the length.
const pairs =
  /`([^`\n]+)`|\*\*(?=[^\s*])([^*\n]+)\*\*|\*(?=[^\s*])([^*\n]+)\*|(?<![\p{L}\p{N}_])__(?=[^\s_])([^_\n]+)__(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}_])_(?=[^\s_])([^_\n]+)_(?![\p{L}\p{N}_])/gu

/** Markdown as plain text, for cards and lists, where it is folded. Its lines stay. */
export function withoutMarks(text: string): string {
  return text
    .replaceAll(fence, '')
    .replaceAll(lineStart, '')
    .replaceAll(bullet, '$1• ')
    .replaceAll(pairs, (_, code, ...inner: (string | undefined)[]) => {
      return code ?? withoutMarks(inner.slice(0, 4).find((part) => part !== undefined) ?? '')
    })
}
