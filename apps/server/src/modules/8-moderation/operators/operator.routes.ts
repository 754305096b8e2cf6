import { failureView, operatorLogQuery, operatorLogView, operatorsView, operatorView } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps.ts'
import { sendList } from '../../../platform/http/send-list.ts'
import { getOperator } from './get-operator.ts'
import { listOperatorLog, listOperators } from './list-operator-log.ts'

const tags = ['Operators']
const config = { access: 'operator' } as const

export const operatorRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  const { db } = deps.database

  app.get(
    '/api/admin/me',
    {
      config,
      schema: { tags, summary: 'The operator of your session', response: { 200: operatorView, '4xx': failureView } },
    },
    async ({ userId }) => getOperator(db, userId),
  )

  app.get(
    '/api/admin/log',
    {
      config,
      schema: {
        tags,
        summary: 'What operators did',
        querystring: operatorLogQuery,
        response: { 200: operatorLogView, '4xx': failureView },
      },
    },
    async ({ query }, reply) => sendList(reply, await listOperatorLog(db, query)),
  )

  app.get(
    '/api/admin/operators',
    {
      config,
      schema: { tags, summary: 'Who can act or has acted', response: { 200: operatorsView, '4xx': failureView } },
    },
    async () => listOperators(db),
  )
}
