import {
  answerBody,
  answerView,
  assessmentOverviewView,
  assessmentResultView,
  attemptView,
  failureView,
  generateQuizBody,
  idempotencyHeaders,
  ownResultView,
  profileSkillsQuery,
  profileSkillsView,
  quizView,
  resultListQuery,
  saveAssessmentBody,
  showResultBody,
  startAttemptBody,
  verifiedSkillsView,
} from '@guildhall/contract'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { disconnectSignal } from '../../platform/http/disconnect-signal.ts'
import { savedAnswers } from '../../platform/limits/rate-limits.rules.ts'
import { answerOnce } from '../idempotency/shared/answer-once.ts'
import { answerQuestion } from './answer-question.ts'
import { presentAttempt, presentOwnResult, presentResult } from './assessment.presenter.ts'
import type { ResultRow } from './assessment.queries.ts'
import { finishAttempt } from './finish-attempt.ts'
import { generateQuiz } from './generate-quiz.ts'
import { getAttempt } from './get-attempt.ts'
import { getOverview } from './get-overview.ts'
import { getOwnResult } from './get-own-result.ts'
import { listOwnResults, listShownResults } from './list-results.ts'
import { savePractice } from './save-practice.ts'
import { listProfileAssessments, listShownSkills } from './shared/list-profile-assessments.ts'
import { listVerifiedSkills } from './shared/list-verified-skills.ts'
import { showResult } from './show-result.ts'
import { startAttempt } from './start-attempt.ts'

const tags = ['Assessments']
const attemptParams = z.object({ attemptId: z.uuid() })
const answerParams = attemptParams.extend({
  position: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number),
})
const resultParams = z.object({ resultId: z.uuid() })
const resultList = z.array(assessmentResultView)

