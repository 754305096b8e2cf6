import type { ProjectInput } from '@guildhall/contract'
import type { Deps } from '../../platform/deps.ts'
import { DomainError } from '../../platform/errors.ts'
import { deadlineError, toValues } from './create-project.ts'
import { lockProject, type ProjectRow, setProject } from './project.queries.ts'
import { refusalOfDeadline, refusalToEdit } from './project.rules.ts'

/** Overwrites the client's own project. A deadline that has passed may stay as it is. */
export function updateProject(
  { database: { db }, clock }: Deps,
  { projectId, clientId, ...input }: ProjectInput & { projectId: string; clientId: string },
): Promise<ProjectRow> {
  return db.transaction(async (tx) => {
    const now = clock()
    const project = await lockProject(tx, projectId)
    if (!project) throw new DomainError('project.not_found')
    const refusal = refusalToEdit(project, clientId)
    if (refusal) throw new DomainError(refusal)
    const late = refusalOfDeadline(input.deadline, now, project.deadlineAt)
    if (late) throw deadlineError(late)

    const updated = await setProject(tx, projectId, toValues(input), now)
    if (!updated) throw new DomainError('project.not_found')
    return updated
  })
}
