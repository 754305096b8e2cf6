import {
  type AdminCaseDetailView,
  type AdminCaseView,
  flagThresholds,
  moderationRules,
  toDollars,
} from '@guildhall/contract'
import { type AttachmentRow, presentAttachment } from '../../1-ground/uploads/shared/receive-loose-files.ts'
import type { PersonFacts } from '../operators/shared/find-person-facts.ts'
import type {
  AdminCaseRow,
  ContextRow,
  countEarlierCases,
  EarlierCaseRow,
  listReportsOfCase,
  listSnapshots,
} from './admin-case.queries.ts'
import { isTakenByOther, possibleOutcomes } from './case.rules.ts'
import { presentAdminDecision } from './decision.presenter.ts'
import type { AdminDecisionRow } from './decision.queries.ts'
import { presentTarget } from './report.presenter.ts'
import type { ReviewContextRow } from './review-context.queries.ts'

type Viewer = { operatorId: string; now: Date }
const countedWords = { many_reporters: 'people', same_messages: 'conversations', false_reports: 'reports' } as const

export function presentCase(row: AdminCaseRow, { operatorId, now }: Viewer): AdminCaseView {
  const { id, personId, personName, reports, weight, harms, flags, openedAt, latestAt, closedAt } = row
  const { takenBy, takenByName, takenUntil, outcome, outcomeHarm, outcomeReason } = row
  const isTaken = takenBy !== null && takenUntil !== null && takenUntil > now && closedAt === null
  return {
    _id: id,
    target: presentTarget(row),
    person: { _id: personId, name: personName },
    reports,
    weight,
    harms,
    flags: flags.map(({ rule }) => rule),
    openedAt: openedAt.toISOString(),
    latestAt: latestAt.toISOString(),
    taken: isTaken
      ? {
          by: { _id: takenBy, name: takenByName ?? '' },
          until: takenUntil.toISOString(),
          isYours: takenBy === operatorId,
        }
      : null,
    closedAt: closedAt?.toISOString() ?? null,
    outcome,
    outcomeHarm,
    outcomeReason,
  }
}

export type CaseParts = {
  row: AdminCaseRow
  reports: Awaited<ReturnType<typeof listReportsOfCase>>
  snapshots: Awaited<ReturnType<typeof listSnapshots>>
  context: ContextRow[]
  briefFiles: AttachmentRow[]
  reviews: ReviewContextRow[]
  personFacts: PersonFacts | undefined
  counts: Awaited<ReturnType<typeof countEarlierCases>>
  earlier: EarlierCaseRow[]
  isHidden: boolean
  decision: AdminDecisionRow | undefined
}

export function presentCaseDetail(parts: CaseParts, viewer: Viewer & { hasOthers: boolean }): AdminCaseDetailView {
  const { row, reports, snapshots, context, briefFiles, reviews, personFacts, counts, earlier, isHidden, decision } =
    parts
  return {
    ...presentCase(row, viewer),
    list: reports.map(({ id, reporterId, reporterName, harm, reason, createdAt, weight }) => ({
      _id: id,
      reporter: { _id: reporterId, name: reporterName },
      harm,
      reason,
      createdAt: createdAt.toISOString(),
      weighs: weight > 0,
    })),
    snapshots: snapshots.map(({ takenAt, parts }) => ({ at: takenAt.toISOString(), parts })),
    flagFacts: row.flags.map(
      ({ rule, counted }) =>
        `${moderationRules.flags[rule]} It was ${counted} ${countedWords[rule]} in ${flagThresholds[rule].days} days.`,
    ),
    context: context.map(({ seq, authorId, authorName, text, files, createdAt, editedAt, deletedAt }) => ({
      seq,
      author: { _id: authorId, name: authorName },
      isReported: seq === row.targetSeq,
      text,
      files: deletedAt ? [] : files,
      createdAt: createdAt.toISOString(),
      isEdited: editedAt !== null,
      isDeleted: deletedAt !== null,
    })),
    attachments: briefFiles.map(presentAttachment),
    reviews: reviews.map((review) => presentReviewContext(review, row)),
    standing: personFacts
      ? {
          isSuspended: personFacts.isSuspended,
          runningContracts: personFacts.runningContracts,
          held: toDollars(personFacts.heldCents),
          ...counts,
        }
      : null,
    earlier: earlier.map((one) => ({
      _id: one.id,
      target: presentTarget(one),
      closedAt: one.closedAt.toISOString(),
      outcome: one.outcome,
    })),
    outcomes: possibleOutcomes({
      kind: row.kind,
      isClosed: row.closedAt !== null,
      isTakenByOther: isTakenByOther(row, viewer.operatorId, viewer.now),
      isHidden,
      isPresent: personFacts !== undefined,
      isSuspended: personFacts?.isSuspended ?? false,
    }),
    decision: decision ? presentAdminDecision(decision, viewer) : null,
  }
}

function presentReviewContext(
  review: ReviewContextRow,
  { targetId, kind }: Pick<AdminCaseRow, 'targetId' | 'kind'>,
): AdminCaseDetailView['reviews'][number] {
  const { id, contractId, title, authorId, authorName, subjectId, subjectName, revealedAt, ...said } = review
  const { side, rating, text, reply, isHidden, isReplyHidden } = said
  return {
    ...{ _id: id, contractId, title, side, rating, text, reply, isHidden, isReplyHidden },
    by: { _id: authorId, name: authorName },
    of: { _id: subjectId, name: subjectName },
    revealedAt: revealedAt.toISOString(),
    reported: id !== targetId ? null : kind === 'reply' ? 'reply' : 'review',
  }
}
