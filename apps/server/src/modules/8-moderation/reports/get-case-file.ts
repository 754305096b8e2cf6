import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { requireImpartialTo } from '../operators/shared/require-impartial-to.ts'
import { findCase } from './admin-case.queries.ts'
import { findBriefFile } from './case-file.queries.ts'
import type { Matter } from './get-case.ts'

/** A file of the brief that was reported, also while the project is hidden. */
export async function getCaseFile(
  { database: { db } }: Pick<Deps, 'database'>,
  { caseId, operatorId, fileId }: Matter & { fileId: string },
) {
  const row = await findCase(db, caseId)
  if (!row) throw new DomainError('report.not_found')
  await requireImpartialTo(db, caseId, operatorId)
  const file = row.kind === 'project' ? await findBriefFile(db, { projectId: row.targetId, fileId }) : undefined
  if (!file) throw new DomainError('route.not_found')
  return file
}
