import {
  assessmentResultView,
  failureView,
  idempotencyHeaders,
  ownResultView,
  resultListQuery,
  showResultBody,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { sendList } from '../../../platform/http/send-list.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { listOwnResults } from './list-results.ts'
import { getOwnResult } from './shared/get-own-result.ts'
import { showResult } from './show-result.ts'

const tags = ['Assessments']
const resultParams = z.object({ resultId: z.uuid() })
const resultList = z.array(assessmentResultView)

export const resultRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
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
    async ({ params, userId }) => getOwnResult(deps, { ...params, userId }),
  )

  app.put(
    '/api/assessments/results/:resultId/profile',
    {
      config: { missing: 'assessment.result_not_found' },
      schema: {
        tags,
        summary: 'Show a result on your profile, or take it off',
        headers: idempotencyHeaders,
        params: resultParams,
        body: showResultBody,
        response: { 200: assessmentResultView, '4xx': failureView },
      },
    },
    async (request) => {
      const shown = { ...request.params, ...request.body, userId: request.userId }
      return answerOnce(deps, request, (deps) => showResult(deps, shown))
    },
  )

  const ownLists = [
    { url: '/api/assessments/results', summary: 'Your results, newest first' },
    { url: '/api/quizzes', summary: 'The same, at the address older programs know' },
  ]
  for (const { url, summary } of ownLists) {
    app.get(
      url,
      { schema: { tags, summary, querystring: resultListQuery, response: { 200: resultList, '4xx': failureView } } },
      async ({ query, userId }, reply) => sendList(reply, await listOwnResults(deps, { ...query, userId })),
    )
  }
}
