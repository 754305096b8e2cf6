import { describe, expect, test } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'

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
      what: 'of nobody',
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
  test('stay true through every way a row can come, change and go', async () => {
    const t = await startTestApp()
    const client = await t.insertUser()
    const insert = `insert into projects (client_id, title, description, price_cents, category, required_skills,
        deadline_at, search_text)
      select $1, 'x', 'x', 1, (array['Mobile Apps', 'Web Development', null])[1 + n % 3], '{x}', now(), 'x'
      from generate_series(1, 10) n`
    const counted = `select json_object_agg(category, projects order by category) from project_category_counts where projects <> 0`
    const truth = `select json_object_agg(category, n order by category) from
      (select coalesce(category, 'Design') as category, count(*) as n from projects group by 1) grouped`
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

  test('stay true when two transactions change the same categories in opposite orders', async () => {
    const t = await startTestApp()
    const [one, other] = [
      await t.insertProject({ category: 'Mobile Apps' }),
      await t.insertProject({ category: 'Web Development' }),
    ]
    const set = (id: string, category: string) => () =>
      t.pool.query('update projects set category = $1 where id = $2', [category, id])
    // Whoever took the other category first, and only then asked for this one, would wait for ever.
    const obstacle = {
      text: `select 1 from project_category_counts where category = 'Web Development' for update`,
      values: [],
    }

    await t.raceBehind(obstacle, [set(one.id, 'Web Development'), set(other.id, 'Mobile Apps')])

    const counts = `select json_object_agg(category, projects) from project_category_counts
      where category in ('Mobile Apps', 'Web Development')`
    const truth = `select json_object_agg(category, n) from
      (select category, count(*) as n from projects where category in ('Mobile Apps', 'Web Development') group by 1) g`
    expect(await t.value(counts)).toEqual(await t.value(truth))
  })
})
