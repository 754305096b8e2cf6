import type { AiReply, AiRequest } from './scripted-provider.ts'

/** Right options begin with "right", so that the script finds them when asked to check. */
export function writesQuestions({ data }: Pick<AiRequest, 'data'>): AiReply {
  const { numberOfQuestions, alreadyAsked = [], questions: sheet = [] } = data
  if (numberOfQuestions === undefined) {
    const rightOf = (options: (typeof sheet)[number]['options']) => options.find(({ text }) => text.startsWith('right'))
    return {
      says: { answers: sheet.map(({ number, options }) => ({ question: number, option: rightOf(options)?.number })) },
    }
  }
  const questions = Array.from({ length: numberOfQuestions }, (_, index) => {
    const number = alreadyAsked.length + index
    return {
      concept: `side ${number}`,
      question: ['kiln', 'glaze', 'bubble', 'mold', 'pipe', 'fuel', 'crack'].map((word) => word + number).join(' '),
      code: null,
      options: [`right ${number}a`, `wrong ${number}b`, `wrong ${number}c`, `wrong ${number}d`],
      answer: `right ${number}a`,
      explanation: `Because of rule ${number}.`,
    }
  })
  return { says: { questions } }
}
