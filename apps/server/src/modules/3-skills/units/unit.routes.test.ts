import { expect, test } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'

test('the units are public, in reading order, with nothing saved', async () => {
  const t = await startTestApp()
  const { units, saved } = (await t.anonymous.get('/api/units')).json()

  expect(units.length).toBeGreaterThanOrEqual(24)
  expect(saved).toEqual([])
  expect((await t.anonymous.get(`/api/units/${units[0].id}`)).json()).toEqual(units[0])
})

test('a saved unit stays on the account, and on no other one, until it is taken off', async () => {
  const t = await startTestApp()
  const [ada, stranger] = [await t.insertUser(), await t.insertUser()]
  const { units } = (await t.anonymous.get('/api/units')).json<{ units: { id: string }[] }>()
  // Not saved in the order of their ids.
  const [one, other] = units.toSorted((a, b) => a.id.localeCompare(b.id)) as [{ id: string }, { id: string }]
  t.setClock(new Date('2026-01-01T10:00:00Z'))
  await t.as(ada).put(`/api/units/${one.id}/saved`, { saved: true })
  t.setClock(new Date('2026-01-01T11:00:00Z'))

  const both = await t.as(ada).put(`/api/units/${other.id}/saved`, { saved: true })
  await t.as(ada).put(`/api/units/${one.id}/saved`, { saved: true })
  const left = await t.as(ada).put(`/api/units/${other.id}/saved`, { saved: false })

  expect(both.json().saved).toEqual([other.id, one.id])
  expect(left.json().saved).toEqual([one.id])
  expect((await t.as(ada).get('/api/units')).json().saved).toEqual([one.id])
  expect((await t.as(stranger).get('/api/units')).json().saved).toEqual([])
})

test('an unknown unit is missing, to read and to save', async () => {
  const t = await startTestApp()
  const ada = await t.insertUser()
  const answers = [
    await t.anonymous.get('/api/units/juggling'),
    await t.as(ada).put('/api/units/juggling/saved', { saved: true }),
  ]

  expect(answers.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
    [404, 'unit.not_found'],
    [404, 'unit.not_found'],
  ])
})
