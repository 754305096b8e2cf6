import type { ProjectView } from '@guildhall/contract'
import type { Db } from '../../../../platform/database/database.ts'
import { facetKey } from '../../../../platform/text-search/search-keys.rules.ts'
import { listOpenRows, listProjectsById, type OpenProjectRow } from '../open-projects.queries.ts'
import { presentProject } from '../project.presenter.ts'
import { skillFacets } from '../project.rules.ts'

type Wanted = { viewerId: string; skills: readonly string[]; now: Date; limit: number }

export async function listOpenProjects(db: Db, { skills, ...rest }: Wanted): Promise<OpenProjectRow[]> {
  if (skills.length === 0) return []
  return listOpenRows(db, { ...rest, keys: skillFacets(skills).map(facetKey) })
}

export async function findProjectCards(
  db: Db,
  ids: readonly string[],
  viewerId: string,
): Promise<Map<string, ProjectView>> {
  if (ids.length === 0) return new Map()
  return new Map((await listProjectsById(db, ids)).map((row) => [row.id, presentProject(row, viewerId)]))
}
