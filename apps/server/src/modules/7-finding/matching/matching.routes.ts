import { failureView, peopleMatchesView, projectMatchesView } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { prepared } from '../../../platform/database/database.ts'
import { CommonSkills } from '../talent/shared/common-skills.ts'
import { suggestPeople } from './suggest-people.ts'
import { suggestProjects } from './suggest-projects.ts'

const tags = ['Projects']

export const matchingRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  const common = new CommonSkills(deps.clock)
  app.get(
    '/api/matches/projects',
    {
      schema: {
        tags,
        summary: 'Open projects that match you',
        description: 'By the published formula, the best match first, each with what it was computed from.',
        response: { 200: projectMatchesView, '4xx': failureView },
      },
    },
    async ({ userId }) => suggestProjects(deps, userId),
  )

  app.get(
    '/api/projects/:id/matches',
    {
      config: { missing: 'project.not_found' },
      schema: {
        tags,
        summary: 'People who match your project',
        description: 'By the published formula, the best match first, each with what it was computed from.',
        params: z.object({ id: z.uuid() }),
        response: { 200: peopleMatchesView, '4xx': failureView },
      },
    },
    async ({ params, userId }) =>
      suggestPeople({ db: prepared(deps.database.db), common }, { projectId: params.id, clientId: userId }),
  )
}
