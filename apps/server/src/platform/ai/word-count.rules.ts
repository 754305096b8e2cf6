/** Some scripts write words without spaces between them. */
const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' })
export const wordCount = (text: string) =>
  [...wordSegmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length
