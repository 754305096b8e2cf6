import {
  contractChangeBody,
  contractChangeListView,
  contractDetailView,
  contractMoves,
  contractOfferReasonMaximum,
  describeMove,
  failureView,
  idempotencyHeaders,
  milestonesMaximum,
  textLimits,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { prepared } from '../../../platform/database/database.ts'
import { jsonBytes } from '../../../platform/http/connection-limits.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { acceptChange, closeChange } from './answer-change.ts'
import { listContractChanges } from './get-contract.ts'
import { offerChange } from './offer-change.ts'
import { releaseMilestone } from './release-milestone.ts'

const tags = ['Contracts']
const idParams = z.object({ id: z.uuid() })
const changeParams = z.object({ id: z.uuid(), changeId: z.uuid() })
const milestoneParams = z.object({ id: z.uuid(), milestoneId: z.uuid() })
const config = { missing: 'contract.not_found' } as const
const changeConfig = { missing: { id: 'contract.not_found', changeId: 'contract.change_not_found' } } as const
const milestoneConfig = { missing: { id: 'contract.not_found', milestoneId: 'contract.milestone_not_found' } } as const

export const changeRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/contracts/:id/changes',
    {
      config,
      schema: {
        tags,
        summary: 'All changes of a contract that were offered, newest first',
        params: idParams,
        response: { 200: contractChangeListView, '4xx': failureView },
      },
    },
    async ({ params, userId: viewerId }) =>
      listContractChanges(prepared(deps.database.db), { contractId: params.id, viewerId }),
  )

  app.post(
    '/api/contracts/:id/changes',
    {
      config,
      bodyLimit: jsonBytes(textLimits.description + contractOfferReasonMaximum + milestonesMaximum * textLimits.title),
      schema: {
        tags,
        summary: 'Offer to change what was agreed',
        description: `${describeMove(contractMoves.offer_change)} The new amount must be more than what was released. A change becomes outdated when the money or the state of the contract changes.`,
        headers: idempotencyHeaders,
        params: idParams,
        body: contractChangeBody,
        response: { 201: contractDetailView, '4xx': failureView },
      },
    },
    async (request, reply) => {
      const change = { contractId: request.params.id, viewerId: request.userId, ...request.body }
      return reply.code(201).send(await answerOnce(deps, request, (deps) => offerChange(deps, change)))
    },
  )

  app.post(
    '/api/contracts/:id/changes/:changeId/accept',
    {
      config: changeConfig,
      schema: {
        tags,
        summary: 'Change a contract as the other side offered',
        description: `${describeMove(contractMoves.accept_change)} Of a lower amount, what is held beyond it goes back to the client at once. Of a higher one, the client pays the rest with another payment.`,
        headers: idempotencyHeaders,
        params: changeParams,
        response: { 200: contractDetailView, '4xx': failureView },
      },
    },
    async (request) => answerOnce(deps, request, (deps) => acceptChange(deps, changeOf(request))),
  )

  app.post(
    '/api/contracts/:id/changes/:changeId/decline',
    {
      config: changeConfig,
      schema: {
        tags,
        summary: 'Decline a change of a contract',
        description: describeMove(contractMoves.decline_change),
        headers: idempotencyHeaders,
        params: changeParams,
        response: { 200: contractDetailView, '4xx': failureView },
      },
    },
    async (request) => answerOnce(deps, request, (deps) => closeChange(deps, 'decline_change', changeOf(request))),
  )

  app.post(
    '/api/contracts/:id/changes/:changeId/withdraw',
    {
      config: changeConfig,
      schema: {
        tags,
        summary: 'Withdraw a change that you offered',
        description: describeMove(contractMoves.withdraw_change),
        headers: idempotencyHeaders,
        params: changeParams,
        response: { 200: contractDetailView, '4xx': failureView },
      },
    },
    async (request) => answerOnce(deps, request, (deps) => closeChange(deps, 'withdraw_change', changeOf(request))),
  )

  app.post(
    '/api/contracts/:id/milestones/:milestoneId/release',
    {
      config: milestoneConfig,
      schema: {
        tags,
        summary: 'Release a milestone to the freelancer',
        description: `${describeMove(contractMoves.release_milestone)} Its amount must be held. The same milestone is released once.`,
        headers: idempotencyHeaders,
        params: milestoneParams,
        response: { 200: contractDetailView, '4xx': failureView },
      },
    },
    async (request) => {
      const { id: contractId, milestoneId } = request.params
      const milestone = { contractId, milestoneId, viewerId: request.userId }
      return answerOnce(deps, request, (deps) => releaseMilestone(deps, milestone))
    },
  )
}

const changeOf = ({ params, userId }: { params: z.infer<typeof changeParams>; userId: string }) => ({
  contractId: params.id,
  changeId: params.changeId,
  viewerId: userId,
})
