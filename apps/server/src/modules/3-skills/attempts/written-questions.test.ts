import { hourMs } from '@guildhall/contract'
import { expect, test } from 'vitest'
import type { Ai } from '../../../platform/ai/ai.ts'
import { writesQuestions } from '../../../testing/ai-questions.ts'
import { earnResult, keysOf } from '../../../testing/assess.ts'
import { expectFailure } from '../../../testing/expect-failure.ts'
import { startOpenAiServer } from '../../../testing/openai-server.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { startAttempt } from './start-attempt.ts'

const attempts = '/api/assessments/attempts'

async function arrange() {
  const server = await startOpenAiServer(writesQuestions)
  const t = await startTestApp({ ai: server.config() })
  const ines = await t.insertUser()
  const start = (skill: string, numQuestions = 15) => t.as(ines).post(attempts, { skill, numQuestions })
  return { t, server, ines, start }
}

test('a topic beyond the bank is assessed with questions written for it, graded here like any other', async () => {
  const { t, server, ines, start } = await arrange()

  const started = await start(' Glassblowing ')

  expect(started.statusCode).toBe(201)
  expect(started.json()).toMatchObject({ skill: 'Glassblowing', source: 'ai', attemptNumber: 1 })
  expect(started.body).not.toContain('Because')
  const { _id } = started.json()
  const [key] = await keysOf(t, _id)
  expect(started.json().questions[0].options[key!]).toMatch(/^right/)
  await t.as(ines).put(`${attempts}/${_id}/answers/0`, { option: key })
  const finished = await t.as(ines).post(`${attempts}/${_id}/finish`)
  expect(finished.json()).toMatchObject({ source: 'ai', score: 1, kind: 'verified' })
  for (const { lesson } of finished.json().concepts) expect(lesson).toBeNull()
  expect(server.requests.length).toBeGreaterThan(0)
})

test('a result on written questions says so wherever it shows', async () => {
  const { t, ines } = await arrange()
  const client = await t.insertUser()
  const project = await t.insertProject({ clientId: client.id })
  await t.insertProposal({ projectId: project.id, freelancerId: ines.id })
  await t.as(ines).put('/api/profile/me', {})

  const { _id, kind } = await earnResult(t, ines, { skill: 'Glassblowing', right: 15, onProfile: true })

  expect(kind).toBe('verified')
  const source = 'ai'
  const [beside] = (await t.as(client).get(`/api/proposals/${project.id}`)).json()
  expect(beside.verifiedSkills).toMatchObject([{ skill: 'Glassblowing', source, resultId: _id }])
  expect((await t.as(ines).get('/api/assessments/verified')).json()).toMatchObject([{ source }])
  expect((await t.as(ines).get('/api/assessments/results')).json()).toMatchObject([{ source }])
  expect((await t.anonymous.get(`/api/profile/${ines.id}`)).json().skillAssessments).toMatchObject([{ source }])
  expect((await t.anonymous.get(`/api/profile/${ines.id}/assessments`)).json()).toMatchObject([{ source }])
  const { name } = (await t.anonymous.get(`/api/assessments/public/${_id}/credential?format=json`)).json()
  expect(name).toContain('questions by AI')
})

test('a topic is shown and signed without invisible characters, and refused if it has no others', async () => {
  const { ines, server, start, t } = await arrange()

  const turned = await start('\u202e Glass\u200bblowing\n')
  await t.as(ines).post(`${attempts}/${turned.json()._id}/finish`)
  const spent = server.requests.length

  expect(turned.json().skill).toBe('Glassblowing')
  expectFailure(await start('\u200b\u2066'), 400, 'request.invalid')
  expect((await start('React\u3164')).json()).toMatchObject({ skill: 'React', source: expect.not.stringMatching('ai') })
  expect(server.requests).toHaveLength(spent)
})

test('no questions are written for a person with an open attempt or a wait', async () => {
  const { t, server, ines, start } = await arrange()
  const { _id } = (await start('Glassblowing')).json()
  const spent = server.requests.length

  expect((await start('glass-blowing')).json()._id).toBe(_id)
  expectFailure(await start('Basket weaving'), 409, 'assessment.attempt_open')
  await t.as(ines).post(`${attempts}/${_id}/finish`)
  expectFailure(await start('Glassblowing'), 409, 'assessment.retake_waits')

  expect(server.requests).toHaveLength(spent)
})

