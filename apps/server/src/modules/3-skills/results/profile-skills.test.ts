import { skillKey } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { encodeCursor } from '../../../platform/database/cursor.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { assessmentResults } from './result.tables.ts'

const skillCount = 60

async function arrange() {
  const t = await startTestApp()
  const [ines, stranger] = [await t.insertUser(), await t.insertUser()]
  await t.as(ines).put('/api/profile/me', { name: 'Ines' })
  const rows = Array.from({ length: skillCount }, (_, number) => {
    const skill = `Skill ${String(number).padStart(2, '0')}`
    return {
      userId: ines.id,
      kind: 'practice' as const,
      skill,
      skillKey: skillKey(skill),
      difficulty: 'Beginner' as const,
      score: 5,
      totalQuestions: 10,
      percentage: 50,
      status: 'Beginner' as const,
      rank: 0,
      onProfile: number % 10 !== 0,
      completedAt: new Date(Date.UTC(2030, 0, 1 + Math.floor(number / 3))),
    }
  })
  await t.db.insert(assessmentResults).values(rows)
  const inOrder = (filter: string) =>
    t.value(
      `select array_agg(skill order by rank desc, completed_at desc, id desc) from assessment_results where user_id = $1 ${filter}`,
      [ines.id],
    ) as Promise<string[]>
  return { t, ines, stranger, shown: await inOrder('and on_profile'), all: await inOrder('') }
}

const skillsIn = (list: { skill: string }[]) => list.map(({ skill }) => skill)

describe('the skills of a profile', () => {
  test('the profile carries the first 24, how many there are, and where the next page begins', async () => {
    const { t, ines, shown, all } = await arrange()

    const [open, own] = [
      (await t.anonymous.get(`/api/profile/${ines.id}`)).json(),
      (await t.as(ines).get('/api/profile/me')).json(),
    ]

    expect(skillsIn(open.skillAssessments)).toEqual(shown.slice(0, 24))
    expect(open).toMatchObject({ skillAssessmentsTotal: 54, skillAssessmentsCursor: expect.any(String) })
    expect(skillsIn(own.skillAssessments)).toEqual(all.slice(0, 24))
    expect(own.skillAssessmentsTotal).toBe(skillCount)
  })

  test('pages lead on from the profile through every skill it shows once, and for a stranger through no other', async () => {
    const { t, ines, stranger, shown } = await arrange()
    const profile = (await t.anonymous.get(`/api/profile/${ines.id}`)).json()
    const visited = skillsIn(profile.skillAssessments)
    let cursor: string | undefined = profile.skillAssessmentsCursor
    while (cursor) {
      const page = await t.as(stranger).get(`/api/profile/${ines.id}/skills?limit=7&cursor=${cursor}`)
      visited.push(...skillsIn(page.json()))
      expect(page.headers['x-total-count']).toBe('54')
      cursor = page.headers['x-next-cursor'] as string | undefined
    }

    expect(visited).toEqual(shown)
  })

  test('their owner pages through the hidden ones, too', async () => {
    const { t, ines, all } = await arrange()
    const first = await t.as(ines).get('/api/profile/me/skills?limit=40')
    const second = await t
      .as(ines)
      .get(`/api/profile/me/skills?limit=40&cursor=${String(first.headers['x-next-cursor'])}`)

    expect(skillsIn([...first.json(), ...second.json()])).toEqual(all)
    expect(second.headers['x-next-cursor']).toBeUndefined()
  })

  test('a profile whose skills fit has no next page', async () => {
    const { t, stranger } = await arrange()
    const own = (await t.as(stranger).get('/api/profile/me')).json()

    expect(own).toMatchObject({ skillAssessments: [], skillAssessmentsTotal: 0, skillAssessmentsCursor: null })
  })

  test('a person without a profile gets the response of an unknown person', async () => {
    const { t, stranger } = await arrange()
    const [hidden, unknown] = [
      await t.anonymous.get(`/api/profile/${stranger.id}/skills`),
      await t.anonymous.get(`/api/profile/${t.newId()}/skills`),
    ]

    expectFailure(hidden, 404, 'profile.not_available')
    expect(unknown.body).toBe(hidden.body)
    expectFailure(await t.anonymous.get('/api/profile/me/skills'), 401, 'session.required')
  })

  test.each([
    { what: 'nonsense', cursor: 'x' },
    { what: 'a time', cursor: encodeCursor(['2030-01-01T00:00:00.000Z', '00000000-0000-4000-8000-000000000000']) },
    { what: 'a number too large', cursor: encodeCursor([2 ** 52, '00000000-0000-4000-8000-000000000000']) },
  ])('a cursor it did not give out is refused: $what', async ({ cursor }) => {
    const { t, ines } = await arrange()

    expectFailure(await t.anonymous.get(`/api/profile/${ines.id}/skills?cursor=${cursor}`), 400, 'list.cursor_invalid')
  })
})
