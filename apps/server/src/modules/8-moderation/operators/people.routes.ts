import {
  adminPersonView,
  appealAnswerBody,
  appealListView,
  appealsQuery,
  failureView,
  foundPeopleView,
  idempotencyHeaders,
  operatorReasonBody,
  peopleQuery,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { sendList } from '../../../platform/http/send-list.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import type { SessionCache } from '../../2-people/accounts/shared/session-cache.ts'
import { listAppeals } from './appeal.ts'
import { getPerson } from './get-person.ts'
import { answerAppeal, liftSuspension } from './lift-suspension.ts'
import { searchPeople } from './search-people.ts'
import { suspendPerson } from './suspend-person.ts'

const tags = ['Operators']
const idParams = z.object({ id: z.uuid() })
const config = { access: 'operator' } as const
const personConfig = { ...config, missing: 'operator.person_not_found' } as const
const suspensionConfig = { ...config, missing: 'suspension.not_found' } as const
const person = { 200: adminPersonView, '4xx': failureView }

export const peopleRoutes: FastifyPluginAsyncZod<{ deps: Deps; sessions: SessionCache }> = async (
  app,
  { deps, sessions },
) => {
  const { db } = deps.database

  app.get(
    '/api/admin/people',
    {
      config,
      schema: {
        tags,
        summary: 'Find people by address, name or username',
        description: 'At most 20, an exact address first.',
        querystring: peopleQuery,
        response: { 200: foundPeopleView, '4xx': failureView },
      },
    },
    async ({ query }) => searchPeople(db, query.search),
  )

  app.get(
    '/api/admin/people/:id',
    {
      config: personConfig,
      schema: { tags, summary: 'What an operator needs to know of a person', params: idParams, response: person },
    },
    async ({ params, userId: operatorId }) => getPerson(db, { personId: params.id, operatorId }),
  )

  app.post(
    '/api/admin/people/:id/suspension',
    {
      config: personConfig,
      schema: {
        tags,
        summary: 'Suspend a person',
        description: 'Their sessions end. They read the reason by mail and when they sign in.',
        headers: idempotencyHeaders,
        params: idParams,
        body: operatorReasonBody,
        response: person,
      },
    },
    async (request) => {
      const decision = { ...request.body, personId: request.params.id, operatorId: request.userId }
      return answerOnce(deps, request, (deps) => suspendPerson(deps, sessions, decision))
    },
  )

  app.post(
    '/api/admin/suspensions/:id/lift',
    {
      config: suspensionConfig,
      schema: {
        tags,
        summary: 'Lift a suspension',
        headers: idempotencyHeaders,
        params: idParams,
        body: operatorReasonBody,
        response: person,
      },
    },
    async (request) => {
      const decision = { ...request.body, suspensionId: request.params.id, operatorId: request.userId }
      return answerOnce(deps, request, (deps) => liftSuspension(deps, sessions, decision))
    },
  )

  app.post(
    '/api/admin/suspensions/:id/answer',
    {
      config: suspensionConfig,
      schema: {
        tags,
        summary: 'Answer an appeal',
        description: 'Once. The person reads the reason.',
        headers: idempotencyHeaders,
        params: idParams,
        body: appealAnswerBody,
        response: person,
      },
    },
    async (request) => {
      const decision = { ...request.body, suspensionId: request.params.id, operatorId: request.userId }
      return answerOnce(deps, request, (deps) => answerAppeal(deps, sessions, decision))
    },
  )

  app.get(
    '/api/admin/appeals',
    {
      config,
      schema: {
        tags,
        summary: 'Appeals that wait for an answer',
        description: 'The oldest first.',
        querystring: appealsQuery,
        response: { 200: appealListView, '4xx': failureView },
      },
    },
    async ({ query, userId: operatorId }, reply) => sendList(reply, await listAppeals(db, { ...query, operatorId })),
  )
}
