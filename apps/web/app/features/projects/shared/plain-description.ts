/** A description without the marks of its headings, emphasis and code, for a card. Linear in its length. */
export const plainDescription = (text: string) =>
  text.replaceAll(/^ {0,3}#{1,6} +/gm, '').replaceAll(/\*\*([^*\n]+)\*\*|`([^`\n]+)`/g, '$1$2')
