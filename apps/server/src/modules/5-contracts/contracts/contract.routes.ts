import {
  contractDetailView,
  contractListQuery,
  contractListView,
  contractMoves,
  contractOfferBody,
  describeMove,
  failureView,
  idempotencyHeaders,
  ledgerStatementView,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { prepared } from '../../../platform/database/database.ts'
import { sendList } from '../../../platform/http/send-list.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { acceptEnd, closeOffer } from './answer-offer.ts'
import { endAlone } from './end-alone.ts'
import { exportContractStatement, getContract, getContractStatement } from './get-contract.ts'
import { listContracts } from './list-contracts.ts'
import { offerEnd } from './offer-end.ts'

const tags = ['Contracts']
const idParams = z.object({ id: z.uuid() })
const offerParams = z.object({ id: z.uuid(), offerId: z.uuid() })
const config = { missing: 'contract.not_found' } as const
const readConfig = { ...config, whileSuspended: true } as const
const offerConfig = { missing: { id: 'contract.not_found', offerId: 'contract.offer_not_found' } } as const

export const contractRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  const db = prepared(deps.database.db)

  app.get(
    '/api/contracts',
    {
      config: { whileSuspended: true },
      schema: {
        tags,
        summary: 'Your contracts, as client or as freelancer',
        querystring: contractListQuery,
        response: { 200: contractListView, '4xx': failureView },
      },
    },
    async (request, reply) => sendList(reply, await listContracts(db, { ...request.query, viewerId: request.userId })),
  )

  app.get(
    '/api/contracts/:id',
    {
      config: readConfig,
      schema: {
        tags,
        summary: 'A contract with its criteria and all that happened',
        params: idParams,
        response: { 200: contractDetailView, '4xx': failureView },
      },
    },
    async ({ params, userId: viewerId }) => getContract(db, { contractId: params.id, viewerId }),
  )

  app.post(
    '/api/contracts/:id/offers',
    {
      config,
      schema: {
        tags,
        summary: 'Offer to end a contract and to split what is held',
        description: `${describeMove(contractMoves.offer_end)} The two amounts are together what is held: both 0 if nothing is. An offer becomes outdated when that changes, or when the work is approved.`,
        headers: idempotencyHeaders,
        params: idParams,
        body: contractOfferBody,
        response: { 201: contractDetailView, '4xx': failureView },
      },
    },
    async (request, reply) => {
      const offer = { contractId: request.params.id, viewerId: request.userId, ...request.body }
      return reply.code(201).send(await answerOnce(deps, request, (deps) => offerEnd(deps, offer)))
    },
  )

  app.post(
    '/api/contracts/:id/offers/:offerId/accept',
    {
      config: offerConfig,
      schema: {
        tags,
        summary: 'End a contract as the other side offered',
        description: `${describeMove(contractMoves.accept_end)} The contract and its project are cancelled, and what is held is split as offered.`,
        headers: idempotencyHeaders,
        params: offerParams,
        response: { 200: contractDetailView, '4xx': failureView },
      },
    },
    async (request) => answerOnce(deps, request, (deps) => acceptEnd(deps, offerOf(request))),
  )

  app.post(
    '/api/contracts/:id/offers/:offerId/decline',
    {
      config: offerConfig,
      schema: {
        tags,
        summary: 'Decline an offer to end a contract',
        description: describeMove(contractMoves.decline_end),
        headers: idempotencyHeaders,
        params: offerParams,
        response: { 200: contractDetailView, '4xx': failureView },
      },
    },
    async (request) => answerOnce(deps, request, (deps) => closeOffer(deps, 'decline_end', offerOf(request))),
  )

  app.post(
    '/api/contracts/:id/offers/:offerId/withdraw',
    {
      config: offerConfig,
      schema: {
        tags,
        summary: 'Withdraw your offer to end a contract',
        description: describeMove(contractMoves.withdraw_end),
        headers: idempotencyHeaders,
        params: offerParams,
        response: { 200: contractDetailView, '4xx': failureView },
      },
    },
    async (request) => answerOnce(deps, request, (deps) => closeOffer(deps, 'withdraw_end', offerOf(request))),
  )

  app.post(
    '/api/contracts/:id/end',
    {
      config,
      schema: {
        tags,
        summary: 'End a contract whose other side is suspended',
        description: `${describeMove(contractMoves.end_alone)} All that is held goes back to the client.`,
        headers: idempotencyHeaders,
        params: idParams,
        response: { 200: contractDetailView, '4xx': failureView },
      },
    },
    async (request) => {
      const contract = { contractId: request.params.id, viewerId: request.userId }
      return answerOnce(deps, request, (deps) => endAlone(deps, contract))
    },
  )

  app.get(
    '/api/contracts/:id/ledger',
    {
      config: readConfig,
      schema: {
        tags,
        summary: 'The lines of a contract in the ledger',
        params: idParams,
        response: { 200: ledgerStatementView, '4xx': failureView },
      },
    },
    async ({ params, userId: viewerId }) => getContractStatement(db, { contractId: params.id, viewerId }),
  )

  app.get(
    '/api/contracts/:id/ledger.csv',
    {
      config: readConfig,
      schema: {
        tags,
        summary: 'The lines of a contract in the ledger, as a file',
        description:
          'What its hashes are over, so that the file can be checked by itself with `guildhall ledger verify`.',
        params: idParams,
        response: { 200: z.string(), '4xx': failureView },
      },
    },
    async ({ params, userId: viewerId }, reply) => {
      const csv = await exportContractStatement(db, { contractId: params.id, viewerId })
      const disposition = `attachment; filename="contract-${params.id}.csv"`
      return reply.type('text/csv; charset=utf-8').header('content-disposition', disposition).send(csv)
    },
  )
}

const offerOf = ({ params, userId }: { params: z.infer<typeof offerParams>; userId: string }) => ({
  contractId: params.id,
  offerId: params.offerId,
  viewerId: userId,
})
