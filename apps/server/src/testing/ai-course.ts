/** A course as a provider sends it, for scripts of `startOpenAiServer`. */
export const titles = ['Gathering glass', 'Blowing a bubble', 'Cooling without cracks']
export const outline = (lessons: string[] = titles, fields: object = {}) => ({
  says: { courseTitle: 'Glass by hand', description: 'What one can do after it.', lessons, ...fields },
})

export const lesson = (number: number, fields: object = {}) => ({
  number,
  summary: `What lesson ${number} is about.`,
  topics: ['heat', 'breath', 'time'],
  steps: Array.from({ length: 4 }, (_, index) =>
    step(index, [`Paragraph ${index} of ${number}. ${'word '.repeat(60)}`]),
  ),
  example: { title: 'A cup', language: null, code: null, text: 'How a cup is made.' },
  check: {
    question: `What matters in lesson ${number}?`,
    code: null,
    options: ['right', 'wrong a', 'wrong b', 'wrong c'],
    answer: 'right',
    explanation: 'Because it is so.',
  },
  sources: [
    { title: 'Working glass', url: 'https://example.com/glass', supports: 'At which heat it can be gathered.' },
  ],
  ...fields,
})

/** The fourth is the last one. */
export const step = (index: number, paragraphs: string[], fields: object = {}) => ({
  title: `Part ${index + 1}`,
  paragraphs,
  showsExample: index === 1,
  question:
    index === 3
      ? null
      : {
          question: `What did part ${index + 1} say?`,
          options: ['right', 'wrong a', 'wrong b'],
          answer: 'right',
          explanation: 'It is so.',
        },
  exercise: null,
  ...fields,
})

const exercise = {
  title: 'Weigh the glass',
  task: ['Say how heavy it is.'],
  hint: 'Look at the first number.',
  code: null,
  calculation: null,
  judgment: null,
  writing: null,
}

/** A program that doubles, of which a browser can prove that it does. */
export const doubling = (fields: object = {}) => ({
  ...exercise,
  code: {
    language: 'javascript',
    page: null,
    start: 'function double(n) {\n  return n\n}',
    solution: 'function double(n) {\n  return n * 2\n}',
    tests: [
      { says: 'doubles 2', call: 'double(2)', gives: '4', throws: null },
      { says: 'doubles 5', call: 'double(5)', gives: '10', throws: null },
      { says: 'keeps 0', call: 'double(0)', gives: '0', throws: null },
    ],
    mistakes: [{ assumes: 'doubling is squaring', code: 'function double(n) {\n  return n ** 2\n}' }],
    ...fields,
  },
})

export const weighing = (fields: object = {}) => ({
  ...exercise,
  calculation: {
    unit: 'kg',
    answer: 12,
    tolerance: 0,
    formula: '3 * 4',
    because: 'Each of three pieces weighs 4 kg.',
    mistakes: [{ assumes: 'weights are added to their number', answer: 7 }],
    ...fields,
  },
})
export const lessons = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => lesson(from + index))
export const writes = (...elements: unknown[]) => ({ says: { elements } })

/** The answers of a provider to who asks for a course of three lessons, of which the first has two exercises. */
export const withExercises = () => {
  const steps = [
    step(0, ['First. '.repeat(60)], { exercise: weighing() }),
    step(1, ['Second. '.repeat(60)], { exercise: doubling() }),
    step(2, ['Third. '.repeat(60)]),
    step(3, ['Fourth. '.repeat(60)]),
  ]
  return [outline(), writes(lesson(1, { steps }), lesson(2), lesson(3))]
}
