import type { ChallengedItemDetailView, ChallengedItemsView } from '@guildhall/contract'
import { challengesPerDay } from '@guildhall/contract'
import { expect, test } from 'vitest'
import { earnResult, startAnswered } from '../../../testing/assess.ts'
import { askedIn, challenge, challengedItem, decide, reason } from '../../../testing/challenges.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { insertOperator, makeOperator } from '../../../testing/operators.ts'
import { startTestApp } from '../../../testing/test-app.ts'

async function arrange(wish: Parameters<typeof earnResult>[2] = {}) {
  const t = await startTestApp()
  const [ana, operator] = [await t.insertUser('Ana'), await insertOperator(t)]
  const result = await earnResult(t, ana, { right: 12, ...wish })
  return { t, ana, operator, result }
}

test('a question is challenged once, by whoever met it', async () => {
  const { t, ana, result } = await arrange()
  const stranger = await t.insertUser()

  const sent = await challenge(t, ana, result, 3)
  expect(sent.statusCode).toBe(201)
  expect(sent.json()).toMatchObject({ position: 3, kind: 'unclear', decision: null })
  expectFailure(await challenge(t, ana, result, 3), 409, 'challenge.already_sent')
  expectFailure(await challenge(t, ana, result, 15), 404, 'assessment.question_not_found')
  expectFailure(await challenge(t, stranger, result), 404, 'assessment.result_not_found')
  expectFailure(await challenge(t, ana, result, 4, { text: ' ' }), 400, 'request.invalid')
})

test(`${challengesPerDay} a day, also when they race`, async () => {
  const { t, ana, result } = await arrange({ numQuestions: 20 })
  const second = await earnResult(t, ana, { skill: 'Python' })
  for (let position = 1; position < challengesPerDay; position += 1) await challenge(t, ana, result, position)

  const answers = await t.race({ table: 'users', id: ana.id }, [
    () => challenge(t, ana, result, 0),
    () => challenge(t, ana, second, 0),
  ])

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 429])
})

test('an operator sees challenges by item, each with the question as it was asked', async () => {
  const { t, ana, operator, result } = await arrange({ skill: 'TypeScript' })
  const { id, item, options, key } = await challengedItem(t, result)
  await challenge(t, ana, result, 0, { kind: 'wrong_key', text: 'It is the second one.' })

  const { items } = (await t.as(operator).get('/api/admin/challenges')).json<ChallengedItemsView>()
  expect(items).toContainEqual(expect.objectContaining({ itemId: item, isTemplate: true, openChallenges: 1 }))
  const detail = (await t.as(operator).get(`/api/admin/challenges/${item}`)).json<ChallengedItemDetailView>()
  expect(detail).toMatchObject({
    skill: 'TypeScript',
    attempts: 1,
    isDropped: false,
    statistics: null,
    corrections: [],
  })
  expect(detail.questions).toMatchObject([
    {
      questionId: id,
      ...{ options, key },
      challenges: [{ person: { name: 'Ana' }, text: 'It is the second one.', chosen: options[key] }],
    },
  ])
})

test('a template of the site’s operator is shown as a template', async () => {
  const { t, ana, operator, result } = await arrange({ skill: 'TypeScript' })
  const { item } = await challengedItem(t, result)
  await challenge(t, ana, result)
  // As attempts of own templates are kept.
  await t.queryAsOwner(`alter table assessment_attempts disable trigger user;
    update assessment_attempts set source = 'private' where user_id = '${ana.id}';
    alter table assessment_attempts enable trigger user`)

  const { items } = (await t.as(operator).get('/api/admin/challenges')).json<ChallengedItemsView>()
  const detail = (await t.as(operator).get(`/api/admin/challenges/${item}`)).json<ChallengedItemDetailView>()

  expect(items).toContainEqual(expect.objectContaining({ itemId: item, isTemplate: true }))
  expect(detail.isTemplate).toBe(true)
})

