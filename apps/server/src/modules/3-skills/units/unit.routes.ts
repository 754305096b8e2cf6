import {
  failureView,
  idempotencyHeaders,
  savedUnitsView,
  saveUnitBody,
  unitListView,
  unitView,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { getUnit } from './get-unit.ts'
import { listUnits } from './list-units.ts'
import { saveUnit } from './save-unit.ts'

const tags = ['Learning units']
const unitParams = z.object({ unitId: z.string().max(100) })
const missing = 'unit.not_found'

export const unitRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/units',
    {
      config: { access: 'optional', mayReadReplica: true },
      schema: {
        tags,
        summary: 'Every learning unit, and which you saved',
        response: { 200: unitListView, '4xx': failureView },
      },
    },
    ({ userId, reads }) => listUnits(reads, userId),
  )

  app.get(
    '/api/units/:unitId',
    {
      config: { access: 'public', missing, caching: 'no-cache' },
      schema: {
        tags,
        summary: 'A learning unit',
        params: unitParams,
        response: { 200: unitView, '4xx': failureView },
      },
    },
    async (request) => getUnit(request.params.unitId),
  )

  app.put(
    '/api/units/:unitId/saved',
    {
      config: { missing },
      schema: {
        tags,
        summary: 'Keep a learning unit on your account, or no longer',
        headers: idempotencyHeaders,
        params: unitParams,
        body: saveUnitBody,
        response: { 200: savedUnitsView, '4xx': failureView },
      },
    },
    async (request) => {
      const unit = { ...request.params, ...request.body, userId: request.userId }
      return answerOnce(deps, request, async (deps) => ({ saved: await saveUnit(deps, unit) }))
    },
  )
}
