import { failureView, talentListQuery, talentListView } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../deps.ts'
import { addressKey } from '../../platform/http/address-key.ts'
import { talentSearches } from '../../platform/limits/rate-limits.rules.ts'
import { browseTalent, openTalentSample, talentAdmission } from './browse-talent.ts'

export const talentRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  const { db } = deps.database
  const sample = openTalentSample(db, deps.clock)
  const tools = { sample, admit: talentAdmission(deps.config.rateLimitFactor) }
  app.addHook('onListen', () => sample.prepare())

  app.get(
    '/api/talent',
    {
      // Revalidated each time: an opt-out holds at once.
      config: { access: 'public', caching: 'no-cache', limits: [talentSearches] },
      schema: {
        tags: ['Profiles'],
        summary: 'Find people',
        description:
          'People who may be found: by words, skill, rate, place, availability and language. Everything asked for must hold.',
        querystring: talentListQuery,
        response: { 200: talentListView, '4xx': failureView },
      },
    },
    async ({ query, ip }) => browseTalent(db, tools, { ...query, address: addressKey(ip) }),
  )
}
