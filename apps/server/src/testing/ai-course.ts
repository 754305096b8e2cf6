/** A course as a provider sends it, for scripts of `startOpenAiServer`. */
export const titles = ['Gathering glass', 'Blowing a bubble', 'Cooling without cracks']
export const outline = (lessons: string[] = titles, fields: object = {}) => ({
  says: { courseTitle: 'Glass by hand', description: 'What one can do after it.', lessons, ...fields },
})

export const lesson = (number: number, fields: object = {}) => ({
  number,
  summary: `What lesson ${number} is about.`,
  topics: ['heat', 'breath', 'time'],
  paragraphs: Array.from({ length: 4 }, (_, index) => `Paragraph ${index} of ${number}. ${'word '.repeat(60)}`),
  example: { title: 'A cup', language: null, code: null, text: 'How a cup is made.' },
  check: {
    question: `What matters in lesson ${number}?`,
    code: null,
    options: ['right', 'wrong a', 'wrong b', 'wrong c'],
    answer: 'right',
    explanation: 'Because it is so.',
  },
  ...fields,
})
export const lessons = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => lesson(from + index))
export const writes = (...elements: unknown[]) => ({ says: { elements } })
