import {
  type AdminCaseDetailView,
  type AdminCaseView,
  type ContractReviewsView,
  type DecisionView,
  type OwnReportView,
  type OwnReviewView,
  type PersonFiguresDetailView,
  type ReviewView,
  reportsPerDay,
  type StoriesView,
} from '@guildhall/contract'
import { expect, test } from 'vitest'
import { readCopy } from '../../../testing/data-exports.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { insertOperator } from '../../../testing/operators.ts'
import { arrangeCompleted, arrangeDirectCompleted, reviewBoth } from '../../../testing/reviews.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const slander = 'They eat with their hat on'
const retort = 'You cannot even spell soup'
type Kind = 'review' | 'reply'
type Person = { id: string; token: string }

async function arrange() {
  const t = await startTestApp()
  const hire = await arrangeCompleted(t, { client: await t.insertUser('Maren'), freelancer: await t.insertUser('Rui') })
  const { client, freelancer, clientUser, freelancerUser } = hire
  await freelancer.put('/api/profile/me', { name: 'Rui', title: 'Ferry painter', skills: ['painting'], version: 0 })
  const said = { ofFreelancer: { rating: 5, text: slander }, ofClient: { rating: 4 } }
  const { ofFreelancer, ofClient } = await reviewBoth(hire, said)
  expect((await freelancer.put(`/api/reviews/${ofFreelancer}/reply`, { text: retort })).statusCode).toBe(200)
  await t.runJobs()
  const [reporter, operator] = [await t.insertUser(), await insertOperator(t)]
  const report = (kind: Kind = 'review', by: Person = reporter) =>
    t.as(by).post('/api/reports', { kind, targetId: ofFreelancer, harm: 'harassment', reason: 'It is an insult.' })
  const caseOf = async ({ id }: Person) => {
    const [found] = (await t.as(operator).get(`/api/admin/reports?person=${id}`)).json<AdminCaseView[]>()
    return (await t.as(operator).get(`/api/admin/reports/${found?._id}`)).json<AdminCaseDetailView>()
  }
  const hide = async (kind: Kind = 'review') => {
    expect((await report(kind)).statusCode).toBe(201)
    const { _id } = await caseOf(kind === 'review' ? clientUser : freelancerUser)
    const resolution = { outcome: 'hidden', harm: 'harassment', reason: 'No insults.' }
    const answer = await t.as(operator).post(`/api/admin/reports/${_id}/resolution`, resolution)
    expect(answer.statusCode, answer.body).toBe(200)
    await t.runJobs()
    return String(answer.json<AdminCaseDetailView>().decision?._id)
  }
  const figures = async ({ id }: Person) =>
    (await t.anonymous.get(`/api/profile/${id}/figures`)).json<PersonFiguresDetailView>().figures
  const people = { client, freelancer, clientUser, freelancerUser, reporter, operator }
  return { t, ...people, contractId: hire.contractId, ofFreelancer, ofClient, report, caseOf, hide, figures }
}

async function readAll(t: TestApp, { id }: Person) {
  const urls = [
    `/api/profile/${id}/reviews`,
    `/api/profile/${id}/figures`,
    `/api/profile/${id}`,
    '/api/success-stories',
    '/api/talent?search=ferry',
  ]
  return Promise.all(urls.map(async (url) => ({ url, body: (await t.anonymous.get(url)).body })))
}

test('a hidden review is in no list, count, rating or story, and all of it comes back when the decision is reversed', async () => {
  const { t, client, freelancer, freelancerUser, contractId, hide, operator, figures, ofClient } = await arrange()
  const before = await readAll(t, freelancerUser)
  expect(before[0]?.body).toContain(slander)
  expect(await figures(freelancerUser)).toMatchObject({ rating: 4.17, reviewCount: 1, reviewedBy: 1 })

  const decisionId = await hide()

  const list = await t.anonymous.get(`/api/profile/${freelancerUser.id}/reviews`)
  expect([list.json(), list.headers['x-total-count']]).toEqual([[], '0'])
  expect(await figures(freelancerUser)).toMatchObject({ rating: null, reviewCount: 0, reviewedBy: 0 })
  const stories = (await t.anonymous.get('/api/success-stories')).json<StoriesView>()
  expect(stories).toMatchObject({ stories: [], newest: [{ _id: ofClient }] })
  const { people } = (await t.anonymous.get('/api/talent?search=ferry')).json()
  expect(people).toMatchObject([{ rating: null, reviewCount: 0 }])
  const received = await freelancer.get('/api/reviews?list=received')
  expect([received.json(), received.headers['x-total-count']]).toEqual([[], '0'])
  expect((await freelancer.get(`/api/contracts/${contractId}/reviews`)).json()).toMatchObject({ theirs: null })
  for (const { url, body } of await readAll(t, freelancerUser)) expect(body, url).not.toContain(slander)
  for (const [name, bytes] of (await readCopy(t, freelancerUser)).entries) {
    expect(String(bytes), name).not.toContain(slander)
  }
  // Its writer still reads it.
  expect((await client.get('/api/reviews?list=given')).json<OwnReviewView[]>()).toMatchObject([
    { text: slander, isHidden: true },
  ])
  const own = (await client.get(`/api/contracts/${contractId}/reviews`)).json<ContractReviewsView>()
  expect(own).toMatchObject({ own: { text: slander, isHidden: true }, mayWrite: false })

  await t.as(operator).post(`/api/admin/decisions/${decisionId}/reversal`, { reason: 'It was a joke.' })
  await t.runJobs()

  expect(await readAll(t, freelancerUser)).toEqual(before)
})

