import type { Db, Tx } from '../../../../platform/database/database.ts'
import { listProjectsSince, type NewProjectRow, type ProjectPlace } from '../new-project.queries.ts'

export type { ProjectPlace }
export type NewProject = NewProjectRow

export function listNewProjects(db: Db | Tx, place: ProjectPlace, limit: number): Promise<NewProject[]> {
  return listProjectsSince(db, { place, limit })
}
