import type { PersonFiguresDetailView } from '@guildhall/contract'
import type { ReadDb } from '../../../platform/database/database.ts'
import { noInputs, presentFigures } from './figures.presenter.ts'
import { findFigures } from './figures.queries.ts'
import { requireMeasured } from './require-measured.ts'

/** A person's figures and what they are computed from. Throws `profile.not_available`. */
export async function getFigures(db: ReadDb, userId: string): Promise<PersonFiguresDetailView> {
  const { name, profileImage, hasProfile, mayBeFound } = await requireMeasured(db, userId)
  const row = await findFigures(db, userId)
  return {
    person: { _id: userId, name, profileImage, hasProfile, mayBeFound },
    figures: presentFigures(row),
    inputs: row?.inputs ?? noInputs,
  }
}