test('hiding a reply leaves the review and its rating, and is decided about the one who replied', async () => {
  const { t, client, freelancer, freelancerUser, ofFreelancer, hide, figures, report, operator } = await arrange()
  const reviewsRead = async () =>
    (await t.anonymous.get(`/api/profile/${freelancerUser.id}/reviews`)).json<ReviewView[]>()

  const decisionId = await hide('reply')

  expect(await reviewsRead()).toMatchObject([{ text: slander, reply: null }])
  expect(await figures(freelancerUser)).toMatchObject({ rating: 4.17, reviewCount: 1 })
  expect((await client.get('/api/reviews?list=given')).json()).toMatchObject([{ reply: null, isReplyHidden: false }])
  const received = (await freelancer.get('/api/reviews?list=received')).json<OwnReviewView[]>()
  expect(received).toMatchObject([{ reply: { text: retort }, isReplyHidden: true, mayReply: false }])
  expectFailure(await freelancer.put(`/api/reviews/${ofFreelancer}/reply`, { text: 'Again.' }), 409, 'review.replied')
  expectFailure(await report('reply'), 404, 'report.target_not_found')
  const [decision] = (await freelancer.get('/api/decisions')).json<DecisionView[]>()
  expect(decision).toMatchObject({ target: { kind: 'reply', label: 'Maren' }, mayAppeal: true })
  expect((await t.mailsTo(freelancerUser.email)).map(({ subject }) => subject)).toContain(
    'Hidden from others: your reply to the review by Maren',
  )

  await t.as(operator).post(`/api/admin/decisions/${decisionId}/reversal`, { reason: 'It is rude, no more.' })

  expect(await reviewsRead()).toMatchObject([{ reply: { text: retort } }])
})

test('the writer of a hidden review reads the rule and the reason, and their appeal brings it back', async () => {
  const { t, client, freelancerUser, hide, figures } = await arrange()
  const decisionId = await hide()
  const [decision] = (await client.get('/api/decisions')).json<DecisionView[]>()
  expect(decision).toMatchObject({ target: { kind: 'review', label: 'Rui' }, reason: 'No insults.', mayAppeal: true })

  await client.post(`/api/decisions/${decisionId}/appeal`, { text: 'They do eat with their hat on.' })
  const answer = { decision: 'reverse', reason: 'So it is.' }
  const other = t.as(await insertOperator(t))
  expect((await other.post(`/api/admin/decisions/${decisionId}/answer`, answer)).statusCode).toBe(200)
  await t.runJobs()

  expect(await figures(freelancerUser)).toMatchObject({ rating: 4.17, reviewCount: 1 })
})

test('an operator reads the review with its reply and the other one of the contract, whose title only they and both sides read', async () => {
  const t = await startTestApp()
  const title = 'Memoirs of a lighthouse keeper'
  const hire = await arrangeDirectCompleted(t, title)
  const { ofFreelancer, ofClient } = await reviewBoth(hire, { ofFreelancer: { rating: 1, text: slander } })
  await hire.freelancer.put(`/api/reviews/${ofFreelancer}/reply`, { text: retort })
  const [reporter, operator] = [t.as(await t.insertUser()), t.as(await insertOperator(t))]
  const report = { kind: 'review', targetId: ofFreelancer, harm: 'harassment', reason: 'It is an insult.' }

  expect((await reporter.post('/api/reports', report)).body).not.toContain(title)

  const [found] = (await operator.get(`/api/admin/reports?person=${hire.clientUser.id}`)).json<AdminCaseView[]>()
  const read = (await operator.get(`/api/admin/reports/${found?._id}`)).json<AdminCaseDetailView>()
  expect(read.snapshots[0]?.parts).toEqual([
    { label: 'Contract', text: title },
    { label: 'Rating', text: '1 of 5' },
    { label: 'Review', text: slander },
    { label: 'Reply', text: retort },
  ])
  expect(read.reviews).toMatchObject([
    { _id: ofFreelancer, reported: 'review', title, rating: 1, text: slander, reply: retort, isHidden: false },
    { _id: ofClient, reported: null, reply: null },
  ])
  expect((await reporter.get('/api/reports')).json<OwnReportView[]>()).toMatchObject([{ target: { kind: 'review' } }])
  expect((await reporter.get('/api/reports')).body).not.toContain(title)
})