export const assessmentRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  const { db } = deps.database

  app.post(
    '/api/ai-quiz/generate',
    {
      config: { access: 'optional' },
      schema: {
        tags,
        summary: 'Practice questions with their answers',
        body: generateQuizBody,
        response: { 200: quizView, '4xx': failureView, '5xx': failureView },
      },
    },
    async (request, reply) => {
      const { userId, ip } = request
      const requester = { ...(userId ? { userId } : {}), address: ip }
      return generateQuiz(deps, { ...request.body, requester, signal: disconnectSignal(reply) })
    },
  )

  app.post(
    '/api/ai-quiz/save-assessment',
    {
      schema: {
        tags,
        summary: 'Save a practice result, by your own word',
        headers: idempotencyHeaders,
        body: saveAssessmentBody,
        response: { 200: assessmentResultView, '4xx': failureView },
      },
    },
    async (request) =>
      answerOnce(deps, request, async (deps) =>
        presentResult(await savePractice(deps, { ...request.body, userId: request.userId })),
      ),
  )

  app.get(
    '/api/assessments',
    {
      schema: {
        tags,
        summary: 'What you may start, and what you have open',
        response: { 200: assessmentOverviewView, '4xx': failureView },
      },
    },
    async (request) => getOverview(deps, { userId: request.userId, address: request.ip }),
  )

  app.get(
    '/api/assessments/verified',
    {
      schema: {
        tags,
        summary: 'What you have proven, the best of each skill',
        response: { 200: verifiedSkillsView, '4xx': failureView },
      },
    },
    async ({ userId }) => (await listVerifiedSkills(db, [userId], { onlyOnProfile: false })).get(userId) ?? [],
  )

  app.post(
    '/api/assessments/attempts',
    {
      schema: {
        tags,
        summary: 'Start a sealed attempt, or go on with the open one',
        body: startAttemptBody,
        response: { 200: attemptView, 201: attemptView, '4xx': failureView, '5xx': failureView },
      },
    },
    async (request, reply) => {
      const { attempt, isNew } = await startAttempt(deps, {
        ...request.body,
        userId: request.userId,
        address: request.ip,
        signal: disconnectSignal(reply),
      })
      return reply.code(isNew ? 201 : 200).send(presentAttempt({ ...attempt, resultId: null }, deps.clock()))
    },
  )

  app.get(
    '/api/assessments/attempts/:attemptId',
    {
      config: { missing: 'assessment.attempt_not_found' },
      schema: {
        tags,
        summary: 'An attempt of yours, without its answers',
        params: attemptParams,
        response: { 200: attemptView, '4xx': failureView },
      },
    },
    async (request) => {
      const attempt = await getAttempt(deps, { ...request.params, userId: request.userId })
      return presentAttempt(attempt, deps.clock())
    },
  )

  app.put(
    '/api/assessments/attempts/:attemptId/answers/:position',
    {
      config: {
        missing: { attemptId: 'assessment.attempt_not_found', position: 'assessment.question_not_found' },
        limits: [savedAnswers],
      },
      schema: {
        tags,
        summary: 'Keep the answer to one question, counted from 0',
        params: answerParams,
        body: answerBody,
        response: { 200: answerView, '4xx': failureView },
      },
    },
    async (request) => {
      const answer = { ...request.params, ...request.body, userId: request.userId }
      const { answers, deadlineAt, now } = await answerQuestion(deps, answer)
      return { answers, deadlineAt: deadlineAt.toISOString(), serverNow: now.toISOString() }
    },
  )

  app.post(
    '/api/assessments/attempts/:attemptId/finish',
    {
      config: { missing: 'assessment.attempt_not_found' },
      schema: {
        tags,
        summary: 'Hand in an attempt and see how it went',
        params: attemptParams,
        response: { 200: ownResultView, '4xx': failureView },
      },
    },
    async (request) => {
      const { userId } = request
      const { id } = await finishAttempt(deps, { ...request.params, userId })
      return presentOwnResult(await getOwnResult(db, { resultId: id, userId }))
    },
  )

  app.get(
    '/api/assessments/results/:resultId',
    {
      config: { missing: 'assessment.result_not_found' },
      schema: {
        tags,
        summary: 'A result of yours, question by question',
        params: resultParams,
        response: { 200: ownResultView, '4xx': failureView },
      },
    },
    async (request) => presentOwnResult(await getOwnResult(db, { ...request.params, userId: request.userId })),
  )

  app.put(
    '/api/assessments/results/:resultId/profile',
    {
      config: { missing: 'assessment.result_not_found' },
      schema: {
        tags,
        summary: 'Show a result on your profile, or take it off',
        params: resultParams,
        body: showResultBody,
        response: { 200: assessmentResultView, '4xx': failureView },
      },
    },
    async (request) =>
      presentResult(await showResult(deps, { ...request.params, ...request.body, userId: request.userId })),
  )

  const ownLists = [
    { url: '/api/assessments/results', summary: 'Your results, newest first' },
    { url: '/api/quizzes', summary: 'The same, at the address older programs know' },
  ]
  for (const { url, summary } of ownLists) {
    app.get(
      url,
      { schema: { tags, summary, querystring: resultListQuery, response: { 200: resultList, '4xx': failureView } } },
      async (request, reply) => sendList(reply, await listOwnResults(db, { ...request.query, userId: request.userId })),
    )
  }

  app.get(
    '/api/profile/:userId/assessments',
    {
      config: { access: 'public', missing: 'profile.not_available' },
      schema: {
        tags,
        summary: 'The results somebody shows on their profile, newest first',
        params: z.object({ userId: z.uuid() }),
        querystring: resultListQuery,
        response: { 200: resultList, '4xx': failureView },
      },
    },
    async (request, reply) =>
      sendList(reply, await listShownResults(db, { ...request.query, userId: request.params.userId })),
  )

  app.get(
    '/api/profile/me/skills',
    {
      schema: {
        tags,
        summary: 'The best result of each of your skills',
        description: 'The best first. Those that your profile does not show are in it, too.',
        querystring: profileSkillsQuery,
        response: { 200: profileSkillsView, '4xx': failureView },
      },
    },
    async ({ query, userId }, reply) =>
      sendPage(reply, await listProfileAssessments(db, { ...query, userId, onlyOnProfile: false })),
  )

  app.get(
    '/api/profile/:userId/skills',
    {
      config: { access: 'public', missing: 'profile.not_available' },
      schema: {
        tags,
        summary: 'The best result of each skill somebody shows on their profile',
        description: 'The best first. A profile carries the first page of them.',
        params: z.object({ userId: z.uuid() }),
        querystring: profileSkillsQuery,
        response: { 200: profileSkillsView, '4xx': failureView },
      },
    },
    async ({ query, params }, reply) => sendPage(reply, await listShownSkills(db, { ...query, ...params })),
  )
}

function sendList(reply: FastifyReply, page: { rows: ResultRow[]; nextCursor: string | null; total: number }) {
  return sendPage(reply, { ...page, rows: page.rows.map(presentResult) })
}

/** An array; the number of all and the next page travel in headers, as with every list. */
function sendPage<View>(reply: FastifyReply, page: { rows: View[]; nextCursor: string | null; total: number }) {
  void reply.header('x-total-count', page.total)
  if (page.nextCursor) void reply.header('x-next-cursor', page.nextCursor)
  return page.rows
}
