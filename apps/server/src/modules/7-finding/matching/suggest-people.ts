import {
  matchCandidates,
  type PeopleMatchesView,
  type PersonMatchView,
  shownNewcomers,
  shownPeopleMatches,
} from '@guildhall/contract'
import type { Db } from '../../../platform/database/database.ts'
import { getProjectForClient } from '../../4-hiring/projects/shared/get-project-for-client.ts'
import { findPersonFigures } from '../reviews/shared/person-figures.ts'
import type { CommonSkills } from '../talent/shared/common-skills.ts'
import { findTalentCards } from '../talent/shared/find-talent-cards.ts'
import { listProven } from '../talent/shared/list-proven.ts'
import { listExperience } from './match.queries.ts'
import { hasProof, matchOf } from './match.rules.ts'

/** Empty unless the project is open. Throws `project.not_found` or `project.not_yours`. */
export async function suggestPeople(
  { db, common }: { db: Db; common: CommonSkills },
  { projectId, clientId }: { projectId: string; clientId: string },
): Promise<PeopleMatchesView> {
  const project = await getProjectForClient(db, projectId, clientId)
  if (project.status !== 'active') return { people: [], newcomers: [] }
  const candidates = await listProven(db, common, { project, each: matchCandidates / 2 })
  const ids = candidates.map(({ userId }) => userId)
  const figures = await findPersonFigures(db, ids)
  const experience = new Map(
    (await listExperience(db, ids, { only: project.category })).map((row) => [row.userId, row]),
  )
  const ranked = candidates
    .map(({ userId, isNewcomer, ...person }) => {
      const { contracts = 0, clients = 0 } = experience.get(userId) ?? {}
      const { rating = null, reviewCount = 0, responseMinutes = null } = figures.get(userId) ?? {}
      const known = { ...person, contracts, clients, rating, reviews: reviewCount, responseMinutes }
      return { userId, isNewcomer, match: matchOf(project, known) }
    })
    .sort((one, other) => other.match.points - one.match.points)
  const people = ranked.filter(({ isNewcomer }) => !isNewcomer).slice(0, shownPeopleMatches)
  const newcomers = ranked.filter(({ isNewcomer, match }) => isNewcomer && hasProof(match)).slice(0, shownNewcomers)

  const cards = await findTalentCards(
    db,
    [...people, ...newcomers].map(({ userId }) => userId),
  )
  const withCard = ({ userId, match }: (typeof ranked)[number]): PersonMatchView[] => {
    const person = cards.get(userId)
    return person ? [{ person, match }] : []
  }
  return { people: people.flatMap(withCard), newcomers: newcomers.flatMap(withCard) }
}
