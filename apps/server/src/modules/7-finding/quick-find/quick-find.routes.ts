import { failureView, quickFindQuery, quickFindView } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps.ts'
import type { Limit } from '../../../platform/limits/rate-limits.rules.ts'
import { findQuickly } from './find-quickly.ts'

/** Four times as many as searches of messages, as each looks at a quarter of them: it asks again at each pause in typing. */
const quickFinds: Limit = {
  name: 'quick finds',
  per: 'account',
  windows: [{ max: 240, seconds: 60 }],
  code: 'limit.searches',
}

export const quickFindRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/find',
    {
      config: { limits: [quickFinds] },
      schema: {
        tags: ['Home'],
        summary: 'Find what you can go to by its name',
        description:
          'Your projects, jobs, conversations and courses, people who may be found, and courses of the library. Your own ' +
          'come first, then what begins with the words.',
        querystring: quickFindQuery,
        response: { 200: quickFindView, '4xx': failureView },
      },
    },
    async ({ query, userId }) => findQuickly(deps.database.db, { ...query, userId }),
  )
}