test('of two decisions at once, one is made; a dropped item cannot be challenged again', async () => {
  const { t, ana, operator, result } = await arrange({ skill: 'React' })
  const { item } = await challengedItem(t, result)
  const sent = (await challenge(t, ana, result)).json()
  const drop = () => decide(t, operator, item, { decision: 'dropped', reason })

  const answers = await t.race({ table: 'question_challenges', id: sent._id }, [drop, drop])

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409])
  expect(await t.value('select count(*) from item_corrections where item_id = $1', [item])).toBe(1)
  expect(await t.value('select reason from items_set_aside where item_id = $1', [item])).toBe('challenged')
  const other = await t.insertUser()
  await t.pool.query('delete from question_challenges where id = $1', [sent._id])
  expectFailure(await challenge(t, ana, result), 409, 'challenge.dropped')
  expectFailure(await challenge(t, other, result), 404, 'assessment.result_not_found')
})

test('an operator decides nothing that would regrade their own proof, but may keep the question', async () => {
  const { t, ana, operator, result } = await arrange({ skill: 'Java' })
  const own = (await askedIn(t, await earnResult(t, operator, { skill: 'Java' }))).map(({ item }) => item)
  const position = (await askedIn(t, result)).findIndex(({ item }) => own.includes(item))
  const { id, item } = await challengedItem(t, result, position)
  await challenge(t, ana, result, position)

  expectFailure(await decide(t, operator, item, { decision: 'dropped', reason }), 403, 'operator.own_matter')
  expect((await decide(t, operator, item, { decision: 'kept', questionId: id, reason })).statusCode).toBe(200)
})

test('an operator decides nothing that their own open attempt would be graded by', async () => {
  const { t, ana, operator, result } = await arrange({ skill: 'Java' })
  const attemptId = await startAnswered(t, operator, { skill: 'Java' })
  const items = `select array(select question -> 'template' ->> 'id' from jsonb_array_elements(questions) question)
    from assessment_attempts where id = $1`
  const own = (await t.value(items, [attemptId])) as string[]
  const position = (await askedIn(t, result)).findIndex(({ item }) => own.includes(item))
  const { item } = await challengedItem(t, result, position)
  await challenge(t, ana, result, position)

  expectFailure(await decide(t, operator, item, { decision: 'dropped', reason }), 403, 'operator.own_matter')
})

test('the key becomes another option, and nobody decides about their own challenge', async () => {
  const { t, ana, operator, result } = await arrange({ skill: 'Digital Marketing', numQuestions: 5 })
  const [question] = await askedIn(t, result)
  const { id, item, options, key } = question!
  await challenge(t, ana, result)
  const change = (as: typeof operator, answer: string) =>
    decide(t, as, item, { decision: 'key_changed', questionId: id, answer, reason })

  expectFailure(await change(operator, 'None of these'), 400, 'challenge.not_an_option')
  expectFailure(await change(operator, options[key]!), 400, 'challenge.same_key')
  await makeOperator(t, ana)
  expectFailure(await change(ana, options[(key + 1) % 4]!), 403, 'operator.own_matter')
  expectFailure(
    await decide(t, operator, 'no-such-item', { decision: 'dropped', reason }),
    404,
    'challenge.item_not_found',
  )
  const detail = (await change(operator, options[(key + 1) % 4]!)).json<ChallengedItemDetailView>()
  expect(detail).toMatchObject({ openChallenges: 0, questions: [], corrections: [{ decision: 'key_changed', reason }] })
})

test('an attempt that is graded while a question is dropped takes it into account', async () => {
  const { t, ana, operator, result } = await arrange({ skill: 'Java' })
  const other = await t.insertUser()
  const attemptId = await startAnswered(t, other, { skill: 'Java', right: 15 })
  const finish = () => t.as(other).post(`/api/assessments/attempts/${attemptId}/finish`)
  const items = await t.value(
    `select array(select q -> 'template' ->> 'id' from jsonb_array_elements(questions) q) from assessment_attempts where id = $1`,
    [attemptId],
  )
  const asked = await askedIn(t, result)
  const position = asked.findIndex(({ item }) => (items as string[]).includes(item))
  const { item } = asked[position]!
  await challenge(t, ana, result, position)
  const drop = () => decide(t, operator, item, { decision: 'dropped', reason })

  // The first is between grading and its commit when the second begins: it waits for the first, and then finds it.
  const obstacle = { text: 'lock table assessment_results in share mode', values: [] }
  const answers = await t.raceBehind<{ statusCode: number }>(obstacle, [finish, drop])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  await t.runJobs()

  const text = 'select dropped_questions, grade_version from assessment_results where attempt_id = $1'
  const dropped = (items as string[]).filter((one) => one === item).length
  expect((await t.pool.query(text, [attemptId])).rows).toEqual([{ dropped_questions: dropped, grade_version: 2 }])
})

