import type { Db, Tx } from '../../../platform/database/database.ts'
import { listProjectsSince, type NewProjectRow, type ProjectPlace } from '../new-project.queries.ts'

export type { ProjectPlace }
export type NewProject = NewProjectRow

/** A project is listed once no other one can be committed with an earlier time. */
const settledSeconds = 10

export function listNewProjects(db: Db | Tx, place: ProjectPlace, limit: number): Promise<NewProject[]> {
  return listProjectsSince(db, { place, settledSeconds, limit })
}

/** After all projects that are listed by now. */
export function settledPlace(now: Date): ProjectPlace {
  return { createdAt: new Date(now.getTime() - settledSeconds * 1_000), id: '00000000-0000-0000-0000-000000000000' }
}
