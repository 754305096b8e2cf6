import type { Db } from '../../../platform/database/database.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findPicture, type PictureRow } from './picture.queries.ts'

export async function getPicture(db: Db, id: string): Promise<PictureRow> {
  const picture = await findPicture(db, id)
  if (!picture) throw new DomainError('picture.not_found')
  return picture
}
