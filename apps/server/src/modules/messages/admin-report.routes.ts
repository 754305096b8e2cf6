import {
  adminReportListView,
  adminReportsQuery,
  failureView,
  idempotencyHeaders,
  reportContextView,
  reportResolutionBody,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { sendList } from '../../platform/http/send-list.ts'
import type { SessionCache } from '../accounts/shared/session-cache.ts'
import { answerOnce } from '../idempotency/shared/answer-once.ts'
import { getReport, listAdminReports, resolveReport } from './admin-reports.ts'

const tags = ['Operators']
const idParams = z.object({ id: z.uuid() })
const config = { access: 'operator', missing: 'report.not_found' } as const
const response = { 200: reportContextView, '4xx': failureView }

/** What people reported, for operators. */
export const adminReportRoutes: FastifyPluginAsyncZod<{ deps: Deps; sessions: SessionCache }> = async (
  app,
  { deps, sessions },
) => {
  const { db } = deps.database

  app.get(
    '/api/admin/reports',
    {
      config: { access: 'operator' },
      schema: {
        tags,
        summary: 'Reports of messages and conversations',
        description: 'Newest first.',
        querystring: adminReportsQuery,
        response: { 200: adminReportListView, '4xx': failureView },
      },
    },
    async ({ query }, reply) => sendList(reply, await listAdminReports(db, query)),
  )

  app.get(
    '/api/admin/reports/:id',
    {
      config,
      schema: { tags, summary: 'A report with the message it is about and its neighbours', params: idParams, response },
    },
    async ({ params, userId: operatorId }) => getReport(db, { reportId: params.id, operatorId }),
  )

  app.post(
    '/api/admin/reports/:id/resolution',
    {
      config,
      schema: {
        tags,
        summary: 'Close a report with what you do about it',
        headers: idempotencyHeaders,
        params: idParams,
        body: reportResolutionBody,
        response,
      },
    },
    async (request) => {
      const resolution = { ...request.body, reportId: request.params.id, operatorId: request.userId }
      return answerOnce(deps, request, (deps) => resolveReport(deps, sessions, resolution))
    },
  )
}
