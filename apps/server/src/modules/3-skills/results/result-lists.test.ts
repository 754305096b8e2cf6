import { type AssessmentResultView, type Difficulty, hourMs, profileAssessmentView } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { earnResult, startAnswered, type Wish } from '../../../testing/assess.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { listVerifiedSkills } from './shared/list-verified-skills.ts'

const save = '/api/ai-quiz/save-assessment'

async function arrange() {
  const t = await startTestApp()
  const ines = await t.insertUser()
  await t.as(ines).put('/api/profile/me', {})
  const practiceSkill = async (skill: string, score: number, difficulty: Difficulty = 'Beginner') =>
    (await t.as(ines).post(save, { skill, score, totalQuestions: 10, difficulty })).json() as AssessmentResultView
  const earn = (wish: Wish) => earnResult(t, ines, wish)
  const show = (id: string, onProfile: unknown) =>
    t.as(ines).put(`/api/assessments/results/${id}/profile`, { onProfile })
  const own = async () => (await t.as(ines).get('/api/profile/me')).json().skillAssessments
  const shown = async () => (await t.anonymous.get(`/api/profile/${ines.id}`)).json().skillAssessments
  return { t, ines, practiceSkill, earn, show, own, shown }
}

describe('the profile', () => {
  test('shows a verified result once its owner wants that; until then only they see it', async () => {
    const { earn, show, own, shown } = await arrange()
    const { _id } = await earn({ right: 12 })

    const before = await shown()
    const saved = await show(_id, true)

    expect(before).toEqual([])
    expect(saved.json()).toMatchObject({ _id, onProfile: true, kind: 'verified', percentage: 80 })
    expect(await shown()).toEqual([{ ...saved.json(), historyCount: 0 }])
    expect(await own()).toEqual(await shown())
    await show(_id, false)
    expect(await shown()).toEqual([])
    expect(await own()).toMatchObject([{ _id, onProfile: false }])
  })

  test('has one result for each skill, however it was written: the best by the published rule', async () => {
    const { practiceSkill, earn, shown } = await arrange()
    await practiceSkill('js', 10, 'Advanced')
    const failed = await earn({ skill: 'JavaScript', difficulty: 'Advanced', right: 6, onProfile: true })
    const passed = await earn({ skill: 'JavaScript', difficulty: 'Intermediate', right: 12, onProfile: true })
    await earn({ skill: 'JavaScript', difficulty: 'Beginner', right: 15, onProfile: true })
    await practiceSkill('Rust', 9)
    const latest = await practiceSkill('RUST', 2)

    const assessments = profileAssessmentView
      .strict()
      .array()
      .parse(await shown())

    expect(failed.percentage).toBe(40)
    expect(assessments).toMatchObject([
      { _id: passed._id, skill: 'JavaScript', kind: 'verified', difficulty: 'Intermediate', historyCount: 3 },
      { _id: latest._id, skill: 'RUST', kind: 'practice', score: 2, historyCount: 1 },
    ])
  })

  test('falls back to the next best when its owner takes the best off', async () => {
    const { practiceSkill, earn, show, own, shown } = await arrange()
    const practice = await practiceSkill('JavaScript', 6)
    const failed = await earn({ right: 0, onProfile: true })
    const passed = await earn({ difficulty: 'Advanced', right: 15, onProfile: true })

    await show(passed._id, false)
    expect(await shown()).toMatchObject([{ _id: failed._id, historyCount: 1 }])
    await show(failed._id, false)
    expect(await shown()).toMatchObject([{ _id: practice._id, historyCount: 0 }])
    await show(practice._id, false)
    expect(await shown()).toEqual([])

    expect(await own()).toMatchObject([{ _id: passed._id, onProfile: false, historyCount: 2 }])
  })

  test.each([undefined, null, 'yes', 1])('onProfile of %s is refused', async (value) => {
    const { earn, show } = await arrange()
    const { _id } = await earn({})

    expect(expectFailure(await show(_id, value), 400, 'request.invalid').details?.[0]?.path).toBe('onProfile')
  })
})

