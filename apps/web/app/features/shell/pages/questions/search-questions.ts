import { accountQuestions } from './account-questions.ts'
import { learningQuestions } from './learning-questions.ts'
import type { QuestionGroup } from './question.ts'
import { workQuestions } from './work-questions.ts'

const questionGroups = [...workQuestions, ...learningQuestions, ...accountQuestions]

/** Questions that contain every word. An empty search returns all. */
export function searchQuestions(search: string): QuestionGroup[] {
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean)
  return questionGroups
    .map((group) => ({
      ...group,
      questions: group.questions.filter(({ question, answer }) => {
        const text = `${group.title} ${question} ${answer}`.toLowerCase()
        return words.every((word) => text.includes(word))
      }),
    }))
    .filter(({ questions }) => questions.length > 0)
}
