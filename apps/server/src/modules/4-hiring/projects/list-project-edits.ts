import { type ProjectEditListView, type ProjectEditView, projectEditsPage } from '@guildhall/contract'
import { decodeCursor, encodeCursor } from '../../../platform/database/cursor.ts'
import type { Db } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { presentEdit, presentEditList } from './project-edit.presenter.ts'
import {
  countProjectEdits,
  findFactsAtAcceptance,
  findProjectEdit,
  findProjectParties,
  listProjectEdits,
} from './project-edit.queries.ts'
import { refusalToReadEdits } from './project-edit.rules.ts'

/** Edits since acceptance, newest first. For client and accepted freelancer only. */
export async function listEdits(
  db: Db,
  { projectId, viewerId, cursor }: { projectId: string; viewerId: string; cursor?: string | undefined },
): Promise<ProjectEditListView> {
  const { acceptedAt } = await requireParty(db, projectId, viewerId)
  const before = numberOf(cursor)
  const [found, total, atAcceptance] = await Promise.all([
    listProjectEdits(db, { projectId, before, limit: projectEditsPage + 1 }),
    countProjectEdits(db, projectId),
    findFactsAtAcceptance(db, projectId),
  ])
  const rows = found.slice(0, projectEditsPage)
  const last = rows.at(-1)
  const nextCursor = found.length > rows.length && last ? encodeCursor([last.number, projectId]) : null
  return presentEditList({ rows, total, atAcceptance, acceptedAt, nextCursor })
}

export async function getEdit(
  db: Db,
  { projectId, number, viewerId }: { projectId: string; number: number; viewerId: string },
): Promise<ProjectEditView> {
  await requireParty(db, projectId, viewerId)
  const edit = await findProjectEdit(db, { projectId, number })
  if (!edit) throw new DomainError('project.edit_not_found')
  return presentEdit(edit)
}

async function requireParty(db: Db, projectId: string, viewerId: string) {
  const parties = await findProjectParties(db, projectId)
  if (!parties) throw new DomainError('project.not_found')
  const refusal = refusalToReadEdits(parties, viewerId)
  if (refusal) throw new DomainError(refusal)
  return parties
}

function numberOf(cursor: string | undefined): number | undefined {
  if (cursor === undefined) return undefined
  const [number] = decodeCursor(cursor) ?? []
  if (typeof number !== 'number' || number < 1 || number > 2 ** 31 - 1) throw new DomainError('list.cursor_invalid')
  return number
}
