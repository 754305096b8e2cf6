import {
  contractMoves,
  describeMove,
  disputeClaimBody,
  disputeEvidenceView,
  disputeListView,
  disputeMoves,
  disputeReasonMaximum,
  disputeView,
  failureView,
  idempotencyHeaders,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { sendDocument } from '../../../platform/documents/send-document.ts'
import { jsonBytes } from '../../../platform/http/connection-limits.ts'
import { documents } from '../../../platform/limits/rate-limits.rules.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { askOperator } from './ask-operator.ts'
import { claimSplit } from './claim-split.ts'
import { evidenceDocument } from './evidence-document.ts'
import { getDisputes } from './get-disputes.ts'
import { getEvidence } from './get-evidence.ts'
import { openDispute } from './open-dispute.ts'
import { withdrawDispute } from './withdraw-dispute.ts'

const tags = ['Disputes']
const bodyLimit = jsonBytes(disputeReasonMaximum)
const idParams = z.object({ id: z.uuid() })
// Suspended people are heard about money that is held for their contracts.
const ofContract = { missing: 'contract.not_found', whileSuspended: true } as const
const config = { missing: 'dispute.not_found', whileSuspended: true } as const

export const disputeRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/contracts/:id/disputes',
    {
      config: ofContract,
      schema: {
        tags,
        summary: 'The disputes about a contract',
        params: idParams,
        response: { 200: disputeListView, '4xx': failureView },
      },
    },
    async ({ params, userId: viewerId }) => getDisputes(deps, { contractId: params.id, viewerId }),
  )

  app.post(
    '/api/contracts/:id/disputes',
    {
      bodyLimit,
      config: ofContract,
      schema: {
        tags,
        summary: 'Open a dispute about a contract',
        description: `${describeMove(contractMoves.open_dispute)} The two amounts are together what is held. It is set aside, and nothing is delivered, approved or paid in until the dispute is settled.`,
        headers: idempotencyHeaders,
        params: idParams,
        body: disputeClaimBody,
        response: { 201: disputeView, '4xx': failureView },
      },
    },
    async (request, reply) => {
      const dispute = { contractId: request.params.id, viewerId: request.userId, ...request.body }
      return reply.code(201).send(await answerOnce(deps, request, (deps) => openDispute(deps, dispute)))
    },
  )

  app.post(
    '/api/disputes/:id/claims',
    {
      bodyLimit,
      config,
      schema: {
        tags,
        summary: 'State the split you think right',
        description: `${describeMove(disputeMoves.claim)} The two amounts are together what was held when the dispute was opened. What both sides agree on is paid out at once; if both state the same split, the dispute and the contract end.`,
        headers: idempotencyHeaders,
        params: idParams,
        body: disputeClaimBody,
        response: { 201: disputeView, '4xx': failureView },
      },
    },
    async (request, reply) => {
      const claim = { disputeId: request.params.id, viewerId: request.userId, ...request.body }
      return reply.code(201).send(await answerOnce(deps, request, (deps) => claimSplit(deps, claim)))
    },
  )

  app.post(
    '/api/disputes/:id/ask-operator',
    {
      config,
      schema: {
        tags,
        summary: 'Ask that an operator decides now',
        description: `${describeMove(disputeMoves.ask_operator)} The dispute goes to an operator once both sides have asked.`,
        headers: idempotencyHeaders,
        params: idParams,
        response: { 200: disputeView, '4xx': failureView },
      },
    },
    async (request) => {
      const act = { disputeId: request.params.id, viewerId: request.userId }
      return answerOnce(deps, request, (deps) => askOperator(deps, act))
    },
  )

  app.post(
    '/api/disputes/:id/withdraw',
    {
      config,
      schema: {
        tags,
        summary: 'Withdraw a dispute you opened',
        description: `${describeMove(disputeMoves.withdraw)} The contract goes on where it was.`,
        headers: idempotencyHeaders,
        params: idParams,
        response: { 200: disputeView, '4xx': failureView },
      },
    },
    async (request) => {
      const act = { disputeId: request.params.id, viewerId: request.userId }
      return answerOnce(deps, request, (deps) => withdrawDispute(deps, act))
    },
  )

  app.get(
    '/api/disputes/:id/evidence',
    {
      config,
      schema: {
        tags,
        summary: 'What is known about a dispute',
        description: 'Gathered from the contract, its deliveries, the messages of the two sides and the ledger.',
        params: idParams,
        response: { 200: disputeEvidenceView, '4xx': failureView },
      },
    },
    async ({ params, userId: viewerId }) => getEvidence(deps, { disputeId: params.id, viewerId }),
  )

  app.get(
    '/api/disputes/:id/evidence.pdf',
    {
      config: { ...config, limits: [documents] },
      schema: {
        tags,
        summary: 'What is known about a dispute, as a PDF',
        description: 'Answers with the document itself.',
        params: idParams,
        response: { '4xx': failureView },
      },
    },
    async (request, reply) => {
      const evidence = await getEvidence(deps, { disputeId: request.params.id, viewerId: request.userId })
      return sendDocument(request, reply, { content: evidenceDocument(evidence), now: deps.clock() })
    },
  )
}