describe('lists of results', () => {
  async function arrangeMany() {
    const scene = await arrange()
    const { t } = scene
    const start = Date.now() - 10 * hourMs
    const ids: string[] = []
    for (const [index, skill] of ['JavaScript', 'PHP', 'JavaScript', 'PHP', 'js'].entries()) {
      t.setClock(new Date(start + index * hourMs))
      ids.unshift((await scene.practiceSkill(skill, index))._id)
    }
    t.setClock(undefined)
    ids.unshift((await scene.earn({ skill: 'JavaScript' }))._id)
    return { ...scene, ids }
  }
  const idsOf = (answer: { json(): { _id: string }[] }) => answer.json().map(({ _id }) => _id)

  test.each(['/api/assessments/results', '/api/quizzes'])('%s is newest first, page by page', async (url) => {
    const { t, ines, ids } = await arrangeMany()

    const first = await t.as(ines).get(`${url}?limit=4`)
    const second = await t.as(ines).get(`${url}?limit=4&cursor=${String(first.headers['x-next-cursor'])}`)

    expect([...idsOf(first), ...idsOf(second)]).toEqual(ids)
    expect([first.headers['x-total-count'], second.headers['x-total-count']]).toEqual(['6', '6'])
    expect(second.headers['x-next-cursor']).toBeUndefined()
  })

  test('can be of one skill, however it is written', async () => {
    const { t, ines, ids } = await arrangeMany()

    const answer = await t.as(ines).get('/api/assessments/results?skill=ECMA%20Script')

    expect(idsOf(answer)).toEqual([ids[0], ids[1], ids[3], ids[5]])
    expect(answer.headers['x-total-count']).toBe('4')
  })

  test('of equal instants lose nothing and repeat nothing', async () => {
    const { t, ines } = await arrange()
    t.setClock(new Date())
    for (const skill of ['a', 'b', 'c', 'd', 'e']) await t.as(ines).post(save, { skill, score: 1, totalQuestions: 2 })
    const seen: string[] = []
    let address: string | undefined = '/api/quizzes?limit=2'
    while (address) {
      const page = await t.as(ines).get(address)
      seen.push(...idsOf(page))
      const cursor = page.headers['x-next-cursor']
      address = typeof cursor === 'string' ? `/api/quizzes?limit=2&cursor=${cursor}` : undefined
    }

    expect(new Set(seen).size).toBe(5)
    expect(seen).toHaveLength(5)
  })

  test('are private: another one sees their own', async () => {
    const { t } = await arrangeMany()
    const stranger = await t.insertUser()

    expect((await t.as(stranger).get('/api/quizzes')).json()).toEqual([])
  })

  test.each(['limit=0', 'limit=101', 'cursor=invented', `skill=${'x'.repeat(61)}`])('refuse %s', async (query) => {
    const { t, ines } = await arrange()

    expect((await t.as(ines).get(`/api/quizzes?${query}`)).statusCode).toBe(400)
  })

  test('of a profile hold what it shows, for any viewer', async () => {
    const { t, ines, show, ids } = await arrangeMany()
    const url = `/api/profile/${ines.id}/assessments`
    const [verified = '', newest = ''] = ids
    await show(newest, false)

    const hidden = await t.anonymous.get(`${url}?skill=js`)
    await show(verified, true)
    const shown = await t.anonymous.get(`${url}?skill=js`)

    expect(idsOf(hidden)).toEqual([ids[3], ids[5]])
    expect(idsOf(shown)).toEqual([ids[0], ids[3], ids[5]])
    expect(shown.headers['x-total-count']).toBe('3')
    expect((await t.anonymous.get(url)).json()).toHaveLength(5)
  })

  test('of a profile are missing where there is no profile', async () => {
    const t = await startTestApp()
    const newcomer = await t.insertUser()
    for (const id of [newcomer.id, t.newId(), 'not-an-id']) {
      expectFailure(await t.anonymous.get(`/api/profile/${id}/assessments`), 404, 'profile.not_available')
    }
  })
})