test('a retake names the questions asked before, so that others are written', async () => {
  const { t, server, ines, start } = await arrange()
  t.setClock(new Date(Date.now() - 25 * hourMs))
  const first = (await start('Glassblowing')).json()
  await t.as(ines).post(`${attempts}/${first._id}/finish`)
  t.setClock(undefined)
  const spent = server.requests.length

  const second = (await start('Glassblowing')).json()

  const asked = first.questions.map(({ question }: { question: string }) => question)
  expect(server.requests[spent]?.data.alreadyAsked).toEqual(expect.arrayContaining(asked))
  expect(second).toMatchObject({ attemptNumber: 2 })
  expect(second.questions.filter(({ question }: { question: string }) => asked.includes(question))).toEqual([])
})

test('a client that disconnects before the last answer gets no open attempt', async () => {
  const { t, ines } = await arrange()
  const visitor = new AbortController()
  const { ai } = t.deps
  if (!ai) throw new Error('there must be a provider')
  const leaving: Ai = {
    ...ai,
    async ask(task) {
      const answer = await ai.ask(task)
      if (task.purpose === 'check questions') visitor.abort()
      return answer
    },
  }

  const starting = startAttempt(
    { ...t.deps, ai: leaving },
    {
      userId: ines.id,
      address: '192.0.2.1',
      skill: 'Glassblowing',
      difficulty: 'Beginner',
      numQuestions: 15,
      signal: visitor.signal,
    },
  )

  await expect(starting).rejects.toMatchObject({ code: 'ai.cancelled' })
  expect(await t.value('select count(*) from assessment_attempts where user_id = $1', [ines.id])).toBe(0)
})

test.each([
  { topic: 'РНР', skill: 'PHP' },
  { topic: 'С++', skill: 'C++' },
  { topic: 'Јаѵа', skill: 'Java' },
  { topic: 'Pythоn', skill: 'Python' },
  { topic: 'Αngular', skill: 'Angular' },
  { topic: 'Rea\u200cсt', skill: 'React' },
])('the topic $topic in look-alike letters is $skill, and not written by AI', async ({ topic, skill }) => {
  const { t, server, start } = await arrange()

  const started = (await start(topic)).json()
  const quiz = await t.anonymous.post('/api/ai-quiz/generate', { topic, numQuestions: 5 })

  expect(started).toMatchObject({ skill, source: expect.not.stringMatching('ai') })
  expect(quiz.json().quiz).toHaveLength(5)
  expect(server.requests).toHaveLength(0)
})

test('a topic beyond the bank waits for its retake under a look-alike name, too', async () => {
  const { t, ines, start } = await arrange()
  const { _id } = (await start('Rust')).json()
  await t.as(ines).post(`${attempts}/${_id}/finish`)

  expectFailure(await start('Ruѕt'), 409, 'assessment.retake_waits')
})

test('of two starts that race, one attempt is made, and both get it', async () => {
  const { t, ines, start } = await arrange()

  const [one, other] = await t.race({ table: 'users', id: ines.id }, [
    () => start('Glassblowing'),
    () => start('Glassblowing'),
  ])

  expect(one?.json()._id).toBe(other?.json()._id)
})

test('practice on any topic is written, too, while the bank answers for what it covers', async () => {
  const { t, server } = await arrange()

  const bank = await t.anonymous.post('/api/ai-quiz/generate', { topic: 'React' })
  const spent = server.requests.length
  const written = await t.anonymous.post('/api/ai-quiz/generate', { topic: 'Glassblowing', numQuestions: 5 })

  expect([bank.statusCode, spent]).toEqual([200, 0])
  expect(written.json().quiz).toHaveLength(5)
  for (const { options, answer } of written.json().quiz) expect(options).toContain(answer)
})

test('the overview says that any topic goes', async () => {
  const { t, ines } = await arrange()

  expect((await t.as(ines).get('/api/assessments')).json()).toMatchObject({ anyTopic: true })
})
