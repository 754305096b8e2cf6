import type { Tx } from '../../../../platform/database/database.ts'
import { insertPrivateProjectRow } from '../private-project.queries.ts'
import { projectSearchText } from '../project.rules.ts'

export type PrivateProject = {
  clientId: string
  title: string
  description: string
  priceCents: number
  deadlineAt: Date
  now: Date
}

/** Accepted in the same transaction, so it can never receive a proposal. */
export function insertPrivateProject(tx: Tx, { now, ...project }: PrivateProject): Promise<string> {
  return insertPrivateProjectRow(tx, {
    ...project,
    requiredSkills: [],
    searchText: projectSearchText({ ...project, requiredSkills: [] }),
    createdAt: now,
    updatedAt: now,
  })
}
