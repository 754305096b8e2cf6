import {
  type AttachedFilesView,
  hourMs,
  looseProjectFileHours,
  looseProjectFilesMaximum,
  projectFilesMaximum,
} from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Db, Tx } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { type LooseUpload, receiveLooseFiles } from '../../1-ground/uploads/shared/receive-loose-files.ts'
import { sweepLoose } from '../../1-ground/uploads/shared/sweep-loose-files.ts'
import { requireReadable } from './get-project.ts'
import {
  countLooseProjectFiles,
  deleteLooseProjectFiles,
  findProjectFile,
  insertLooseProjectFiles,
  listProjectFiles,
  setProjectFiles,
} from './project-file.queries.ts'

export const uploadProjectFiles = (deps: Deps, upload: LooseUpload): Promise<AttachedFilesView> =>
  receiveLooseFiles(deps, upload, {
    most: { files: projectFilesMaximum, code: 'project.too_many_files' },
    mostLoose: { files: looseProjectFilesMaximum, code: 'project.loose_files' },
    countLoose: countLooseProjectFiles,
    insert: insertLooseProjectFiles,
  })

/** For whoever may read the project. */
export async function getProjectFile(db: Db, request: { projectId: string; fileId: string; viewerId: string }) {
  await requireReadable(db, request.projectId, request.viewerId)
  const file = await findProjectFile(db, request)
  if (!file) throw new DomainError('project.file_not_found')
  return file
}

/** Takes the project locked. Returns the names before and after, or undefined if the files are the same. */
export async function changeProjectFiles(
  tx: Tx,
  { projectId, ownerId, ids }: { projectId: string; ownerId: string; ids: readonly string[] },
) {
  const before = await listProjectFiles(tx, projectId)
  if (JSON.stringify(before.map(({ id }) => id)) === JSON.stringify(ids)) return undefined
  const found = await setProjectFiles(tx, { projectId, ownerId, ids })
  if (found < ids.length) throw new DomainError('project.file_not_found', {}, [atAttachments])
  return { before: namesOf(before), after: namesOf(await listProjectFiles(tx, projectId)) }
}

const atAttachments = {
  path: 'attachments',
  message: 'A file is no longer here. Remove it, and attach it again.',
}

const namesOf = (files: readonly { filename: string }[]) => files.map(({ filename }) => filename)

export const sweepLooseProjectFiles = (deps: Deps) =>
  sweepLoose(deps, new Date(deps.clock().getTime() - looseProjectFileHours * hourMs), deleteLooseProjectFiles)
