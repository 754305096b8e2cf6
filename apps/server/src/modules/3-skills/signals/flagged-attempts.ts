import type { FlaggedAttemptDetailView, FlaggedAttemptView } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { keysetOf, keysetPage } from '../../../platform/database/keyset.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { ListPage } from '../../../platform/http/send-list.ts'
import { countFlagged, type FlaggedRow, findDetails, findMeasured, findPartner, listFlagged } from './signal.queries.ts'
import { choicesOf, measureQuestions } from './signal.rules.ts'

export async function listFlaggedAttempts(
  db: Db,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<ListPage<FlaggedAttemptView>> {
  const [found, total] = await Promise.all([
    listFlagged(db, { end: keysetOf(cursor), limit: limit + 1 }),
    countFlagged(db),
  ])
  const { rows, nextCursor } = keysetPage(found, limit, ({ id, finishedAt }) => ({ at: finishedAt, id }))
  return { rows: rows.map(present), total, nextCursor }
}

/** Of any measured attempt, as the partner of a flagged one need not be flagged. Throws `assessment.attempt_not_found`. */
export async function getFlaggedAttempt(db: Db, attemptId: string): Promise<FlaggedAttemptDetailView> {
  const [row, details] = await Promise.all([findMeasured(db, attemptId), findDetails(db, attemptId)])
  if (!row || !details) throw new DomainError('assessment.attempt_not_found')
  const { questions, answers, partnerId } = details
  const partner = partnerId === null ? undefined : await findPartner(db, partnerId)
  const choices = choicesOf(details)
  const shared = new Set(
    [...choices].flatMap(([item, { position, wrong }]) =>
      wrong !== null && partner?.mistakes[item] === wrong ? [position] : [],
    ),
  )
  return {
    ...present(row),
    partner: partner
      ? {
          attemptId: partner.attemptId,
          person: { _id: partner.userId, name: partner.username },
          finishedAt: partner.finishedAt.toISOString(),
        }
      : null,
    questions: measureQuestions(details).map(({ ms, readingMs, isRight, isFast }, position) => ({
      question: questions[position]?.question ?? '',
      chosen: questions[position]?.options[answers[position] ?? -1] ?? null,
      isRight,
      seconds: ms === null ? null : seconds(ms),
      readingSeconds: seconds(readingMs),
      isFast,
      isShared: shared.has(position),
    })),
  }
}

function present(row: FlaggedRow): FlaggedAttemptView {
  const { id, userId, username, skill, difficulty, kind, attemptNumber, percentage, finishedAt, signals } = row
  const { rightAnswers, fastAnswers, msPerQuestion, medianMsPerQuestion, comparedAttempts, chance } = row
  return {
    ...{ _id: id, skill, difficulty, kind, attemptNumber, percentage, signals, rightAnswers, fastAnswers },
    person: { _id: userId, name: username },
    finishedAt: finishedAt.toISOString(),
    secondsPerQuestion: seconds(msPerQuestion),
    othersSecondsPerQuestion: medianMsPerQuestion === null ? null : seconds(medianMsPerQuestion),
    match:
      row.identicalMistakes > 0
        ? { identical: row.identicalMistakes, bothWrong: row.bothWrong, chance, comparedAttempts }
        : null,
  }
}

const seconds = (ms: number) => Math.round(ms / 100) / 10