describe('a result looked back on', () => {
  test('is there again for its owner, as it was when they finished', async () => {
    const { t, ines, earn } = await arrange()
    const result = await earn({ right: 9 })

    expect((await t.as(ines).get(`/api/assessments/results/${result._id}`)).json()).toEqual(result)
  })

  test('names the lesson and the step for what was missed, and for nothing else', async () => {
    const { t, earn } = await arrange()
    const { concepts } = await earn({ skill: 'JavaScript', numQuestions: 10, right: 6 })
    const missed = concepts.filter(({ correct, total }) => correct < total)

    expect(missed.length).toBeGreaterThan(0)
    for (const { lesson } of missed) {
      const course = (await t.anonymous.get(`/api/library/${lesson?.courseId}`)).json()
      const found = course.lessons.find(({ id }: { id: string }) => id === lesson?.lessonId)
      expect(found.title).toBe(lesson?.title)
      if (found.steps) expect(found.steps.map(({ id }: { id: string }) => id)).toContain(lesson?.stepId)
      else expect(lesson).not.toHaveProperty('stepId')
    }
    for (const { correct, total, lesson } of concepts) if (correct === total) expect(lesson).toBeNull()
  })

  test('of practice is not: it has no questions', async () => {
    const { t, ines, practiceSkill } = await arrange()
    const { _id } = await practiceSkill('JavaScript', 5)

    expectFailure(await t.as(ines).get(`/api/assessments/results/${_id}`), 404, 'assessment.result_not_found')
  })
})

describe('listVerifiedSkills', () => {
  test('gives the best pass of each skill of each person, and of those who have none nothing', async () => {
    const { t, ines, practiceSkill, earn } = await arrange()
    const other = await t.insertUser()
    const nobody = await t.insertUser()
    await practiceSkill('PHP', 10)
    await earn({ skill: 'TypeScript', right: 6, onProfile: true })
    await earn({ skill: 'JavaScript', right: 15, onProfile: true })
    const best = await earn({ skill: 'JavaScript', difficulty: 'Advanced', right: 11 })
    const theirs = await earnResult(t, other, { skill: 'Python', right: 12, onProfile: true })
    const everybody = [ines.id, other.id, nobody.id]

    const all = await listVerifiedSkills(t.db, everybody, { onlyOnProfile: false })
    const shown = await listVerifiedSkills(t.db, everybody, { onlyOnProfile: true })

    expect([...all.keys()].sort()).toEqual([ines.id, other.id].sort())
    expect(all.get(ines.id)).toEqual([
      {
        skill: 'JavaScript',
        difficulty: 'Advanced',
        percentage: 73,
        source: 'generated',
        attemptNumber: 1,
        earlierAttemptsLeft: 0,
        startedAt: best.startedAt,
        completedAt: best.completedAt,
        range: { from: 48, to: 90 },
        resultId: best._id,
        onProfile: false,
      },
    ])
    expect(all.get(other.id)).toMatchObject([{ skill: 'Python', resultId: theirs._id }])
    expect(shown.get(ines.id)).toMatchObject([{ skill: 'JavaScript', difficulty: 'Beginner', percentage: 100 }])
    expect(await listVerifiedSkills(t.db, [], { onlyOnProfile: false })).toEqual(new Map())
  })

  test('says of attempts what the page of the result says', async () => {
    const { t, ines, earn } = await arrange()
    const started = Date.now()
    await startAnswered(t, ines, { right: 3 })
    t.setClock(new Date(started + 48 * hourMs))
    await startAnswered(t, ines, { difficulty: 'Advanced' })
    t.setClock(new Date(started + 96 * hourMs))
    const { _id } = await earn({ right: 12, onProfile: true })

    const page = (await t.anonymous.get(`/api/assessments/public/${_id}`)).json()
    const [shown] = (await listVerifiedSkills(t.db, [ines.id], { onlyOnProfile: true })).get(ines.id) ?? []

    const { attemptNumber, earlierAttemptsLeft, startedAt, completedAt } = page
    expect({ attemptNumber, earlierAttemptsLeft }).toEqual({ attemptNumber: 2, earlierAttemptsLeft: 1 })
    expect(shown).toMatchObject({ attemptNumber, earlierAttemptsLeft, startedAt, completedAt })
  })
})
