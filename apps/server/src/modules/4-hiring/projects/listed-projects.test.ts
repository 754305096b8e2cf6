import { listedTextLength } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const oneEmoji = '🪚'
const goesOn = `${oneEmoji.repeat(listedTextLength)}, and more`

async function insertLongest(t: TestApp, count: number, character: string) {
  const client = await t.insertUser()
  const text = (length: number) => character.repeat(length)
  const created = await t.as(client).post('/projects/create', {
    title: `${text(199)}x`,
    description: `${text(19_999)}x`,
    price: 9_999_999.99,
    category: 'Digital Marketing',
    image: `https://example.com/${'x'.repeat(1_980)}`,
    requiredSkills: Array.from({ length: 30 }, () => `${text(59)}x`),
    deadline: '2099-06-01',
    minimumLevel: 'Intermediate',
  })
  expect(created.statusCode).toBe(201)
  const columns = (await t.value(`select string_agg(quote_ident(column_name), ', ') from information_schema.columns
    where table_name = 'projects' and column_name <> 'id'`)) as string
  await t.pool.query(
    `insert into projects (${columns}) select ${columns} from projects, generate_series(2, $2) where id = $1`,
    [created.json()._id, count],
  )
  return client
}

describe('a long description', () => {
  async function arrange(description: string) {
    const t = await startTestApp()
    const client = await t.insertUser()
    const project = await t.insertProject({ clientId: client.id, description })
    const listOf = async (url: string) => {
      const body = (await t.as(client).get(url)).json()
      return (body.projects ?? body.data).find(({ _id }: { _id: string }) => _id === project.id)
    }
    return { t, client, project, listOf, urls: ['/projects', '/api/projects', `/projects/user/${client.id}`] }
  }

  test('is cut after 2,000 characters in every list, which says so, and is whole in its project', async () => {
    const { t, client, project, listOf, urls } = await arrange(goesOn)

    const one = (await t.as(client).get(`/projects/${project.id}`)).json()

    for (const url of urls) {
      const { description, descriptionTruncated } = await listOf(url)
      expect([description, descriptionTruncated]).toEqual([oneEmoji.repeat(listedTextLength), true])
    }
    expect(one.description).toBe(goesOn)
    expect(one).not.toHaveProperty('descriptionTruncated')
  })

  test.each(['short', 'x'.repeat(listedTextLength), oneEmoji.repeat(listedTextLength)])(
    'of at most 2,000 characters is whole everywhere: %#',
    async (description) => {
      const { listOf, urls } = await arrange(description)

      for (const url of urls) {
        const listed = await listOf(url)
        expect(listed.description).toBe(description)
        expect(listed).not.toHaveProperty('descriptionTruncated')
      }
    },
  )

  test('is found by its last word and listed with its beginning', async () => {
    const { t, client } = await arrange(`${'x'.repeat(5_000)} periwinkle`)
    await insertLongest(t, 1, 'y')

    const { projects, total } = (await t.as(client).get('/projects?search=periwinkle')).json()

    expect([total, projects[0].descriptionTruncated, projects[0].description.length]).toEqual([1, true, 2_000])
  })
})

// 💅 takes four bytes; JSON escapes a control character as six.
test.each([
  { character: 'a', limit: 24, most: 200_000 },
  { character: '💅', limit: 24, most: 500_000 },
  { character: '\u0001', limit: 24, most: 700_000 },
  { character: '\u0001', limit: 50, most: 1_400_000 },
  { character: 'a', limit: 100, most: 700_000 },
  { character: '\u0001', limit: 100, most: 2_700_000 },
])('$limit rows full of $character weigh less than $most bytes', async ({ character, limit, most }) => {
  const t = await startTestApp()
  const client = await insertLongest(t, limit, character)

  for (const url of ['/projects', `/projects/user/${client.id}`]) {
    const { rawPayload } = await t.as(client).get(`${url}?limit=${limit}`)
    expect(rawPayload.length).toBeLessThan(most)
  }
})
