import {
  assessmentResultView,
  failureView,
  profileSkillsQuery,
  profileSkillsView,
  resultListQuery,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { sendList } from '../../../platform/http/send-list.ts'
import { listShownResults } from './list-results.ts'
import { listOwnSkills, listShownSkills } from './list-skills.ts'

const tags = ['Assessments']
const personParams = z.object({ userId: z.uuid() })

export const profileResultRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/profile/:userId/assessments',
    {
      config: { access: 'public', missing: 'profile.not_available', mayReadReplica: true },
      schema: {
        tags,
        summary: 'The results a profile shows, newest first',
        params: personParams,
        querystring: resultListQuery,
        response: { 200: z.array(assessmentResultView), '4xx': failureView },
      },
    },
    async ({ query, params, reads }, reply) => sendList(reply, await listShownResults(reads, { ...query, ...params })),
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
    async ({ query, userId }, reply) => sendList(reply, await listOwnSkills(deps, { ...query, userId })),
  )

  app.get(
    '/api/profile/:userId/skills',
    {
      config: { access: 'public', missing: 'profile.not_available', mayReadReplica: true },
      schema: {
        tags,
        summary: 'The best result of each skill a profile shows',
        description: 'The best first. A profile carries the first page of them.',
        params: personParams,
        querystring: profileSkillsQuery,
        response: { 200: profileSkillsView, '4xx': failureView },
      },
    },
    async ({ query, params, reads }, reply) => sendList(reply, await listShownSkills(reads, { ...query, ...params })),
  )
}
