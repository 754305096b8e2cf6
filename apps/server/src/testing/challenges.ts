import type { CorrectionBody, OwnResultView } from '@guildhall/contract'
import { insertOperator } from './operators.ts'
import type { TestApp } from './test-app.ts'

type Person = { id: string; token: string }

const questionsOf = `select q.id, q.item, q.options, q.key from assessment_results r join assessment_attempts a on a.id = r.attempt_id,
  lateral (select value ->> 'id' as id, coalesce(value -> 'template' ->> 'id', value ->> 'id') as item, value -> 'options' as options,
    (value ->> 'key')::int as key, n from jsonb_array_elements(a.questions) with ordinality e (value, n)) q
  where r.id = $1 order by q.n`

type AskedQuestion = { id: string; item: string; options: string[]; key: number }

/** Read from the database, as the API never names items. */
export async function askedIn(t: TestApp, result: { _id: string }): Promise<AskedQuestion[]> {
  return (await t.pool.query<AskedQuestion>(questionsOf, [result._id])).rows
}

export async function challengedItem(t: TestApp, result: OwnResultView, position = 0): Promise<AskedQuestion> {
  const question = (await askedIn(t, result))[position]
  if (!question) throw new Error(`the result has no question ${position}`)
  return question
}

export const challenge = (t: TestApp, person: Person, result: { _id: string }, position = 0, more: object = {}) =>
  t.as(person).post(`/api/assessments/results/${result._id}/challenges`, {
    ...{ position, kind: 'unclear', text: 'Two of the options mean the same.' },
    ...more,
  })

export const decide = (t: TestApp, operator: Person, item: string, body: CorrectionBody) =>
  t.as(operator).post(`/api/admin/challenges/${encodeURIComponent(item)}/decision`, body)

export const reason = 'Two of its options mean the same.'

/** A person challenges the question at `position`, and an operator drops it. The job has not run yet. */
export async function dropQuestion(t: TestApp, person: Person, result: OwnResultView, position = 0) {
  const operator = await insertOperator(t)
  const question = await challengedItem(t, result, position)
  const sent = await challenge(t, person, result, position)
  const decided = await decide(t, operator, question.item, { decision: 'dropped', reason })
  if (sent.statusCode !== 201 || decided.statusCode !== 200) throw new Error(`${sent.body}\n${decided.body}`)
  return { operator, ...question }
}
