import { briefHelpQuery, briefHelpView, failureView } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps.ts'
import { getBriefHelp } from './get-brief-help.ts'

export const briefHelpRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/brief-help',
    {
      schema: {
        tags: ['Projects'],
        summary: 'What helps to write a project',
        description:
          'Skills that newest projects of the category ask for or that people have proven, and the range of prices agreed on similar projects.',
        querystring: briefHelpQuery,
        response: { 200: briefHelpView, '4xx': failureView },
      },
    },
    async ({ query }) => getBriefHelp(deps.database.db, query),
  )
}
