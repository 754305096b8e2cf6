import {
  contractDetailView,
  contractListQuery,
  contractListView,
  failureView,
  ledgerStatementView,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../deps.ts'
import { sendList } from '../../platform/http/send-list.ts'
import { exportContractStatement, getContract, getContractStatement } from './get-contract.ts'
import { listContracts } from './list-contracts.ts'

const tags = ['Contracts']
const idParams = z.object({ id: z.uuid() })
const config = { missing: 'contract.not_found' } as const

export const contractRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  const { db } = deps.database

  app.get(
    '/api/contracts',
    {
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
      config,
      schema: {
        tags,
        summary: 'A contract with its criteria and all that happened',
        params: idParams,
        response: { 200: contractDetailView, '4xx': failureView },
      },
    },
    async ({ params, userId: viewerId }) => getContract(db, { contractId: params.id, viewerId }),
  )

  app.get(
    '/api/contracts/:id/ledger',
    {
      config,
      schema: {
        tags,
        summary: 'The lines of a contract in the book',
        params: idParams,
        response: { 200: ledgerStatementView, '4xx': failureView },
      },
    },
    async ({ params, userId: viewerId }) => getContractStatement(db, { contractId: params.id, viewerId }),
  )

  app.get(
    '/api/contracts/:id/ledger.csv',
    {
      config,
      schema: {
        tags,
        summary: 'The lines of a contract in the book, as a file',
        description:
          'What its hashes are over, so that the file can be checked by itself with `npm run ledger:verify`.',
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
