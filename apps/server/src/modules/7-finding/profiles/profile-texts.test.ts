import { listedTextLength, profileEntriesMaximum } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp } from '../../../testing/test-app.ts'

const goesOn = (start: string) => `${start}${'💅'.repeat(listedTextLength)}`
const beginningOf = (text: string) => [...text].slice(0, listedTextLength).join('')
const job = (description: string) => ({ title: 'Type designer', company: '', period: '', description })
const work = (description: string) => ({ title: 'A grotesque', description, image: '' })

async function arrange(profile: object) {
  const t = await startTestApp()
  const ines = await t.insertUser()
  const saved = await t.as(ines).put('/api/profile/me', profile)
  expect(saved.statusCode).toBe(200)
  return { t, ines, saved, address: `/api/profile/${ines.id}` }
}

describe('long texts of a profile', () => {
  const profile = {
    bio: goesOn('About'),
    experience: [job('short'), job(goesOn('Second job')), job('')],
    portfolio: [work(goesOn('First work')), work('x'.repeat(listedTextLength))],
  }

  test('are cut on the public profile, which says so, and come back to their owner as sent', async () => {
    const { t, ines, saved, address } = await arrange(profile)

    const shown = (await t.anonymous.get(address)).json()

    expect([shown.bio, shown.bioTruncated]).toEqual([beginningOf(profile.bio), true])
    expect(shown.experience).toEqual([
      job('short'),
      { ...job(beginningOf(goesOn('Second job'))), descriptionTruncated: true },
      job(''),
    ])
    expect(shown.portfolio).toEqual([
      { ...work(beginningOf(goesOn('First work'))), descriptionTruncated: true },
      work('x'.repeat(listedTextLength)),
    ])
    for (const own of [saved.json(), (await t.as(ines).get('/api/profile/me')).json()]) {
      expect(own).toMatchObject(profile)
      expect(own).not.toHaveProperty('bioTruncated')
      expect(own.experience).toEqual(profile.experience)
    }
  })

  test.each([
    { query: 'section=bio', text: profile.bio },
    { query: 'section=experience&position=1', text: goesOn('Second job') },
    { query: 'section=experience&position=0', text: 'short' },
    { query: 'section=portfolio', text: goesOn('First work') },
  ])('are read whole by anybody: $query', async ({ query, text }) => {
    const { t, address } = await arrange(profile)

    expect((await t.anonymous.get(`${address}/text?${query}`)).json()).toEqual({ text })
  })

  test.each(['section=experience&position=3', 'section=portfolio&position=49'])(
    'that are not there are not found: %s',
    async (query) => {
      const { t, address } = await arrange(profile)

      expectFailure(await t.anonymous.get(`${address}/text?${query}`), 404, 'profile.text_not_found')
    },
  )

  test.each([
    'section=education',
    'section=bio&position=-1',
    'section=bio&position=1.5',
    'section=bio&position=50',
    '',
  ])('a question that makes no sense is refused: %s', async (query) => {
    const { t, address } = await arrange(profile)

    expectFailure(await t.anonymous.get(`${address}/text?${query}`), 400, 'request.invalid')
  })

  test('are unknown where nobody has saved a profile', async () => {
    const t = await startTestApp()
    const { id } = await t.insertUser()

    expectFailure(await t.anonymous.get(`/api/profile/${id}/text?section=bio`), 404, 'profile.text_not_found')
    expectFailure(await t.anonymous.get('/api/profile/no-id/text?section=bio'), 404, 'profile.not_available')
  })
})

test('a profile without entries stays one', async () => {
  const { t, address } = await arrange({ bio: '' })

  expect((await t.anonymous.get(address)).json()).toMatchObject({ bio: '', experience: [], portfolio: [] })
})

test.each([
  { character: 'a', most: 450_000 },
  { character: '💅', most: 1_400_000 },
  { character: '\u0001', most: 2_000_000 },
])('the fullest profile of $character weighs less than $most bytes', async ({ character, most }) => {
  const { t, ines, address } = await arrange({})
  const text = (length: number) => character.repeat(length)
  const entries = (entry: object) => JSON.stringify(Array.from({ length: profileEntriesMaximum }, () => entry))
  const image = `https://example.com/${'x'.repeat(1_980)}`
  // Written directly, as bodies had no size limit once.
  await t.pool.query(
    `update profiles set name = $2, title = $2, location = $2, bio = $3, profile_image = $4, skills = $5,
       education = $6, experience = $7, portfolio = $8 where user_id = $1`,
    [
      ines.id,
      text(200),
      text(20_000),
      image,
      Array.from({ length: 60 }, () => text(60)),
      entries({ degree: text(200), institution: text(200), year: text(200) }),
      entries({ title: text(200), company: text(200), period: text(200), description: text(20_000) }),
      entries({ title: text(200), description: text(20_000), image }),
    ],
  )

  const { statusCode, rawPayload } = await t.anonymous.get(address)

  expect([statusCode, rawPayload.length < most]).toEqual([200, true])
})
