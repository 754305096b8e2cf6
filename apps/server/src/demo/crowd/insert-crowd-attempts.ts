import { randomUUID } from 'node:crypto'
import {
  assessmentRulesVersion,
  attemptKindOf,
  dayMs,
  passingPercentage,
  type SelectableSkill,
  skillKey,
} from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { insertPastEvents } from '../../modules/1-ground/events/shared/event.queries.ts'
import { deadlineOf } from '../../modules/3-skills/attempts/attempt.rules.ts'
import { assessmentAttempts } from '../../modules/3-skills/attempts/attempt.tables.ts'
import { chooseSupply } from '../../modules/3-skills/attempts/question-supply.ts'
import { retakeAtOf } from '../../modules/3-skills/attempts/retake.rules.ts'
import { insertItemAnswers } from '../../modules/3-skills/items/item-answer.queries.ts'
import { itemAnswersOf } from '../../modules/3-skills/items/item-answer.ts'
import { monthOf } from '../../modules/3-skills/items/item-retention.rules.ts'
import { gradeOf, kindOfCounted, rankOf } from '../../modules/3-skills/results/result.rules.ts'
import { assessmentResults } from '../../modules/3-skills/results/result.tables.ts'
import type { Tx } from '../../platform/database/database.ts'
import type { Ids } from './crowd-happenings.ts'
import type { CrowdPerson } from './crowd-types.ts'
import { insertRows } from './insert-rows.ts'
import { spread } from './spread.ts'

type Surroundings = { bank: Deps['bank']; idOf: Ids; now: Date }
type Taken = CrowdPerson['attempts'][number] & { key: string }

/** Questions, grades and ranks are those of the product; everybody shows their results. */
export async function insertCrowdAttempts(tx: Tx, people: readonly CrowdPerson[], around: Surroundings): Promise<void> {
  const all = people.flatMap(({ key, attempts }) => attempts.map((attempt) => ({ ...attempt, key })))
  const subjects = new Set(all.map(({ key, skill, difficulty }) => `${key} ${skill} ${difficulty}`))
  if (subjects.size < all.length) throw new Error('somebody of the crowd takes an assessment twice')
  const attempts = await Promise.all(all.map((taken) => attemptRow(taken, around)))
  await insertRows(tx, assessmentAttempts, attempts)
  const results = attempts.map(resultRow)
  await insertRows(tx, assessmentResults, results)
  const byMonth = Map.groupBy(attempts, ({ finishedAt }) => monthOf(finishedAt))
  for (const [month, own] of byMonth) await insertItemAnswers(tx, month, own.flatMap(itemAnswersOf))
  await insertPastEvents(
    tx,
    results
      .filter(({ kind, percentage }) => kind !== 'unverified' && percentage < passingPercentage)
      .map(({ userId, attemptId, completedAt: at }) => ({
        at,
        event: {
          kind: 'assessment.not_passed' as const,
          actorId: userId,
          about: { personId: userId },
          facts: { attemptId },
          context: { retakeAt: retakeAtOf(at) },
        },
      })),
  )
}

async function attemptRow({ key, skill, difficulty, questions: count, right, daysAgo }: Taken, around: Surroundings) {
  const { bank, idOf, now } = around
  const wanted = { skill: skill as SelectableSkill, difficulty, count }
  const { source, draw } = await chooseSupply(bank, wanted, new Set())
  const questions = draw(new Map())
  const wrong = new Set(questions.map((_, index) => (index * 7 + 3) % count).slice(0, count - right))
  const secondsEach = spread(`${key} ${skill}`, 34, 56)
  const startedAt = new Date(now.getTime() - daysAgo * dayMs)
  return {
    id: randomUUID() as string,
    userId: idOf(key),
    ...{ skill, skillKey: skillKey(skill), difficulty, source, questions },
    kind: attemptKindOf(questions.length, source),
    rulesVersion: assessmentRulesVersion,
    attemptNumber: 1,
    questionIds: questions.map(({ id }) => id),
    answers: questions.map(({ key: right, options }, index) =>
      wrong.has(index) ? (right + 1) % options.length : right,
    ),
    answeredAfter: questions.map((_, index) => Math.round(secondsEach * 1_000 * (index + 1))),
    startedAt,
    deadlineAt: deadlineOf(startedAt, questions.length),
    finishedAt: new Date(startedAt.getTime() + secondsEach * 1_000 * (questions.length + 0.5)),
  }
}

function resultRow(attempt: Awaited<ReturnType<typeof attemptRow>>) {
  const { id: attemptId, userId, source, rulesVersion, skill, skillKey, difficulty, attemptNumber } = attempt
  const { questions, answers, finishedAt: completedAt } = attempt
  const score = questions.filter(({ key }, index) => answers[index] === key).length
  const grade = gradeOf(score, questions.length)
  const kind = kindOfCounted(attempt, questions.length) as typeof attempt.kind
  return {
    ...{
      id: randomUUID() as string,
      userId,
      attemptId,
      source,
      rulesVersion,
      skill,
      skillKey,
      difficulty,
      attemptNumber,
    },
    ...grade,
    kind,
    rank: rankOf({ difficulty, kind, percentage: grade.percentage }),
    onProfile: true,
    completedAt,
    // Those that tables have by default.
    droppedQuestions: 0,
    gradeVersion: 1,
  }
}
