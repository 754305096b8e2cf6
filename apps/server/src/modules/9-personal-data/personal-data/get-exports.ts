import type { DataExportsView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import type { SentFile } from '../../../platform/storage/send-file.ts'
import { presentExports } from './data-export.presenter.ts'
import { findReadyExport, listExports } from './data-export.queries.ts'

export async function getExports({ database: { db }, clock }: Deps, userId: string): Promise<DataExportsView> {
  return presentExports(await listExports(db, userId), clock())
}

/** The file of a copy, for its owner. Throws `export.not_found` for everybody else, and before it is ready. */
export async function getExportFile(
  { database: { db }, files, clock }: Deps,
  request: { id: string; userId: string },
): Promise<SentFile> {
  const found = await findReadyExport(db, { ...request, now: clock() })
  if (!found) throw new DomainError('export.not_found')
  return {
    filename: `guildhall-${found.requestedAt.toISOString().slice(0, 10)}.zip`,
    contentType: 'application/zip',
    sizeBytes: found.sizeBytes,
    sha256: found.sha256,
    open: (range) => files.open(found.storageKey, range),
  }
}
