import {
  matchCandidates,
  type ProjectMatchesView,
  shownProjectMatches,
  skillKey,
  statedCandidates,
} from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { type Db, prepared } from '../../../platform/database/database.ts'
import { listVerifiedSkills } from '../../3-skills/results/shared/list-verified-skills.ts'
import { findProjectCards, listOpenProjects } from '../../4-hiring/projects/shared/open-projects.ts'
import { findClientFigures, findPersonFigures } from '../reviews/shared/person-figures.ts'
import { findOwnFacts, listExperience } from './match.queries.ts'
import { fewOfEach, type MatchedPerson, matchOf } from './match.rules.ts'

export async function suggestProjects(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  viewerId: string,
): Promise<ProjectMatchesView> {
  const db = prepared(database.db)
  const { person, verified, stated, experience } = await findPerson(db, viewerId)
  const candidates = await listOpenProjects(db, { viewerId, now: clock() }, [
    { skills: verified, limit: matchCandidates - statedCandidates },
    { skills: stated, limit: statedCandidates },
  ])
  const matching = [...new Map(candidates.map((project) => [project.id, project])).values()]
    .map((project) => {
      const { contracts = 0, clients = 0 } = experience.get(project.category) ?? {}
      return { project, match: matchOf(project, { ...person, contracts, clients }) }
    })
    .filter(({ match }) => match.skills.points > 0)
    .sort((one, other) => other.match.points - one.match.points || +other.project.createdAt - +one.project.createdAt)
  const best = fewOfEach(matching, ({ project }) => project.clientId).slice(0, shownProjectMatches)

  const cards = await findProjectCards(
    db,
    best.map(({ project }) => project.id),
    viewerId,
  )
  const clients = await findClientFigures(
    db,
    best.map(({ project }) => project.clientId),
  )
  return {
    matches: best.flatMap(({ project: { id, clientId }, match }) => {
      const project = cards.get(id)
      return project ? [{ project, client: clients(clientId), match }] : []
    }),
    verifiedSkills: verified.length,
    statedSkills: stated.length,
  }
}

async function findPerson(db: Db, userId: string) {
  const proof = (await listVerifiedSkills(db, [userId], { onlyOnProfile: true })).get(userId) ?? []
  const own = await findOwnFacts(db, userId)
  const figures = (await findPersonFigures(db, [userId])).get(userId)
  const experience = new Map((await listExperience(db, [userId])).map((row) => [row.category, row]))
  const verified = new Map(proof.map(({ skill, difficulty }) => [skillKey(skill), difficulty]))
  const person: Omit<MatchedPerson, 'contracts' | 'clients'> = {
    verified,
    stated: new Set(own?.skills.map(skillKey)),
    rating: figures?.rating ?? null,
    reviews: figures?.reviewCount ?? 0,
    responseMinutes: figures?.responseMinutes ?? null,
    availability: own?.availability ?? null,
  }
  return {
    person,
    experience,
    verified: proof.map(({ skill }) => skill),
    stated: (own?.skills ?? []).filter((skill) => !verified.has(skillKey(skill))),
  }
}
