import { expect, test } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'
import { writeSearchKeys } from './write-search-keys.ts'

test('projects of a release without keys are found by short needles once their keys are written', async () => {
  const t = await startTestApp()
  const viewer = await t.insertUser()
  const { id } = await t.insertProject({ title: 'Manual of the QX-9' })
  const kept = await t.insertProject({ title: 'Another qx' })
  await t.pool.query(`update projects set search_text = split_part(search_text, 'K', 1) where id = $1`, [id])
  const search = async () => {
    const { projects } = (await t.as(viewer).get('/projects?search=qx')).json()
    return projects.map((project: { _id: string }) => project._id)
  }
  expect(await search()).toEqual([kept.id])

  await writeSearchKeys(t.db)
  await writeSearchKeys(t.db)

  expect(await search()).toEqual([kept.id, id])
  expect(await t.value(`select count(*) from projects where strpos(search_text, 'K') = 0`)).toBe(0)
})
