import {
  type AttemptKind,
  type AttemptView,
  assessmentRulesVersion,
  attemptKindOf,
  type Difficulty,
  isFull,
  skillKey,
} from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { formatInstant, formatWaitUntil } from '../../../platform/format-time.ts'
import { chooseSource } from '../../1-ground/question-bank/shared/choose-source.ts'
import { lockAccount } from '../../1-ground/users/shared/lock-account.queries.ts'
import { listSetAside } from '../items/shared/set-aside.queries.ts'
import { writeQuestions } from '../question-writing/shared/write-questions.ts'
import { presentAttempt } from './attempt.presenter.ts'
import { type AttemptRow, findOpenAttempt, insertAttempt } from './attempt.queries.ts'
import { deadlineOf, kindsLike } from './attempt.rules.ts'
import { findEarlierAttempts, listAskedTexts, listSeenQuestions, type Subject } from './attempt-history.queries.ts'
import { countVerifiedStart, refuseTooManyStarts } from './attempt-limits.ts'
import { finishIfOverdue, finishOverdueAttempt, type Grading } from './finish-attempt.ts'
import { chooseSupply, poolSupply } from './question-supply.ts'
import { getRetakeAt } from './shared/get-retake-at.ts'

export type StartRequest = {
  userId: string
  address: string
  skill: string
  difficulty: Difficulty
  numQuestions: number
  signal: AbortSignal
}

type OpenedAttempt = { attempt: AttemptRow; isNew: boolean }

/** Questions of this many earlier attempts are sent to the AI provider, so that it writes new ones. */
const attemptsToAvoid = 5

/** Resumes an open attempt of the same subject. Throws `assessment.…`, `throttle.verified…` or `ai.…`. */
export async function startAttempt(
  deps: Deps,
  request: StartRequest,
): Promise<{ attempt: AttemptView; isNew: boolean }> {
  const { attempt, isNew } = await openAttempt(deps, request)
  return { attempt: presentAttempt({ ...attempt, resultId: null }, deps.clock()), isNew }
}

/** The same, with the answer key. Limits are checked with the account locked, so that they hold for races. */
export async function openAttempt(deps: Deps, request: StartRequest): Promise<OpenedAttempt> {
  const { db } = deps.database
  const { userId, difficulty, numQuestions: count } = request
  const topic = chooseSource(deps, request.skill, 'skill')
  const { skill } = topic
  const covered =
    topic.source === 'bank'
      ? await chooseSupply(deps.bank, { ...topic, difficulty, count }, await listSetAside(db))
      : undefined
  const kind = attemptKindOf(count, covered?.source ?? 'ai')
  const subject = { userId, difficulty, skillKey: skillKey(skill), skill, kind }
  await finishOverdueAttempt(deps, userId)
  // Check before counting against the address or asking a provider, and again below under the lock.
  const early = await db.transaction((tx) => resumeOrRefuse(deps, tx, subject))
  if (early) return { attempt: early, isNew: false }
  if (isFull(count)) await countVerifiedStart(deps, request.address)
  const supply = covered ?? poolSupply('ai', await writeSealed(deps, request, subject), count)

  return db.transaction(async (tx) => {
    const open = await resumeOrRefuse(deps, tx, subject)
    if (open) return { attempt: open, isNew: false }
    const { source } = supply
    const questions = supply.draw(await listSeenQuestions(tx, subject))
    // Writing questions takes a while. Do not start the clock for a client who has disconnected.
    if (source === 'ai' && request.signal.aborted) throw new DomainError('ai.cancelled')
    const kind = attemptKindOf(questions.length, source)
    const { lastNumber } = await findEarlierAttempts(tx, subject, kind)
    const startedAt = deps.clock()
    const attempt = await insertAttempt(tx, {
      ...subject,
      kind,
      source,
      rulesVersion: assessmentRulesVersion,
      attemptNumber: lastNumber + 1,
      questions,
      questionIds: questions.map(({ id }) => id),
      answers: questions.map(() => null),
      answeredAfter: questions.map(() => null),
      startedAt,
      deadlineAt: deadlineOf(startedAt, questions.length),
    })
    return { attempt, isNew: true }
  })
}

type NamedSubject = Subject & { skill: string; kind: AttemptKind }

async function resumeOrRefuse(deps: Grading, tx: Tx, subject: NamedSubject): Promise<AttemptRow | undefined> {
  const { clock } = deps
  await lockAccount(tx, subject.userId)
  const open = await findOpenAttempt(tx, subject.userId)
  if (open && !(await finishIfOverdue(deps, tx, open.id))) {
    const isSame =
      open.skillKey === subject.skillKey &&
      open.difficulty === subject.difficulty &&
      kindsLike(open.kind).includes(subject.kind)
    if (isSame) return open
    throw new DomainError('assessment.attempt_open', { skill: open.skill, difficulty: open.difficulty })
  }
  await refuseRetake(tx, subject, clock())
  await refuseTooManyStarts(tx, subject, clock())
  return undefined
}

async function refuseRetake(tx: Tx, subject: NamedSubject, now: Date) {
  if (subject.kind === 'unverified') return
  const retakeAt = await getRetakeAt(tx, subject)
  if (!retakeAt || retakeAt <= now) return
  throw new DomainError('assessment.retake_waits', {
    skill: subject.skill,
    difficulty: subject.difficulty,
    wait: formatWaitUntil(retakeAt, now),
    retakeAt: formatInstant(retakeAt),
    retryAfterSeconds: Math.ceil((retakeAt.getTime() - now.getTime()) / 1_000),
  })
}

async function writeSealed(deps: Deps, { userId, address, numQuestions, signal }: StartRequest, subject: NamedSubject) {
  return writeQuestions(deps, {
    topic: subject.skill,
    difficulty: subject.difficulty,
    count: numQuestions,
    requester: { userId, address },
    signal,
    avoid: await listAskedTexts(deps.database.db, subject, attemptsToAvoid),
  })
}
