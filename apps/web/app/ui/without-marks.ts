/** Around words, not within one. It reaches over no other mark, so that it takes time proportional to the length. */
const pair = /(?<!\w)(`|\*\*?|__?)(?=\S)([^`*_\n]+)\1(?!\w)/g

/** Markdown as plain text, for cards and lists, where it is folded. Its lines stay. Small, as it is part of first views. */
export const withoutMarks = (text: string): string =>
  text
    .replaceAll(/^ {0,3}(?:(?:```|~~~).*\n?|#{1,6} +|(?:> ?)+)/gm, '')
    .replaceAll(/^ {0,3}[-*+] +/gm, '• ')
    .replaceAll(pair, '$2')
    // What was around those.
    .replaceAll(pair, '$2')
