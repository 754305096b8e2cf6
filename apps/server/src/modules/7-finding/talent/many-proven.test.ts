import { comparedMatches, gatheredPeople } from '@guildhall/contract'
import pg from 'pg'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { insertListings } from '../../../testing/listings.ts'
import { buffersOf, recordStatements } from '../../../testing/request-costs.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import type { ListingSource } from './listing.rules.ts'
import { CommonSkills } from './shared/common-skills.ts'
import { listProven } from './shared/list-proven.ts'

// More than are gathered. Those with a completed contract come before those without in the order of searches.
const people = 2 * gatheredPeople
const each = comparedMatches / 2

let t: TestApp
beforeAll(async () => {
  t = await startTestApp({ inNewDatabase: true })
  await insertListings(
    t,
    Array.from({ length: people }, (_, n): ListingSource => {
      const skills = n % 7 === 0 ? ['Weaving', 'Felting'] : ['Weaving']
      return {
        ...{ name: `Person ${n}`, username: `p${n}`, title: 'Weaver', location: 'Oslo', about: 'weaves rugs', skills },
        ...{
          rateCents: 2_000,
          availability: null,
          languages: [],
          rating: null,
          reviewCount: null,
          responseMinutes: null,
        },
        ...{ completedJobs: n % 2, completedForClients: n % 2 === 0 ? 0 : 1 + (n % 9) },
        proven: skills.map((skill) => ({
          ...{ skill, difficulty: n % 3 === 0 ? 'Advanced' : 'Beginner', source: 'generated', percentage: 80 },
          resultId: '00000000-0000-4000-8000-000000000000',
        })),
      }
    }),
  )
  await t.vacuumAnalyze('talent_listings')
})

let common: CommonSkills
beforeEach(() => {
  common = new CommonSkills(() => new Date())
})

const suggest = (project: { id: string; clientId: string }) =>
  listProven(t.db, common, { project: { ...project, requiredSkills: ['Weaving', 'Felting'] }, each })

test.each([true, false])(
  'of very many, the first in the order of searches are compared (newcomers: %s)',
  async (isNewcomer) => {
    const project = await t.insertProject({ requiredSkills: ['Weaving', 'Felting'] })

    const found = (await suggest(project)).filter((one) => one.isNewcomer === isNewcomer)

    const compared = (await t.value(
      `select json_agg(first) from (
       select user_id, proven_total as fit from talent_listings where (completed_jobs = 0) = $1
       order by relevance desc, user_id desc limit ${comparedMatches}) first`,
      [isNewcomer],
    )) as { user_id: string; fit: number }[]
    const best = compared.toSorted((one, other) => other.fit - one.fit).slice(0, each)
    expect(found.map(({ verified }) => verified.size)).toEqual(best.map(({ fit }) => fit))
    expect(compared.map(({ user_id }) => user_id)).toEqual(expect.arrayContaining(found.map(({ userId }) => userId)))
  },
)

test('of very many, too, no one is suggested who opted out, proposed, or posted the project', async () => {
  const [first, second, third, ...others] = (await suggest(await t.insertProject({}))).map(({ userId }) => userId)
  const project = await t.insertProject({ clientId: String(first) })
  await t.queryAsOwner(`update profiles set may_be_found = false where user_id = '${second}'`)
  await t.insertProposal({ projectId: project.id, freelancerId: String(third) })

  const found = (await suggest(project)).map(({ userId }) => userId)

  expect(others.length).toBe(2 * each - 3)
  expect(found).toHaveLength(2 * each)
  for (const id of [first, second, third]) expect(found).not.toContain(id)
})

test('of very many, too, only the first of equal requests gathers in vain, and both find the same people', async () => {
  const project = await t.insertProject({})
  const [first, second] = [
    await recordStatements(() => suggest(project)),
    await recordStatements(() => suggest(project)),
  ]
  const found = await suggest(project)
  common = new CommonSkills(() => new Date())

  expect(found).toEqual(await suggest(project))
  const connection = new pg.Client(t.url)
  await connection.connect()
  const [gathering, walking] = [await buffersOf(connection, first), await buffersOf(connection, second)]
  await connection.end()
  expect(gathering - walking).toBeGreaterThan(100)
})
