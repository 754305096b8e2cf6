import type { ProjectView } from '@guildhall/contract'
import type { Db } from '../../../../platform/database/database.ts'
import { facetKey } from '../../../../platform/text-search/search-keys.rules.ts'
import { listOpenRows, listProjectsById, type OpenProjectRow } from '../open-projects.queries.ts'
import { presentProject } from '../project.presenter.ts'
import { skillFacets } from '../project.rules.ts'

type Wanted = { skills: readonly string[]; limit: number }

/** One list after the other. */
export function listOpenProjects(
  db: Db,
  viewer: { viewerId: string; now: Date },
  lists: readonly Wanted[],
): Promise<OpenProjectRow[]> {
  const searches = lists
    .filter(({ skills }) => skills.length > 0)
    .map(({ skills, limit }) => ({ ...viewer, limit, keys: skillFacets(skills).map(facetKey) }))
  return listOpenRows(db, searches)
}

export async function findProjectCards(
  db: Db,
  ids: readonly string[],
  viewerId: string,
): Promise<Map<string, ProjectView>> {
  if (ids.length === 0) return new Map()
  return new Map((await listProjectsById(db, ids)).map((row) => [row.id, presentProject(row, viewerId)]))
}
