import { describe, expect, test } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'

describe('the database itself refuses a project', () => {
  test.each([
    { what: 'without a title', set: `title = ''`, constraint: 'projects_title_length' },
    { what: 'with a title of 201 characters', set: `title = repeat('💅', 201)`, constraint: 'projects_title_length' },
    { what: 'without a description', set: `description = ''`, constraint: 'projects_description_length' },
    {
      what: 'with a description of 20,001 characters',
      set: `description = repeat('x', 20001)`,
      constraint: 'projects_description_length',
    },
    { what: 'for nothing', set: 'price_cents = 0', constraint: 'projects_price_positive' },
    { what: 'for less than nothing', set: 'price_cents = -1', constraint: 'projects_price_positive' },
    { what: 'in no known state', set: `status = 'open'`, constraint: 'projects_status_known' },
    { what: 'that needs no skill', set: `required_skills = '{}'`, constraint: 'projects_skills_some' },
    {
      what: 'that needs 31 skills',
      set: `required_skills = array_fill('x'::text, array[31])`,
      constraint: 'projects_skills_some',
    },
    {
      what: 'of an unknown client',
      set: 'client_id = gen_random_uuid()',
      constraint: 'projects_client_id_users_id_fk',
    },
  ])('$what', async ({ set, constraint }) => {
    const t = await startTestApp()
    const { id } = await t.insertProject()

    await expect(t.pool.query(`update projects set ${set} where id = $1`, [id])).rejects.toMatchObject({ constraint })
  })
})

describe('the counts of the categories', () => {
  const counted = `select json_object_agg(category, projects order by category) from
    (select category, sum(projects) as projects from project_category_counts group by 1) c where projects <> 0`
  const truth = `select json_object_agg(category, n order by category) from
    (select coalesce(category, 'Design') as category, count(*) as n from projects group by 1) grouped`
  const insert = `insert into projects (client_id, title, description, price_cents, category, required_skills,
      deadline_at, search_text)
    select $1, 'x', 'x', 1, (array['Mobile Apps', 'Web Development', null])[1 + n % 3], '{x}', now(), 'x'
    from generate_series(1, 10) n`

  test('stay true through every way a row can come, change and go', async () => {
    const t = await startTestApp()
    const client = await t.insertUser()
    const steps = [
      insert,
      insert,
      `update projects set category = null where category = 'Mobile Apps' and client_id = $1`,
      `update projects set category = 'Content Writing' where category is null and client_id = $1`,
      `update projects set category = category, title = 'y' where client_id = $1`,
      `delete from projects where category = 'Content Writing' and client_id = $1`,
    ]

    for (const step of steps) {
      await t.pool.query(step, [client.id])
      expect(await t.value(counted)).toEqual(await t.value(truth))
    }
    await t.pool.query('delete from projects where client_id = $1', [client.id])
  })

  test('make no open transaction wait for another, and each sees its own writes', async () => {
    const t = await startTestApp()
    const client = await t.insertUser()
    const deleted = await t.insertProject({ category: 'Mobile Apps' })
    const [edited, editedBack] = [
      await t.insertProject({ category: 'Mobile Apps' }),
      await t.insertProject({ category: 'Web Development' }),
    ]
    const setCategory = 'update projects set category = $1 where id = $2'
    const writes: [text: string, values: unknown[]][] = [
      [insert, [client.id]],
      [insert, [client.id]],
      [setCategory, ['Web Development', edited.id]],
      [setCategory, ['Mobile Apps', editedBack.id]],
      ['delete from projects where id = $1', [deleted.id]],
      [insert, [client.id]],
    ]
    const connections = await Promise.all(writes.map(() => t.pool.connect()))
    try {
      for (const [place, [text, values]] of writes.entries()) {
        const connection = connections[place]
        await connection?.query('begin')
        // Fails if it has to wait for a lock of the earlier transactions, which are still open.
        await connection?.query(`set local lock_timeout = '1ms'`)
        await connection?.query(text, values)
        const seen = async (statement: string) => Object.values((await connection?.query(statement))?.rows[0])
        expect(await seen(counted)).toEqual(await seen(truth))
      }
      await connections[0]?.query('rollback')
      for (const connection of connections.slice(1).reverse()) await connection.query('commit')
    } finally {
      for (const connection of connections) connection.release(true)
    }

    expect(await t.value(counted)).toEqual(await t.value(truth))
  })

  test('are sums of at most as many rows as there ever were transactions at once', async () => {
    const t = await startTestApp()
    const client = await t.insertUser()
    const rows = 'select count(*) from project_category_counts'
    await t.pool.query(insert, [client.id])
    const before = await t.value(rows)

    for (let time = 0; time < 5; time++) await t.pool.query(insert, [client.id])

    expect(await t.value(rows)).toBe(before)
  })

  test('read on a page by who has just posted hold the new project', async () => {
    const t = await startTestApp()
    const client = await t.insertUser()
    const category = 'UI/UX Design'
    const count = async () => (await t.as(client).get('/projects?limit=24')).json().categories[category] ?? 0
    const before = await count()
    const project = {
      title: 'A kiosk screen',
      description: 'For a museum.',
      price: 100,
      category,
      requiredSkills: ['Figma'],
      deadline: '2999-01-01',
    }

    const answers = await Promise.all(Array.from({ length: 8 }, () => t.as(client).post('/projects/create', project)))

    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201))
    expect(await count()).toBe(before + 8)
  })
})
