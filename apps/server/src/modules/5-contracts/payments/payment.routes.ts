import {
  contractMoves,
  describeMove,
  earningsView,
  failureView,
  feesView,
  idempotencyHeaders,
  paymentListQuery,
  paymentListView,
  paymentSumsView,
  paymentView,
  payoutBody,
  payoutListQuery,
  payoutListView,
  payoutView,
  sandboxCardBody,
  sandboxConfirmationBody,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { prepared } from '../../../platform/database/database.ts'
import { sendList } from '../../../platform/http/send-list.ts'
import { answerOnce, answerOnceOutside } from '../../1-ground/idempotency/shared/answer-once.ts'
import { beginPayment } from './begin-payment.ts'
import { getEarnings, listPayouts } from './get-earnings.ts'
import { getPayment, listPayments } from './get-payment.ts'
import { getPaymentSums } from './get-payment-sums.ts'
import { chargeTestCard, confirmTestCard, findTestCharge, findTestConfirmation } from './sandbox/charge-test-card.ts'
import { withdraw } from './withdraw.ts'

const tags = ['Payments']
const idParams = z.object({ id: z.uuid() })
const config = { missing: 'payment.not_found', whileSuspended: true } as const

export const paymentRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  const db = prepared(deps.database.db)

  app.get(
    '/api/fees',
    {
      config: { access: 'public', caching: 'public, max-age=300' },
      schema: {
        tags,
        summary: 'What the platform keeps',
        description: 'Of contracts agreed from now on. A contract keeps the fee it was agreed with.',
        response: { 200: feesView, '4xx': failureView },
      },
    },
    async () => ({ feeBps: deps.config.platformFeeBps }),
  )

  app.post(
    '/api/contracts/:id/payments',
    {
      config: { missing: 'contract.not_found', whileSuspended: true },
      schema: {
        tags,
        summary: 'Begin to pay for a contract',
        description: `${describeMove(contractMoves.fund)} A payment that is under way is answered as it is.`,
        headers: idempotencyHeaders,
        params: idParams,
        response: { 201: paymentView, '4xx': failureView },
      },
    },
    async (request, reply) => {
      const payment = { contractId: request.params.id, viewerId: request.userId }
      return reply.code(201).send(await answerOnce(deps, request, (deps) => beginPayment(deps, payment)))
    },
  )

  app.get(
    '/api/payments',
    {
      config: { whileSuspended: true },
      schema: {
        tags,
        summary: 'What you paid, as a client',
        querystring: paymentListQuery,
        response: { 200: paymentListView, '4xx': failureView },
      },
    },
    async (request, reply) => sendList(reply, await listPayments(db, { ...request.query, viewerId: request.userId })),
  )

  app.get(
    '/api/payments/sums',
    {
      schema: {
        tags,
        summary: 'What you paid in all, as a client, and where it is',
        response: { 200: paymentSumsView, '4xx': failureView },
      },
    },
    async ({ userId }) => getPaymentSums(deps, userId),
  )

  app.get(
    '/api/payments/:id',
    {
      config,
      schema: { tags, summary: 'A payment', params: idParams, response: { 200: paymentView, '4xx': failureView } },
    },
    async ({ params, userId: viewerId }) => getPayment(db, { paymentId: params.id, viewerId }),
  )

  app.post(
    '/api/payments/:id/test-card',
    {
      config,
      schema: {
        tags,
        summary: 'Pay with a test card',
        description: 'Only for payments of the sandbox. No real money moves.',
        headers: idempotencyHeaders,
        params: idParams,
        body: sandboxCardBody,
        response: { 200: paymentView, '4xx': failureView },
      },
    },
    async (request) => {
      const payment = { paymentId: request.params.id, viewerId: request.userId, ...request.body }
      return answerOnceOutside(
        deps,
        request,
        () => chargeTestCard(deps, payment),
        () => findTestCharge(deps, payment),
      )
    },
  )

  app.post(
    '/api/payments/:id/test-confirmation',
    {
      config,
      schema: {
        tags,
        summary: 'Confirm a payment with the test bank, or refuse it',
        headers: idempotencyHeaders,
        params: idParams,
        body: sandboxConfirmationBody,
        response: { 200: paymentView, '4xx': failureView },
      },
    },
    async (request) => {
      const payment = { paymentId: request.params.id, viewerId: request.userId, ...request.body }
      return answerOnceOutside(
        deps,
        request,
        () => confirmTestCard(deps, payment),
        () => findTestConfirmation(deps, payment),
      )
    },
  )

  app.get(
    '/api/earnings',
    {
      config: { whileSuspended: true },
      schema: {
        tags,
        summary: 'What you earned, as a freelancer',
        response: { 200: earningsView, '4xx': failureView },
      },
    },
    async ({ userId }) => getEarnings(deps, userId),
  )

  app.get(
    '/api/payouts',
    {
      config: { whileSuspended: true },
      schema: {
        tags,
        summary: 'What you withdrew',
        querystring: payoutListQuery,
        response: { 200: payoutListView, '4xx': failureView },
      },
    },
    async (request, reply) => sendList(reply, await listPayouts(db, { ...request.query, viewerId: request.userId })),
  )

  app.post(
    '/api/payouts',
    {
      config: { whileSuspended: true },
      schema: {
        tags,
        summary: 'Withdraw what you earned',
        headers: idempotencyHeaders,
        body: payoutBody,
        response: { 201: payoutView, '4xx': failureView },
      },
    },
    async (request, reply) => {
      const payout = { viewerId: request.userId, ...request.body }
      return reply.code(201).send(await answerOnce(deps, request, (deps) => withdraw(deps, payout)))
    },
  )
}
