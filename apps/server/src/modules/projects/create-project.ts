import { categoryFallback, type ProjectInput, type ProjectView, toCents } from '@guildhall/contract'
import type { Deps } from '../../deps.ts'
import { DomainError } from '../../platform/errors.ts'
import { publishChanged } from '../../platform/live/publish-changed.ts'
import { presentProject } from './project.presenter.ts'
import { insertProject, type ProjectValues } from './project.queries.ts'
import { projectSearchText, refusalOfDeadline } from './project.rules.ts'

export async function createProject(
  { database: { db }, live, clock }: Deps,
  { clientId, ...input }: ProjectInput & { clientId: string },
): Promise<ProjectView> {
  const refusal = refusalOfDeadline(input.deadline, clock())
  if (refusal) throw deadlineError(refusal)
  const project = await insertProject(db, clientId, toValues(input))
  publishChanged(live, db, [clientId], { part: 'project', projectId: project.id })
  return presentProject(project, clientId)
}

/** The stored form: cents, and no category for the fallback. */
export function toValues(input: ProjectInput): ProjectValues {
  return {
    title: input.title,
    description: input.description,
    priceCents: toCents(input.price),
    category: input.category && input.category !== categoryFallback ? input.category : null,
    image: input.image ?? '',
    requiredSkills: input.requiredSkills,
    deadlineAt: input.deadline,
    minimumLevel: input.minimumLevel ?? null,
    searchText: projectSearchText(input),
  }
}

export function deadlineError(code: 'project.deadline_passed') {
  return new DomainError(code, {}, [
    { path: 'deadline', message: 'The deadline has already passed. Choose a later date.' },
  ])
}
