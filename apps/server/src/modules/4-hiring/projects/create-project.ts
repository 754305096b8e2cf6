import { randomUUID } from 'node:crypto'
import { categoryFallback, type ProjectInput, type ProjectView, toCents } from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { OnceDeps } from '../../1-ground/idempotency/shared/answer-once.ts'
import { presentProject } from './project.presenter.ts'
import { insertProject, type ProjectValues } from './project.queries.ts'
import { projectSearchText, refusalOfDeadline } from './project.rules.ts'
import { changeProjectFiles } from './project-files.ts'
import { aboutProject } from './shared/about-project.ts'

export async function createProject(
  { database: { db }, events, clock }: OnceDeps,
  input: ProjectInput & { clientId: string },
): Promise<ProjectView> {
  const { clientId } = input
  const now = clock()
  const refusal = refusalOfDeadline(input.deadline, now)
  if (refusal) throw deadlineError(refusal)
  const id = randomUUID()
  const about = aboutProject({ id, title: input.title, clientId })
  const event = { kind: 'project.posted', actorId: clientId, about } as const
  const insert = (db: Db) =>
    events.recordWith(db, now, event, (part) => insertProject(db, { ...toValues(input), id, clientId }, part))
  const ids = input.attachments ?? []
  // Without files, one statement and no transaction around it.
  if (ids.length === 0) return presentProject(await insert(db), clientId)
  return db.transaction(async (tx) => {
    const project = await insert(tx)
    await changeProjectFiles(tx, { projectId: id, ownerId: clientId, ids })
    return presentProject(project, clientId)
  })
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