test('what is not public cannot be reported, nor what is hidden, nor one’s own; each person reports once and within the limit', async () => {
  const { t, clientUser, freelancerUser, reporter, report, hide, operator } = await arrange()
  expectFailure(await report('review', clientUser), 403, 'report.own')
  expectFailure(await report('reply', freelancerUser), 403, 'report.own')
  const next = await arrangeCompleted(t)
  await next.client.put(`/api/contracts/${next.contractId}/review`, {
    ...{ rating: 1, text: 'Not yet public.' },
    aspects: { quality: 1, communication: 1, timeliness: 1 },
  })
  const unrevealed = await t.value('select id from reviews where contract_id = $1', [next.contractId])
  const early = { kind: 'review', targetId: unrevealed, harm: 'spam', reason: 'I guess it is bad.' }
  expectFailure(await next.freelancer.post('/api/reports', early), 404, 'report.target_not_found')
  expectFailure(await t.as(reporter).post('/api/reports', early), 404, 'report.target_not_found')

  await hide()
  expectFailure(await report('review', freelancerUser), 404, 'report.target_not_found')
  expectFailure(await report('reply', operator), 404, 'report.target_not_found')

  // The person who was reviewed reports the reviews about them.
  const said = await reviewBoth(next)
  const again = { ...early, targetId: said.ofClient }
  expect((await t.as(next.clientUser).post('/api/reports', again)).statusCode).toBe(201)
  expectFailure(await t.as(next.clientUser).post('/api/reports', again), 409, 'report.already')
})

test(`a report about a review is one of the ${reportsPerDay} of a day`, async () => {
  const { t, reporter, report, clientUser } = await arrange()
  for (let n = 0; n < reportsPerDay; n += 1) {
    const { id: targetId } = await t.insertProject({ clientId: clientUser.id })
    await t.as(reporter).post('/api/reports', { kind: 'project', targetId, harm: 'spam', reason: 'Spam.' })
  }

  expectFailure(await report(), 429, 'report.too_many')
})

test('an operator who was reviewed does not decide about the review', async () => {
  const { t, freelancerUser, report, caseOf, clientUser } = await arrange()
  await report()
  const { _id } = await caseOf(clientUser)
  await t.pool.query('insert into operators (user_id, added_at) values ($1, now())', [freelancerUser.id])
  await t.pool.query(
    'insert into authenticator_apps (user_id, secret, created_at, confirmed_at) values ($1, $2, now(), now())',
    [freelancerUser.id, Buffer.alloc(8)],
  )
  await t.pool.query('update sessions set second_factor = true where user_id = $1', [freelancerUser.id])

  const as = t.as(freelancerUser)
  expectFailure(await as.get(`/api/admin/reports/${_id}`), 403, 'operator.own_matter')
  const resolution = { outcome: 'hidden', harm: 'other', reason: 'I do not like it.' }
  expectFailure(await as.post(`/api/admin/reports/${_id}/resolution`, resolution), 403, 'operator.own_matter')
})

test('of a hidden profile neither name nor picture shows beside reviews and figures', async () => {
  const { t, freelancerUser, clientUser, freelancer, reporter, operator } = await arrange()
  const name = 'Buy at evil.example'
  const { version } = (await freelancer.get('/api/profile/me')).json()
  await freelancer.put('/api/profile/me', { name, title: 'Ferry painter', skills: ['painting'], version })
  const urls = [
    `/api/profile/${freelancerUser.id}/reviews`,
    `/api/profile/${freelancerUser.id}/figures`,
    `/api/profile/${clientUser.id}/reviews?side=client`,
    '/api/success-stories',
  ]
  const read = async (url: string) => (await t.anonymous.get(url)).body
  for (const url of urls) expect(await read(url), url).toContain(name)
  const report = { kind: 'profile', targetId: freelancerUser.id, harm: 'spam', reason: 'An advertisement.' }
  await t.as(reporter).post('/api/reports', report)
  const [found] = (await t.as(operator).get(`/api/admin/reports?person=${freelancerUser.id}`)).json<AdminCaseView[]>()
  const resolution = { outcome: 'hidden', harm: 'spam', reason: 'No advertising.' }

  await t.as(operator).post(`/api/admin/reports/${found?._id}/resolution`, resolution)

  for (const url of urls) expect(await read(url), url).not.toContain(name)
  expect((await t.anonymous.get(urls[1] ?? '')).json()).toMatchObject({
    person: { name: freelancerUser.username, hasProfile: false },
  })
})
