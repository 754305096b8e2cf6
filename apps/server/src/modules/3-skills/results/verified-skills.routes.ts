import { failureView, verifiedSkillsView } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps.ts'
import { listOwnVerifiedSkills } from './list-skills.ts'

const tags = ['Assessments']

export const verifiedSkillRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/assessments/verified',
    {
      schema: {
        tags,
        summary: 'What you have proven, the best of each skill',
        response: { 200: verifiedSkillsView, '4xx': failureView },
      },
    },
    async ({ userId }) => listOwnVerifiedSkills(deps, userId),
  )
}
