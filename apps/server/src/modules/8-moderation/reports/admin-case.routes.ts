import {
  adminCaseDetailView,
  adminCaseListView,
  adminCasesQuery,
  adminDecisionListView,
  adminDecisionView,
  caseResolutionBody,
  decisionAnswerBody,
  decisionsQuery,
  failureView,
  idempotencyHeaders,
  operatorReasonBody,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { sendList } from '../../../platform/http/send-list.ts'
import { sendFile } from '../../../platform/storage/send-file.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import type { SessionCache } from '../../2-people/accounts/shared/session-cache.ts'
import { listDecisionAppeals } from './decisions.ts'
import { getCase } from './get-case.ts'
import { getCaseFile } from './get-case-file.ts'
import { listAdminCases } from './list-cases.ts'
import { resolveCase } from './resolve-case.ts'
import { answerDecisionAppeal, reverseDecision } from './reverse-decision.ts'
import { releaseCase, takeCase } from './take-case.ts'

const tags = ['Operators']
const params = z.object({ id: z.uuid() })
const config = { access: 'operator', missing: 'report.not_found' } as const
const response = { 200: adminCaseDetailView, '4xx': failureView }
const acting = { tags, params, headers: idempotencyHeaders, response }

export const adminCaseRoutes: FastifyPluginAsyncZod<{ deps: Deps; sessions: SessionCache }> = async (
  app,
  { deps, sessions },
) => {
  app.get(
    '/api/admin/reports',
    {
      config: { access: 'operator' },
      schema: {
        tags,
        summary: 'What was reported, one case for each thing',
        description: 'Open cases in the order of the queue; closed ones, the latest first.',
        querystring: adminCasesQuery,
        response: { 200: adminCaseListView, '4xx': failureView },
      },
    },
    async ({ query, userId: operatorId }, reply) =>
      sendList(reply, await listAdminCases(deps, { ...query, operatorId })),
  )

  app.get(
    '/api/admin/reports/:id',
    {
      config,
      schema: { tags, summary: 'A case with what was reported and what is known of the person', params, response },
    },
    async (request) => getCase(deps, { caseId: request.params.id, operatorId: request.userId }),
  )

  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/admin/reports/:id/attachments/:fileId',
    config: { access: 'operator', missing: { id: 'report.not_found', fileId: 'route.not_found' } },
    schema: {
      tags,
      summary: 'Download a file of a reported project',
      description: 'Answers with the file itself, also while the project is hidden.',
      params: params.extend({ fileId: z.uuid() }),
      response: { '4xx': failureView },
    },
    async handler(request, reply) {
      const { id: caseId, fileId } = request.params
      const file = await getCaseFile(deps, { caseId, fileId, operatorId: request.userId })
      return sendFile(request, reply, { ...file, open: (range) => deps.files.open(file.storageKey, range) })
    },
  })

  for (const { act, summary, run } of [
    { act: 'take', summary: 'Take a case', run: takeCase },
    { act: 'release', summary: 'Give a case back to the queue', run: releaseCase },
  ] as const) {
    app.post(`/api/admin/reports/:id/${act}`, { config, schema: { ...acting, summary } }, async (request) => {
      const matter = { caseId: request.params.id, operatorId: request.userId }
      return answerOnce(deps, request, (deps) => run(deps, matter))
    })
  }

  app.post(
    '/api/admin/reports/:id/resolution',
    {
      config,
      schema: { ...acting, summary: 'Close a case with what you do about it', body: caseResolutionBody },
    },
    async (request) => {
      const resolution = { ...request.body, caseId: request.params.id, operatorId: request.userId }
      return answerOnce(deps, request, (deps) => resolveCase(deps, sessions, resolution))
    },
  )

  await app.register(adminDecisionRoutes, { deps })
}

const adminDecisionRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  const config = { access: 'operator', missing: 'decision.not_found' } as const
  const acting = { tags, params, headers: idempotencyHeaders, response: { 200: adminDecisionView, '4xx': failureView } }

  app.get(
    '/api/admin/decision-appeals',
    {
      config: { access: 'operator' },
      schema: {
        tags,
        summary: 'Appeals against warnings and hidden content that wait for an answer',
        description: 'The oldest first.',
        querystring: decisionsQuery,
        response: { 200: adminDecisionListView, '4xx': failureView },
      },
    },
    async ({ query, userId: operatorId }, reply) =>
      sendList(reply, await listDecisionAppeals(deps, { ...query, operatorId })),
  )

  app.post(
    '/api/admin/decisions/:id/answer',
    {
      config,
      schema: {
        ...acting,
        summary: 'Answer an appeal against a decision',
        description: 'Once. Not the operator who decided, if there is another. The person reads the reason.',
        body: decisionAnswerBody,
      },
    },
    async (request) => {
      const answer = { ...request.body, decisionId: request.params.id, operatorId: request.userId }
      return answerOnce(deps, request, (deps) => answerDecisionAppeal(deps, answer))
    },
  )

  app.post(
    '/api/admin/decisions/:id/reversal',
    {
      config,
      schema: {
        ...acting,
        summary: 'Take a decision back',
        description: 'What was hidden is shown again.',
        body: operatorReasonBody,
      },
    },
    async (request) => {
      const reversal = { ...request.body, decisionId: request.params.id, operatorId: request.userId }
      return answerOnce(deps, request, (deps) => reverseDecision(deps, reversal))
    },
  )
}
