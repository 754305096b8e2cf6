import { failureView, talentListQuery, talentListView, talentPartsView, talentPartView } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { addressKey } from '../../../platform/http/address-key.ts'
import { talentSearches } from '../../../platform/limits/rate-limits.rules.ts'
import { browseTalent, openTalentTools } from './browse-talent.ts'
import { listTalentPart, openTalentParts } from './talent-parts.ts'

export const talentRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  const { db } = deps.database
  const tools = openTalentTools(db, deps.clock, deps.config.rateLimitFactor)
  const listParts = openTalentParts(db, deps.clock)
  app.addHook('onListen', async () => tools.sample.refresh())

  app.get(
    '/api/talent',
    {
      // Revalidated, so that an opt-out applies at once.
      config: { access: 'public', caching: 'no-cache', limits: [talentSearches], mayReadReplica: true },
      schema: {
        tags: ['Profiles'],
        summary: 'Find people',
        description:
          'People who may be found: by words, skill, rate, place, availability and language. Everything asked for must hold.',
        querystring: talentListQuery,
        response: { 200: talentListView, '4xx': failureView },
      },
    },
    async ({ query, ip, reads }) => browseTalent(reads, tools, { ...query, address: addressKey(ip) }),
  )

  app.get(
    '/api/talent/parts',
    {
      config: { access: 'public', caching: 'public, max-age=3600', limits: [talentSearches] },
      schema: {
        tags: ['Profiles'],
        summary: 'List the parts of all people',
        description:
          'The ids with which the parts of all people who may be found begin, for lists such as the sitemap.',
        response: { 200: talentPartsView, '4xx': failureView },
      },
    },
    async () => listParts(),
  )

  app.get(
    '/api/talent/parts/:from',
    {
      config: { access: 'public', caching: 'no-cache', limits: [talentSearches], mayReadReplica: true },
      schema: {
        tags: ['Profiles'],
        summary: 'List a part of all people',
        description: 'People who may be found, by id, from this id on, with the public results their cards show.',
        params: z.object({ from: z.uuid() }),
        response: { 200: talentPartView, '4xx': failureView },
      },
    },
    async ({ params, reads }) => listTalentPart(reads, params.from),
  )
}
