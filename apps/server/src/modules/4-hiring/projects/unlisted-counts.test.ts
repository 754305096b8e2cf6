import { beforeAll, describe, expect, test } from 'vitest'
import { hide } from '../../../testing/hide.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { lookBehind } from '../../../testing/race.ts'
import { recordStatements } from '../../../testing/request-costs.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { restrictionsText } from './category-counts.queries.ts'
import { rememberedMs, UnlistedCounts } from './unlisted-counts.ts'

type User = Awaited<ReturnType<TestApp['insertUser']>>

/* What suspended people and hidden projects take from the counts of categories is remembered, and nobody may notice. */
let t: TestApp
let viewer: User
beforeAll(async () => {
  t = await startTestApp()
  viewer = await t.insertUser()
})

const counts = async () => {
  const { categories, total } = (await t.as(viewer).get('/projects?limit=24')).json()
  expect(Math.min(...Object.values(categories as Record<string, number>))).toBeGreaterThanOrEqual(0)
  const [web = 0, mobile = 0, uiUx = 0] = ['Web Development', 'Mobile Apps', 'UI/UX Design'].map(
    (name) => categories[name],
  )
  expect(total).toBe(Object.values(categories as Record<string, number>).reduce((sum, n) => sum + n, 0))
  return [web, mobile, uiUx]
}

const insertIn = (category: string, client: User) => t.insertProject({ category, clientId: client.id })

test('counts follow each suspension and its end at once', async () => {
  const [one, other] = [await t.insertUser(), await t.insertUser()]
  await insertIn('Web Development', one)
  await insertIn('Mobile Apps', one)
  await insertIn('Mobile Apps', other)
  const operator = t.as(await insertOperator(t))
  const suspend = ({ id }: User) =>
    operator.post(`/api/admin/people/${id}/suspension`, { reason: 'Forty equal messages.' })
  const lift = async ({ id }: User) => {
    const suspension = String(await t.value(`select id from suspensions where user_id = '${id}' and lifted_at is null`))
    await operator.post(`/api/admin/suspensions/${suspension}/lift`, { reason: 'They differed.' })
  }
  const seen = [await counts()]

  for (const act of [
    () => suspend(one),
    () => suspend(other),
    () => lift(one),
    () => suspend(one),
    () => lift(other),
  ]) {
    await act()
    seen.push(await counts())
  }

  expect(seen).toEqual([
    [1, 2, 0],
    [0, 1, 0],
    [0, 0, 0],
    [1, 1, 0],
    [0, 0, 0],
    [0, 1, 0],
  ])
  await lift(one)
})

describe('a hidden project', () => {
  let client: User
  let project: { id: string }
  let restore: () => Promise<void>
  beforeAll(async () => {
    client = await t.insertUser()
    project = await insertIn('UI/UX Design', client)
    const report = { kind: 'project', targetId: project.id }
    expect(await counts()).toEqual([1, 2, 1])
    restore = (await hide(t, { reporter: viewer, person: client, report })).restore
  })

  test('is not counted at once', async () => {
    expect(await counts()).toEqual([1, 2, 0])
  })

  test('that got another category is not counted there after a minute', async () => {
    await t.pool.query(`update projects set category = 'Mobile Apps' where id = $1`, [project.id])
    await counts()

    t.setClock(new Date(Date.now() + rememberedMs + 1))

    expect(await counts()).toEqual([1, 2, 0])
    t.setClock(undefined)
  })

  test('that is shown again is counted at once', async () => {
    await restore()

    expect(await counts()).toEqual([1, 3, 0])
  })
})

test('who asks while they are counted shares that count', async () => {
  const client = await t.insertUser()
  const { id: targetId } = await insertIn('Branding', client)
  await hide(t, { reporter: viewer, person: client, report: { kind: 'project', targetId } })
  const restrictions = String(await t.value(`select ${restrictionsText}`))
  const unlisted = new UnlistedCounts(() => new Date())
  const obstacle = { text: 'lock table projects in access exclusive mode', values: [] }
  const askThrice = () => Promise.all([1, 2, 3].map(() => unlisted.of(t.db, restrictions)))
  let counted: unknown[] = []

  const sent = await recordStatements(() =>
    lookBehind(
      t.deps.database,
      obstacle,
      async () => {
        counted = await askThrice()
      },
      async () => {},
    ),
  )

  const own = { Branding: 1 }
  expect(counted).toEqual([own, own, own])
  expect(sent.filter(({ name }) => name === 'unlisted_projects')).toHaveLength(1)
})
