import { assertRow } from '../../../platform/database/assert-row.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { projects } from './project.tables.ts'

export async function insertPrivateProjectRow(
  tx: Tx,
  values: Omit<typeof projects.$inferInsert, 'isPrivate'>,
): Promise<string> {
  const [row] = await tx
    .insert(projects)
    .values({ ...values, isPrivate: true })
    .returning({ id: projects.id })
  assertRow(row, 'an inserted project')
  return row.id
}
