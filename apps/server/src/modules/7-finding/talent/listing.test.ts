import { type TalentListView, talentPoints } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { earnResult } from '../../../testing/assess.ts'
import { testPassword } from '../../../testing/builders.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { refreshOne, sweepListings } from './refresh-listings.ts'

const profile = { name: 'Ines', title: 'Type designer', skills: ['Lettering'] }

async function arrange() {
  const t = await startTestApp()
  const ines = await t.insertUser()
  const save = async (body: object = {}) => {
    expect((await t.as(ines).put('/api/profile/me', { ...profile, ...body })).statusCode).toBe(200)
  }
  await save()
  await t.runJobs()
  return { t, ines, save, shown: () => shown(t, ines.id) }
}

async function shown(t: TestApp, id: string) {
  const response = await t.anonymous.get('/api/talent?skill=lettering&limit=100')
  return response.json<TalentListView>().people.find(({ _id }) => _id === id)
}

test('a suspension takes a person out of searches at once, and its end brings them back', async () => {
  const { t, ines, shown } = await arrange()
  const operator = await insertOperator(t)
  expect(await shown()).toMatchObject({ name: 'Ines' })

  const { suspensions } = (
    await t.as(operator).post(`/api/admin/people/${ines.id}/suspension`, { reason: 'Forty equal messages.' })
  ).json()

  expect(await shown()).toBeUndefined()
  await refreshOne(t.deps, { userId: ines.id }) // a job that was waiting
  expect(await t.value('select count(*) from talent_listings where user_id = $1', [ines.id])).toBe(0)
  await t.as(operator).post(`/api/admin/suspensions/${suspensions[0]._id}/lift`, { reason: 'They were not equal.' })
  await t.runJobs()
  expect(await shown()).toMatchObject({ name: 'Ines' })
})

test('a deleted person is found no more', async () => {
  const { t, ines, shown } = await arrange()

  const response = await t.as(ines).post('/api/account/deletion', { password: testPassword })

  expect(response.statusCode).toBe(204)
  expect(await shown()).toBeUndefined()
  expect(await t.value('select count(*) from talent_listings where user_id = $1', [ines.id])).toBe(0)
})

test('the setting holds at once, makes a new version of the profile, and is undone by itself', async () => {
  const { t, ines, shown } = await arrange()
  const set = (mayBeFound: boolean) => t.as(ines).put('/api/profile/me/visibility', { mayBeFound })

  const answer = await set(false)

  expect(answer.json()).toEqual({ mayBeFound: false })
  expect(await shown()).toBeUndefined()
  const stale = await t.as(ines).put('/api/profile/me', { ...profile, version: 1, mayBeFound: true })
  expect(stale.json()).toMatchObject({ code: 'profile.changed_elsewhere' })
  await set(true)
  await t.runJobs()
  expect(await shown()).toMatchObject({ name: 'Ines' })
})

test('a person without a name is found by their new username with the next job', async () => {
  const { t, ines, save } = await arrange()
  await save({ name: '' })
  await t.runJobs()
  const found = async (search: string) =>
    (await t.anonymous.get(`/api/talent?search=${search}`))
      .json<TalentListView>()
      .people.map(({ username }) => username)

  await t.as(ines).put('/api/account/username', { username: 'lettercutter' })
  await t.runJobs()

  expect(await found('lettercutter')).toEqual(['lettercutter'])
  expect(await found(ines.username)).toEqual([])
})

test('a skill counts as verified while its result is on the profile', async () => {
  const { t, ines, shown } = await arrange()
  const result = await earnResult(t, ines, { skill: 'JavaScript', difficulty: 'Advanced', right: 15, onProfile: true })
  await t.runJobs()
  const withLevel = async (level: string) =>
    (await t.anonymous.get(`/api/talent?skill=javascript&level=${level}`))
      .json<TalentListView>()
      .people.map(({ _id }) => _id)

  expect(await shown()).toMatchObject({
    verifiedSkills: [{ skill: 'JavaScript', difficulty: 'Advanced' }],
    verifiedTotal: 1,
  })
  expect(await withLevel('Beginner')).toEqual([ines.id])
  expect(await withLevel('Advanced')).toEqual([ines.id])
  expect(await t.value('select relevance from talent_listings where user_id = $1', [ines.id])).toBe(
    talentPoints.verifiedSkill.Advanced,
  )

  await t.as(ines).put(`/api/assessments/results/${result._id}/profile`, { onProfile: false })
  await t.runJobs()
  expect(await withLevel('Beginner')).toEqual([])
})

test('housekeeping finds who was missed, and who should not be there', async () => {
  const { t, ines, save, shown } = await arrange()
  await t.pool.query(`update profiles set title = 'Renamed', version = version + 1 where user_id = $1`, [ines.id])
  await sweepListings(t.deps)
  const { rows } = await t.pool.query('select search_text from talent_listings where user_id = $1', [ines.id])
  expect(rows[0].search_text).toContain('renamed')

  await t.pool.query('delete from talent_listings where user_id = $1', [ines.id])
  expect(await sweepListings(t.deps)).toBe(1)
  expect(await shown()).toMatchObject({ title: 'Renamed' })

  await t.pool.query('update profiles set skills = array[]::text[] where user_id = $1', [ines.id])
  expect(await sweepListings(t.deps)).toBe(1)
  expect(await sweepListings(t.deps)).toBe(0)
  await save()
})

test('a refresh waits for a save that takes the person out, and does not put them back', async () => {
  const { t, ines } = await arrange()
  const userId = ines.id

  await t.race({ table: 'users', id: userId }, [
    async () => refreshOne(t.deps, { userId }),
    async () => void (await t.as(ines).put('/api/profile/me/visibility', { mayBeFound: false })),
  ])
  await t.runJobs()

  expect(await t.value('select count(*) from talent_listings where user_id = $1', [userId])).toBe(0)
})

test('the address is answered with an ETag that no cache uses unasked', async () => {
  const { t } = await arrange()

  const first = await t.anonymous.get('/api/talent')
  const again = await t.anonymous.get('/api/talent', undefined, {
    headers: { 'if-none-match': String(first.headers.etag) },
  })

  expect([first.headers['cache-control'], again.statusCode]).toEqual(['no-cache', 304])
})
