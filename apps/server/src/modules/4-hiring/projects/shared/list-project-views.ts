import type { ProjectView } from '@guildhall/contract'
import type { Db } from '../../../../platform/database/database.ts'
import { presentProject } from '../project.presenter.ts'
import { listProjectsByIds } from '../project.queries.ts'

export async function listProjectViews(db: Db, ids: readonly string[], viewerId: string): Promise<ProjectView[]> {
  if (ids.length === 0) return []
  return (await listProjectsByIds(db, ids, viewerId)).map((row) => presentProject(row, viewerId))
}
