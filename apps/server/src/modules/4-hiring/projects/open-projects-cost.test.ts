import { gatheredProjects, matchCandidates, statedCandidates, walkedProjects } from '@guildhall/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buffersOf, recordStatements, unpreparedOf } from '../../../testing/request-costs.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { projectSearchText } from './project.rules.ts'
import { listOpenProjects } from './shared/open-projects.ts'

/* Open projects by skill, one every ten minutes: what finding the newest of them costs, and which they are. */
const count = walkedProjects + 2_000
const isOld = (n: number) => n >= walkedProjects
const asks: Record<string, (n: number) => boolean> = {
  Woodwork: () => true,
  Joinery: (n) => n % 5 === 0,
  // More than are gathered, but hardly any among the newest.
  Gilding: (n) => n % (isOld(n) ? 3 : 500) === 0,
  Caning: (n) => isOld(n) && n % 100 === 0,
}
const skillsAt = (n: number) => Object.keys(asks).filter((skill) => asks[skill]?.(n))

let t: TestApp
let viewerId: string
let connection: pg.Client
beforeAll(async () => {
  t = await startTestApp({ inNewDatabase: true })
  viewerId = (await t.insertUser()).id
  const client = await t.insertUser()
  const kinds = new Map<string, { place: number; skills: string[]; text: string }>()
  const kindOf = Array.from({ length: count }, (_, n) => {
    const skills = skillsAt(n)
    const project = { title: 'A bench', description: 'Of oak.', requiredSkills: skills }
    const kind = kinds.get(skills.join()) ?? { place: kinds.size, skills, text: projectSearchText(project) }
    kinds.set(skills.join(), kind)
    return kind.place
  })
  await t.pool.query(
    `insert into projects (client_id, title, description, price_cents, required_skills, deadline_at, search_text, created_at)
     select $1, 'A bench', 'Of oak.', 100, array(select json_array_elements_text(skills)), '2099-01-01', text,
       timestamptz '2030-01-01' - make_interval(mins => 10 * (n - 1)::int)
     from unnest($2::int[]) with ordinality made (kind, n)
       join json_to_recordset($3) as kinds(place int, skills json, text text) on kinds.place = kind`,
    [client.id, kindOf, JSON.stringify([...kinds.values()])],
  )
  await t.vacuumAnalyze('projects')
  connection = new pg.Client(t.url)
  await connection.connect()
})
afterAll(() => connection.end())

const verifiedCandidates = matchCandidates - statedCandidates
const findAll = async (...wanted: { skills: string[]; limit: number }[]) => {
  const found = await listOpenProjects(t.db, { viewerId, now: new Date('2030-01-02') }, wanted)
  return found.map(({ createdAt }) => (Date.parse('2030-01-01') - createdAt.getTime()) / 600_000)
}
const find = (skills: string[], limit: number) => findAll({ skills, limit })
const asking = (skill: string) => Array.from({ length: count }, (_, n) => n).filter((n) => skillsAt(n).includes(skill))

test.each([
  { skill: 'Woodwork', limit: statedCandidates, buffers: 700 },
  { skill: 'Woodwork', limit: verifiedCandidates, buffers: 2_000 },
  { skill: 'Joinery', limit: statedCandidates, buffers: 500 },
  { skill: 'Joinery', limit: verifiedCandidates, buffers: 1_500 },
])('the newest $limit that ask for $skill', async ({ skill, limit, buffers }) => {
  const sent = await recordStatements(async () => {
    expect(await find([skill], limit)).toEqual(asking(skill).slice(0, limit))
  })

  expect(unpreparedOf(sent)).toEqual([])
  expect(await buffersOf(connection, sent)).toBeLessThanOrEqual(buffers)
})

test('if very many ask for a skill, only those among the newest of all', async () => {
  expect(asking('Gilding').length).toBeGreaterThan(gatheredProjects)

  expect(await find(['Gilding'], statedCandidates)).toEqual(asking('Gilding').filter((n) => n < walkedProjects))
})

test('if few ask for a skill, all of them, however old', async () => {
  expect(await find(['Caning'], statedCandidates)).toEqual(asking('Caning'))
})

test('for several lists, whether few are open is asked once', async () => {
  const lists = [
    { skills: ['Joinery'], limit: verifiedCandidates },
    { skills: ['Upholstery', 'Caning'], limit: statedCandidates },
    { skills: [], limit: statedCandidates },
  ]

  const sent = await recordStatements(async () => {
    expect(await findAll(...lists)).toEqual([
      ...asking('Joinery').slice(0, verifiedCandidates),
      ...asking('Caning').slice(0, statedCandidates),
    ])
  })

  expect(sent.filter(({ name }) => name === 'open_behind')).toHaveLength(1)
})

test('where few are open, those that ask for one of several skills', async () => {
  const isOpen = (n: number) => n % 70 === 0
  await t.pool.query(
    `update projects set status = 'completed'
     where extract(epoch from timestamptz '2030-01-01' - created_at)::int / 600 % 70 <> 0`,
  )
  const asked = [...asking('Joinery'), ...asking('Gilding')].filter(isOpen)
  const newest = [...new Set(asked)].toSorted((one, other) => one - other)

  expect(newest.length).toBeGreaterThan(statedCandidates)
  expect(await find(['Gilding', 'Upholstery', 'Joinery'], statedCandidates)).toEqual(newest.slice(0, statedCandidates))
  expect(await find(['Upholstery'], statedCandidates)).toEqual([])
})
