import { type TalentListView, talentCategories, talentSkills } from '@guildhall/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

type Person = { id: string; token: string }
type Seed = Record<string, unknown> & { name: string }

let t: TestApp
const people = new Map<string, Person>()

async function addPerson({ name, ...profile }: Seed): Promise<Person> {
  const person = await t.insertUser(name.toLowerCase())
  const response = await t.as(person).put('/api/profile/me', { name, title: 'Freelancer', ...profile })
  expect(response.statusCode).toBe(200)
  people.set(name, person)
  return person
}

async function find(query: Record<string, string> = {}): Promise<TalentListView> {
  const response = await t.anonymous.get(`/api/talent?${new URLSearchParams(query)}`)
  expect(response.statusCode, response.body).toBe(200)
  return response.json()
}
const namesOf = ({ people: found }: TalentListView) => found.map(({ name }) => name)
const found = async (query: Record<string, string>) => namesOf(await find(query)).toSorted()

beforeAll(async () => {
  t = await startTestApp()
  await addPerson({
    name: 'Ana',
    title: 'Web developer',
    location: 'São Paulo, Brazil',
    hourlyRate: 80,
    skills: ['React', 'TypeScript'],
    bio: 'Builds booking pages.',
    availability: 'available',
    hoursPerWeek: 30,
    languages: ['pt', 'en'],
  })
  await addPerson({
    name: 'Bo',
    title: 'Data analyst',
    location: 'Oslo',
    hourlyRate: 40,
    skills: ['Python', 'C++'],
    bio: 'Reads React code too.',
    availability: 'limited',
    languages: ['no', 'en'],
  })
  await addPerson({
    name: 'Cy',
    title: 'Writer',
    skills: ['Copywriting'],
    bio: '50% words',
    availability: 'unavailable',
  })
  await addPerson({ name: 'Hidden', title: 'Web developer', skills: ['React'], mayBeFound: false })
  await addPerson({ name: 'Untitled', title: '', skills: ['React'] })
  await addPerson({ name: 'Unskilled', title: 'Client' })
  await t.runJobs()
})

describe('GET /api/talent', () => {
  test('lists everyone who may be found and has a title and a skill', async () => {
    expect(await found({})).toEqual(['Ana', 'Bo', 'Cy'])
  })

  test.each<[Record<string, string>, string[]]>([
    [{ search: 'react' }, ['Ana', 'Bo']],
    [{ search: 'BOOKING paulo' }, ['Ana']],
    [{ search: 'c++' }, ['Bo']],
    [{ search: '50%' }, ['Cy']],
    [{ search: 'nobody' }, []],
    [{ skill: 'reactjs' }, ['Ana']],
    [{ skill: 'react', level: 'Beginner' }, []],
    [{ location: 'sao PAULO' }, ['Ana']],
    [{ location: 'paul' }, []],
    [{ language: 'en' }, ['Ana', 'Bo']],
    [{ availability: 'available' }, ['Ana']],
    [{ availability: 'open' }, ['Ana', 'Bo']],
    [{ minRate: '50' }, ['Ana']],
    [{ maxRate: '50' }, ['Bo']],
    [{ category: 'data-science' }, ['Bo']],
    [{ category: 'content-writing' }, ['Cy']],
    [{ language: 'en', availability: 'open', maxRate: '80', search: 'react' }, ['Ana', 'Bo']],
  ])('%o finds %o', async (query, names) => {
    expect(await found(query)).toEqual(names)
  })

  test('a word in name, title or skills comes before one in the text', async () => {
    expect(namesOf(await find({ search: 'react' }))).toEqual(['Ana', 'Bo'])
  })

  test.each([
    ['rate_low', ['Bo', 'Ana', 'Cy']],
    ['rate_high', ['Ana', 'Bo', 'Cy']],
    ['relevance', ['Ana', 'Bo', 'Cy']],
  ])('sorted by %s', async (sort, names) => {
    expect(namesOf(await find({ sort }))).toEqual(names)
  })

  test.each(['relevance', 'proof', 'rate_low', 'rate_high', 'response', 'rating'])(
    'pages by %s hold everyone once',
    async (sort) => {
      const names: string[] = []
      let cursor: string | null | undefined
      do {
        const page = await find({ sort, limit: '1', ...(cursor ? { cursor } : {}) })
        names.push(...namesOf(page))
        cursor = page.nextCursor
      } while (cursor)
      expect(names.toSorted()).toEqual(['Ana', 'Bo', 'Cy'])
    },
  )
})

describe('somebody who is no longer to be found', () => {
  test('an opt-out holds with the answer to it', async () => {
    const { token } = await addPerson({ name: 'Optout', skills: ['Rust'] })
    await t.runJobs()
    expect(await found({ skill: 'rust' })).toEqual(['Optout'])

    await t
      .as({ token })
      .put('/api/profile/me', { name: 'Optout', title: 'Freelancer', skills: ['Rust'], mayBeFound: false })

    expect(await found({ skill: 'rust' })).toEqual([])
  })

  test('a save that does not say so leaves the opt-out as it is', async () => {
    await t.as(people.get('Hidden')!).put('/api/profile/me', { name: 'Hidden', title: 'Back', skills: ['React'] })
    await t.runJobs()

    expect(await found({ search: 'hidden' })).toEqual([])
  })
})

test.each<Record<string, string>>([
  { search: 'x'.repeat(200) },
  { search: '%' },
  { search: '\\' },
  { search: 'K' },
  { search: 'ẞ İ 💅 \u200d \u0301' },
  { search: 'a b c d e f g h' },
  { location: '💅' },
  { location: "'; drop table users --" },
  { skill: '\u200b' },
  { minRate: '100000', maxRate: '0' },
])('%o is answered', async (query) => {
  await find(query)
})

test.each<Record<string, string>>([
  { search: 'x'.repeat(201) },
  { search: 'a b c d e f g h i' },
  { search: '\u0000' },
  { cursor: 'nonsense' },
  { level: 'Advanced' },
  { category: 'nonsense' },
  { language: 'xx' },
  { minRate: '-1' },
  { limit: '1000' },
])('%o is refused', async (query) => {
  const response = await t.anonymous.get(`/api/talent?${new URLSearchParams(query)}`)

  expect(response.statusCode).toBe(400)
})

test('every category has skills', () => {
  expect(Object.keys(talentSkills)).toEqual(talentCategories.map(({ slug }) => slug))
})
