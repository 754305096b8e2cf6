import type { ProfileAssessmentView } from '@guildhall/contract'
import { beforeAll, expect, test } from 'vitest'
import { readsOf } from '../../../testing/reads.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { listProfileSkills } from './shared/list-profile-skills.ts'
import { listVerifiedSkills } from './shared/list-verified-skills.ts'

const resultsPerSkill = 500
/** The last one is hidden as a whole. */
const skills = ['ada', 'basic', 'cobol']

let t: TestApp
let learner: Awaited<ReturnType<TestApp['insertUser']>>
let stranger: typeof learner
beforeAll(async () => {
  t = await startTestApp({ inNewDatabase: true })
  ;[learner, stranger] = [await t.insertUser(), await t.insertUser()]
  // The best of each skill is neither the first nor the last, and of BASIC it is hidden.
  await t.queryAsOwner(`
    set session_replication_role = replica;
    insert into assessment_attempts (user_id, skill, skill_key, difficulty, kind, source, attempt_number, questions,
        question_ids, answers, started_at, deadline_at, finished_at)
      select person, upper(skill), skill, 'Beginner', 'verified', 'private', n, jsonb_agg('{}'::jsonb), array_agg(q::text),
        array_agg(null::int), finish - interval '10 minutes', finish + interval '20 minutes', finish
      from unnest(array['${learner.id}', '${stranger.id}']::uuid[]) person, unnest(array['${skills.join("', '")}']) skill,
        generate_series(1, ${resultsPerSkill}) n, lateral (select now() - make_interval(mins => n) as finish) ended,
        generate_series(1, 20) q
      group by person, skill, n, finish;
    insert into assessment_results (user_id, attempt_id, kind, skill, skill_key, difficulty, score, total_questions, percentage,
        status, rank, attempt_number, on_profile, completed_at, source)
      select user_id, id, kind, skill, skill_key, difficulty, right_ones, 20, right_ones * 5,
        case when right_ones >= 18 then 'Expert' else 'Advanced' end, 10000 + right_ones * 5, attempt_number,
        not (skill_key = 'cobol' or skill_key = 'basic' and attempt_number = 100), finished_at, source
      from assessment_attempts,
        lateral (select case attempt_number when 100 then 20 when 200 then 19 when 300 then 19 else 15 end as right_ones) graded`)
  await t.vacuumAnalyze('assessment_attempts', 'assessment_results')
})

const shownOf = (views: ProfileAssessmentView[]) =>
  views.map(({ skill, percentage, historyCount }) => [skill, percentage, historyCount])

test('the best result of each skill is found without reading the others', async () => {
  let own: unknown[] = []
  let shown: unknown[] = []
  const reads = await readsOf(t.url, async () => {
    own = shownOf((await t.as(learner).get('/api/profile/me/skills')).json())
    shown = shownOf((await listProfileSkills(t.db, { userId: learner.id, onlyOnProfile: true })).rows)
  })

  // All are equally good, so that their order is open.
  expect(own).toHaveLength(skills.length)
  expect(own).toEqual(
    expect.arrayContaining([
      ['ADA', 100, resultsPerSkill - 1],
      ['BASIC', 100, resultsPerSkill - 1],
      ['COBOL', 100, resultsPerSkill - 1],
    ]),
  )
  expect(shown).toEqual([
    ['ADA', 100, resultsPerSkill - 1],
    ['BASIC', 95, resultsPerSkill - 2],
  ])
  expect(reads.rowsOf('assessment_results')).toBeLessThanOrEqual(10)
})

test('pages of skills follow each other, with the number of all', async () => {
  const page = async (cursor?: string) =>
    listProfileSkills(t.db, { userId: learner.id, onlyOnProfile: false, limit: 2, ...(cursor ? { cursor } : {}) })
  const first = await page()
  const second = await page(String(first.nextCursor))

  expect([first.total, first.rows.length, second.nextCursor]).toEqual([skills.length, 2, null])
  expect([...first.rows, ...second.rows].map(({ skill }) => skill).sort()).toEqual(['ADA', 'BASIC', 'COBOL'])
})

test('of what people show, the best counts, the latest of equals', async () => {
  let verified: Awaited<ReturnType<typeof listVerifiedSkills>> = new Map()
  const reads = await readsOf(t.url, async () => {
    verified = await listVerifiedSkills(t.db, [learner.id, stranger.id], { onlyOnProfile: true })
  })

  const ids = await t.pool.query(
    `select id from assessment_results where skill_key = 'basic' and attempt_number = 200 and user_id = $1`,
    [learner.id],
  )
  for (const { id } of [learner, stranger]) {
    expect(verified.get(id)?.map(({ skill, percentage }) => [skill, percentage])).toEqual([
      ['ADA', 100],
      ['BASIC', 95],
    ])
  }
  expect(verified.get(learner.id)?.[1]?.resultId).toBe(ids.rows[0]?.id)
  expect(reads.rowsOf('assessment_results')).toBeLessThanOrEqual(4)
})
