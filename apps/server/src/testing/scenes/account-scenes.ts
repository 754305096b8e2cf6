import { issueLink } from '../../modules/2-people/accounts/links/issue-link.ts'
import type { LinkPurpose } from '../../modules/2-people/accounts/links/link.rules.ts'
import { computeItemStatistics } from '../../modules/3-skills/items/compute-item-statistics.ts'
import { measureAttempts } from '../../modules/3-skills/signals/measure-attempts.ts'
import { refreshOne } from '../../modules/7-finding/talent/refresh-listings.ts'
import type { Tx } from '../../platform/database/database.ts'
import { earnResult, startAnswered } from '../assess.ts'
import { challenge, challengedItem } from '../challenges.ts'
import { insertFailedJob } from '../operators.ts'
import { pictureForm } from '../pictures.ts'
import { addPasskey } from '../second-factor.ts'
import type { TestApp } from '../test-app.ts'
import { insertVisitorCourse } from '../visitor-courses.ts'
import type { Arrange, Person, Scene } from './scene.ts'

export const accountScenes = {
  linked: async (t, { client }) => ({ links: await t.db.transaction((tx) => issueLinks(tx, client)) }),

  async exported(t, { client }) {
    const { _id: exportId } = (await t.as(client).post('/api/account/exports')).json()
    await t.runJobs()
    return { exportId }
  },

  async profile(t, { client }) {
    await t.as(client).put('/api/profile/me', { title: 'Joiner', skills: ['Joinery'] })
    await refreshOne(t.deps, { userId: client.id })
    return { pictureId: (await t.as(client).post('/api/profile/images?kind=portfolio', pictureForm())).json()._id }
  },

  passkey: async (t, { client }) => ({ passkeyId: (await addPasskey(t, client)).passkey._id }),

  identity: async (t, { client }) => ({
    identityId: String(
      await t.value(
        `with pending as (insert into pending_identities (token_hash, user_id, provider, issuer, subject, label, email_key,
             created_at, expires_at) values (decode(md5($1::text), 'hex'), $1::uuid, 'google', 'https://accounts.google.com', $1::text,
             'Ada', 'ada', now(), now() + interval '1 hour')),
           used as (insert into used_sign_in_states (state_hash, expires_at) values (decode(md5($1::text), 'hex'), now() + interval '1 hour'))
         insert into identities (user_id, provider, issuer, subject, label, created_at)
           values ($1::uuid, 'google', 'https://accounts.google.com', $1::text, 'Ada', now()) returning id`,
        [client.id],
      ),
    ),
  }),

  async assessing(t, { client }) {
    const result = await earnResult(t, client, { right: 15 })
    await challenge(t, client, result)
    const { item: challengedItemId } = await challengedItem(t, result)
    const quiz = { skill: 'Python', numQuestions: 5 }
    const attempt = (await t.as(client).post('/api/assessments/attempts', quiz)).json()
    return { attemptId: attempt._id, resultId: result._id, challengedItemId }
  },

  async 'set aside'(t, { client }) {
    await earnResult(t, client, { right: 15 })
    await computeItemStatistics(t.deps)
    // Other tests may have set some aside.
    const asked = `select distinct item_id as id from item_answers
      where not exists (select from items_set_aside aside where aside.item_id = item_answers.item_id) order by 1 limit 2`
    const [itemId, askedItemId] = (await t.pool.query<{ id: string }>(asked)).rows.map(({ id }) => id)
    if (!itemId || !askedItemId) throw new Error('Two items have to have been asked.')
    await t.pool.query("insert into items_set_aside (item_id, reason, set_aside_at) values ($1, 'misleads', now())", [
      itemId,
    ])
    return { itemId, askedItemId }
  },

  async measured(t, { client }) {
    const attemptId = await startAnswered(t, client, { right: 15 })
    await t.as(client).post(`/api/assessments/attempts/${attemptId}/finish`)
    await measureAttempts(t.deps)
    return { attemptId }
  },

  async learning(t, { client }) {
    const course = (await t.as(client).post('/api/ai-course/generate', { prompt: 'Teach me React' })).json()
    const tried = { answer: 'const total = () => 0', failures: 1, solved: false }
    await t.as(client).put('/api/library/javascript/exercises/add-prices', tried)
    await t.as(client).put('/api/library/javascript/lessons/values-and-scope/finished', { step: 'conversion' })
    return { courseId: course._id, lessonId: course.lessons[0].id, ...(await insertVisitorCourse(t)) }
  },

  async 'reading what an AI wrote'(t, { client }) {
    const check = { question: 'What is it?', options: ['this', 'that'], answer: 'this', explanation: 'It is so.' }
    const example = { title: 'A cup', text: 'How it is made.' }
    const exercise = {
      kind: 'task',
      id: 'glass-1',
      title: 'Do it',
      task: ['It.'],
      hint: 'It.',
      criteria: [],
      sample: [],
    }
    const lesson = {
      ...{ id: 'one', title: 'One', summary: 'It.', topics: ['it'], text: 'It is.', example, check },
      steps: [{ id: 'step-1', title: 'It', paragraphs: [0, 0], withExample: true, ends: { with: 'check' } }],
      written: { id: 'glass', exercises: [{ exercise, refused: [], instead: check }] },
    }
    const insert = `insert into courses (user_id, prompt, title, description, lessons)
      values ($1, 'Glass', 'Glass', 'Of glass.', $2) returning id`
    return { courseId: String(await t.value(insert, [client.id, JSON.stringify([lesson])])), lessonId: lesson.id }
  },

  async reviewing(t, { client }) {
    await t.as(client).post('/api/library/javascript/lessons/values-and-scope/answers', { answer: 'no option' })
    const due = `update review_cards set due_at = due_at - interval '2 days', rated_at = rated_at - interval '2 days'
      where user_id = $1 returning id`
    return { cardId: String(await t.value(due, [client.id])) }
  },

  suspended: async (t, { client }) => ({ suspensionId: await suspend(t, client, false) }),
  appealed: async (t, { client }) => ({ suspensionId: await suspend(t, client, true) }),
  'failed job': async (t) => ({ jobId: await insertFailedJob(t, 'mail.send') }),
} as const satisfies Record<string, Arrange>

async function issueLinks(tx: Tx, { id: userId, email }: Person): Promise<Scene['links']> {
  const issue = (purpose: LinkPurpose, to = email) => issueLink(tx, { userId, purpose, email: to, now: new Date() })
  return {
    confirm_email: await issue('confirm_email'),
    confirm_new_email: await issue('confirm_new_email', `new.${email}`),
    restore_email: await issue('restore_email'),
    reset_password: await issue('reset_password'),
  }
}

/** Sessions stay open. Returns the id. */
async function suspend(t: TestApp, { id }: Person, hasAppeal: boolean): Promise<string> {
  const text = `insert into suspensions (user_id, reason, suspended_at, suspended_by, appeal, appealed_at)
    values ($1, 'Spam', now(), $1, case when $2 then 'It was no spam.' end, case when $2 then now() end) returning id`
  return String(await t.value(text, [id, hasAppeal]))
}
