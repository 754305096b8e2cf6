import { type AttemptKind, attemptKindOf, type Difficulty, type SelectableSkill, skillKey } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/database.ts'
import { DomainError } from '../../platform/errors.ts'
import { randomBelow } from '../../platform/random.ts'
import {
  type AttemptRow,
  findEarlierAttempts,
  findOpenAttempt,
  insertAttempt,
  listAskedTexts,
  listSeenQuestions,
  lockPerson,
  type Subject,
} from './assessment.queries.ts'
import { deadlineOf, retakeAtOf, snapshotOf, spokenInstant, spokenWait } from './assessment.rules.ts'
import { countVerifiedFrom, refuseTooManyStarts } from './attempt-limits.ts'
import { chooseSource } from './choose-source.ts'
import { drawQuestions } from './draw-questions.rules.ts'
import { finishIfOverdue, finishOverdueAttempt } from './finish-attempt.ts'
import { writeQuestions } from './write-questions.ts'

export type StartRequest = {
  userId: string
  address: string
  skill: string
  difficulty: Difficulty
  numQuestions: number
  /** Ends the writing of questions when nobody waits for them any more. */
  signal: AbortSignal
}

export type StartedAttempt = { attempt: AttemptRow; isNew: boolean }

/** Of how many attempts the questions are named to an AI provider, so that it writes others. */
const attemptsToAvoid = 5

/**
 * Starts a sealed attempt, or goes on with the open one of the same kind, skill and difficulty. A person has one open
 * attempt, waits with a verified retake and has few verified attempts a day, whatever the concurrency: what decides is
 * decided with the person locked.
 */
export async function startAttempt(deps: Deps, request: StartRequest): Promise<StartedAttempt> {
  const { db } = deps.database
  const { userId, difficulty, numQuestions: count } = request
  const { source, skill } = chooseSource(deps, request.skill, 'skill')
  const subject = { userId, difficulty, skillKey: skillKey(skill), skill, kind: attemptKindOf(count) }
  await finishOverdueAttempt(deps, userId)
  // Asked twice: before anything is counted against the address or written by a provider, and again with what follows.
  const early = await db.transaction((tx) => resumeOrRefuse(tx, subject, deps.clock))
  if (early) return { attempt: early, isNew: false }
  if (subject.kind === 'verified') await countVerifiedFrom(deps, request.address)
  const pool = source === 'bank' ? bankPool(deps, skill, subject) : await writeSealed(deps, request, subject)

  return db.transaction(async (tx) => {
    const open = await resumeOrRefuse(tx, subject, deps.clock)
    if (open) return { attempt: open, isNew: false }
    const drawn = drawQuestions(pool, count, await listSeenQuestions(tx, subject), randomBelow)
    // Written questions take a while: nobody is to find the time of an attempt running that they never saw.
    if (source === 'ai' && request.signal.aborted) throw new DomainError('ai.cancelled')
    const kind = attemptKindOf(drawn.length)
    const { lastNumber } = await findEarlierAttempts(tx, subject, kind)
    const startedAt = deps.clock()
    const attempt = await insertAttempt(tx, {
      ...subject,
      kind,
      source,
      attemptNumber: lastNumber + 1,
      questions: drawn.map((question) => snapshotOf(question, randomBelow)),
      questionIds: drawn.map(({ id }) => id),
      answers: drawn.map(() => null),
      startedAt,
      deadlineAt: deadlineOf(startedAt, drawn.length),
    })
    return { attempt, isNew: true }
  })
}

type NamedSubject = Subject & { skill: string; kind: AttemptKind }

/** Unverified attempts ask practice questions: short ones that cost nothing would else collect the sealed ones. */
function bankPool({ bank }: Deps, skill: SelectableSkill, { difficulty, kind }: NamedSubject) {
  const cell = bank.cell(skill, difficulty)
  return kind === 'verified' ? cell.sealed : cell.practice
}

/** Takes `Tx` and locks the person. Returns the open attempt of this very subject and kind; throws while anything forbids one. */
async function resumeOrRefuse(tx: Tx, subject: NamedSubject, clock: Clock): Promise<AttemptRow | undefined> {
  await lockPerson(tx, subject.userId)
  const open = await findOpenAttempt(tx, subject.userId)
  if (open && !(await finishIfOverdue(tx, open, clock))) {
    const isSame =
      open.skillKey === subject.skillKey && open.difficulty === subject.difficulty && open.kind === subject.kind
    if (isSame) return open
    throw new DomainError('assessment.attempt_open', { skill: open.skill, difficulty: open.difficulty })
  }
  await refuseRetake(tx, subject, clock())
  await refuseTooManyStarts(tx, subject, clock())
  return undefined
}

async function refuseRetake(tx: Tx, subject: NamedSubject, now: Date) {
  if (subject.kind !== 'verified') return
  const { lastFinishedAt } = await findEarlierAttempts(tx, subject, 'verified')
  const retakeAt = lastFinishedAt && retakeAtOf(lastFinishedAt)
  if (!retakeAt || retakeAt <= now) return
  throw new DomainError('assessment.retake_waits', {
    skill: subject.skill,
    difficulty: subject.difficulty,
    wait: spokenWait(retakeAt, now),
    retakeAt: spokenInstant(retakeAt),
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
