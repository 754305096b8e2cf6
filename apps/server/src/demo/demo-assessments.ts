import { type Difficulty, dayMs, type SelectableSkill } from '@guildhall/contract'
import type { OnceDeps } from '../modules/1-ground/idempotency/shared/answer-once.ts'
import { answerQuestion } from '../modules/3-skills/attempts/answer-question.ts'
import { finishAttempt } from '../modules/3-skills/attempts/finish-attempt.ts'
import { openAttempt } from '../modules/3-skills/attempts/start-attempt.ts'
import { savePractice } from '../modules/3-skills/practice/save-practice.ts'
import { showResult } from '../modules/3-skills/results/show-result.ts'

type Taken = {
  person: string
  skill: SelectableSkill
  difficulty: Difficulty
  questions: number
  right: number
  daysAgo: number
}

const demoAttempts: readonly (Taken & { minutes: number })[] = [
  {
    person: 'freelancer',
    skill: 'TypeScript',
    difficulty: 'Intermediate',
    questions: 20,
    right: 18,
    daysAgo: 19,
    minutes: 17,
  },
  {
    person: 'devika',
    skill: 'JavaScript',
    difficulty: 'Advanced',
    questions: 15,
    right: 13,
    daysAgo: 8,
    minutes: 14,
  },
]

const demoPractice: readonly Taken[] = [
  { person: 'freelancer', skill: 'React', difficulty: 'Intermediate', questions: 10, right: 7, daysAgo: 12 },
]

export async function takeDemoAssessments(deps: OnceDeps, idOf: (person: string) => string) {
  const now = deps.clock().getTime()
  const at = (daysAgo: number, minutes = 0): OnceDeps => {
    const moment = new Date(now - daysAgo * dayMs + minutes * 60_000)
    return { ...deps, clock: () => moment }
  }
  for (const { person, skill, difficulty, questions, right, daysAgo, minutes } of demoAttempts) {
    const userId = idOf(person)
    const request = {
      userId,
      skill,
      difficulty,
      numQuestions: questions,
      address: '',
      signal: new AbortController().signal,
    }
    const { attempt } = await openAttempt(at(daysAgo), request)
    const own = { attemptId: attempt.id, userId }
    for (const [position, { key, options }] of attempt.questions.entries()) {
      const option = position < right ? key : (key + 1) % options.length
      await answerQuestion(at(daysAgo, (minutes * (position + 1)) / (questions + 1)), { ...own, position, option })
    }
    const { _id: resultId } = await finishAttempt(at(daysAgo, minutes), own)
    await showResult(deps, { resultId, userId, onProfile: true })
  }
  for (const { person, skill, difficulty, questions, right, daysAgo } of demoPractice) {
    const practice = { userId: idOf(person), skill, difficulty, score: right, totalQuestions: questions }
    await savePractice(at(daysAgo), practice)
  }
}
