import { readFileSync } from 'node:fs'
import type { Person } from './people.ts'

type Key = { question: string; code?: string; options: string[]; answer: string }
type Level = 'Beginner' | 'Intermediate' | 'Advanced'

export type Attempt = { _id: string; questions: Omit<Key, 'answer'>[] }

/** Questions can share their text, but not their code and options. */
export function answerTo({ question, code, options }: Attempt['questions'][number], level: Level = 'Beginner'): string {
  const bank = new URL(`../../packages/content/questions/react/${level.toLowerCase()}.json`, import.meta.url)
  const { practice, sealed } = JSON.parse(readFileSync(bank, 'utf8')) as { practice: Key[]; sealed: Key[] }
  const same = (one: readonly string[], other: readonly string[]) => [...one].sort().join() === [...other].sort().join()
  const found = [...sealed, ...practice].find(
    (asked) => asked.question === question && asked.code === code && same(asked.options, options),
  )
  if (!found) throw new Error(`not in the bank: ${question}`)
  return found.answer
}

/** React, Beginner, with `right` of fifteen answers right. Returns the result's id. */
export async function earnResult(person: Person, { right, shown }: { right: number; shown: boolean }): Promise<string> {
  const wish = { skill: 'React', difficulty: 'Beginner', numQuestions: 15 }
  const attempt = await person.call<Attempt>('POST', '/api/assessments/attempts', wish)
  const path = `/api/assessments/attempts/${attempt._id}`
  for (const [position, question] of attempt.questions.slice(0, right).entries()) {
    await person.call('PUT', `${path}/answers/${position}`, { option: question.options.indexOf(answerTo(question)) })
  }
  const { _id } = await person.call<{ _id: string }>('POST', `${path}/finish`)
  await showResult(person, _id, shown)
  return _id
}

export const showResult = (person: Person, resultId: string, onProfile: boolean) =>
  person.call('PUT', `/api/assessments/results/${resultId}/profile`, { onProfile })