test('one that is graded while the decision is made waits for it', async () => {
  const { t, ana, operator, result } = await arrange({ skill: 'PHP' })
  const other = await t.insertUser()
  const attemptId = await startAnswered(t, other, { skill: 'PHP', right: 15 })
  const finish = () => t.as(other).post(`/api/assessments/attempts/${attemptId}/finish`)
  const items = (await t.value(
    `select array(select q -> 'template' ->> 'id' from jsonb_array_elements(questions) q) from assessment_attempts where id = $1`,
    [attemptId],
  )) as string[]
  const asked = await askedIn(t, result)
  const position = asked.findIndex(({ item }) => items.includes(item))
  const { item } = asked[position]!
  await challenge(t, ana, result, position)
  const drop = () => decide(t, operator, item, { decision: 'dropped', reason })

  const obstacle = { text: 'lock table items_set_aside in share mode', values: [] }
  const answers = await t.raceBehind<{ statusCode: number }>(obstacle, [drop, finish])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])

  const text = 'select total_questions, grade_version from assessment_results where attempt_id = $1'
  const counted = items.filter((one) => one !== item).length
  expect((await t.pool.query(text, [attemptId])).rows).toEqual([{ total_questions: counted, grade_version: 1 }])
})

test('a template is kept for all its open challenges at once', async () => {
  const { t, ana, operator, result } = await arrange({ skill: 'Vue.js', numQuestions: 20 })
  const asked = await askedIn(t, result)
  const position = asked.findIndex(({ item }, at) => asked.findIndex((one) => one.item === item) !== at)
  const { item } = asked[position]!
  for (const [at, one] of asked.entries()) if (one.item === item) await challenge(t, ana, result, at)

  const answer = await decide(t, operator, item, { decision: 'kept', questionId: null, reason })

  expect(answer.json()).toMatchObject({ openChallenges: 0, corrections: [{ decision: 'kept', questionId: null }] })
  const { challenges } = (await t.as(ana).get(`/api/assessments/results/${result._id}/challenges`)).json()
  expect(challenges.map((one: { decision: unknown }) => one.decision)).toEqual(
    challenges.map(() => expect.objectContaining({ decision: 'kept', reason })),
  )
  expect(challenges.length).toBeGreaterThan(1)
})

test('of two decisions with a challenge between them, neither waits for the other while that waits for it', async () => {
  const { t, ana, operator, result } = await arrange({ skill: 'Digital Marketing', numQuestions: 20 })
  const rui = await t.insertUser()
  const other = await earnResult(t, rui, { skill: 'Digital Marketing', numQuestions: 20 })
  const theirs = (await askedIn(t, other)).map(({ id }) => id)
  const position = (await askedIn(t, result)).findIndex(({ id }) => theirs.includes(id))
  const { id, item } = await challengedItem(t, result, position)
  await challenge(t, ana, result, position)
  const keep = () => decide(t, operator, item, { decision: 'kept', questionId: id, reason })
  const keepAfterAnother = async () => {
    const sent = (await challenge(t, rui, other, theirs.indexOf(id))).json()
    // Rows are locked by id: this one before the one that the first decision holds.
    const first = '00000000-0000-4000-8000-000000000000'
    await t.pool.query('update question_challenges set id = $1 where id = $2', [first, sent._id])
    return keep()
  }

  const obstacle = { text: 'lock table item_corrections in share mode', values: [] }
  const answers = await t.raceBehind<{ statusCode: number }>(obstacle, [keep, keepAfterAnother])

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
})
