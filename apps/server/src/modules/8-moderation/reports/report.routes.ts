import {
  failureView,
  idempotencyHeaders,
  ownReportListView,
  ownReportsQuery,
  ownReportView,
  reportBody,
  reportListView,
  reportReasonMaximum,
  targetReportBody,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { jsonBytes } from '../../../platform/http/connection-limits.ts'
import { sendList } from '../../../platform/http/send-list.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { listReports, reportMessage } from './report-message.ts'
import { listOwn, reportTarget } from './report-target.ts'

const tags = ['Reports']
const bodyLimit = jsonBytes(reportReasonMaximum)
const params = z.object({ conversationId: z.uuid() })
const ofConversation = '/api/conversations/:conversationId/reports'

export const reportRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  const { db } = deps.database

  app.get(
    '/api/reports',
    {
      schema: {
        tags,
        summary: 'What you reported and what came of it',
        description: 'Newest first.',
        querystring: ownReportsQuery,
        response: { 200: ownReportListView, '4xx': failureView },
      },
    },
    async ({ query, userId }, reply) => sendList(reply, await listOwn(db, { ...query, userId })),
  )

  app.post(
    '/api/reports',
    {
      bodyLimit,
      schema: {
        tags,
        summary: 'Report a profile, project, message, conversation, review or proposal',
        description: 'To the operators of this site. What it says now is kept with the report. The person is not told.',
        headers: idempotencyHeaders,
        body: targetReportBody,
        response: { 201: ownReportView, '4xx': failureView },
      },
    },
    async (request, reply) => {
      const report = { ...request.body, reporterId: request.userId }
      return reply.code(201).send(await answerOnce(deps, request, (deps) => reportTarget(deps, report)))
    },
  )

  app.get(
    ofConversation,
    {
      config: { missing: 'conversation.not_found' },
      schema: {
        tags: ['Messages'],
        summary: 'What you reported in a conversation',
        params,
        response: { 200: reportListView, '4xx': failureView },
      },
    },
    async (request) => listReports(db, { ...request.params, userId: request.userId }),
  )

  app.post(
    ofConversation,
    {
      config: { missing: 'conversation.not_found' },
      bodyLimit,
      schema: {
        tags: ['Messages'],
        summary: 'Report a message or a conversation',
        description:
          'To the operator of this site. Your first report on a message stands. Can block the other person at once.',
        headers: idempotencyHeaders,
        params,
        body: reportBody,
        response: { 204: z.undefined(), '4xx': failureView },
      },
    },
    async (request, reply) => {
      const { seq = null, ...rest } = request.body
      const report = { ...request.params, userId: request.userId, seq, ...rest }
      await answerOnce(deps, request, (deps) => reportMessage(deps, report))
      return reply.code(204).send()
    },
  )
}
