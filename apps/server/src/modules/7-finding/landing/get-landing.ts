import {
  dayMs,
  type LandingPersonView,
  type LandingView,
  projectCategories,
  type TalentView,
  talentCategoryNamed,
  toDollars,
  uploadedPictureId,
  utcDayOf,
} from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { ReadDb } from '../../../platform/database/database.ts'
import { exampleStatement } from '../../1-ground/ledger/shared/example-statement.ts'
import { listProvenPeople } from '../talent/shared/list-proven-people.ts'

const peopleShown = 4
const provenShown = 2
const exampleCents = 120_000

const categories = projectCategories.flatMap((name) => talentCategoryNamed(name) ?? [])

/** No contract that exists is shown: what two people agreed and paid is theirs alone. */
export async function getLanding(db: ReadDb, { clock, config }: Pick<Deps, 'clock' | 'config'>): Promise<LandingView> {
  const now = clock()
  const feeBps = config.platformFeeBps
  const people = await listProvenPeople(db, { now, limit: peopleShown })
  return {
    feeBps,
    categories,
    people: people.map(presentPerson),
    example: exampleContract(now, feeBps),
  }
}

function presentPerson({ verifiedSkills, profileImage, ...person }: TalentView): LandingPersonView {
  return {
    ...person,
    profileImage: uploadedPictureId(profileImage) ? profileImage : '',
    verifiedSkills: verifiedSkills.slice(0, provenShown),
  }
}

/** Changes once a day, as pages that show it are made again when it does. */
function exampleContract(now: Date, feeBps: number) {
  const today = utcDayOf(now).getTime()
  const { feeCents, lines } = exampleStatement({
    ...{ cents: exampleCents, feeBps, paidAt: new Date(today - 12 * dayMs), approvedAt: new Date(today - 3 * dayMs) },
  })
  return {
    title: 'A logo for a bakery',
    amount: toDollars(exampleCents),
    fee: toDollars(feeCents),
    earnings: toDollars(exampleCents - feeCents),
    lines,
  }
}
