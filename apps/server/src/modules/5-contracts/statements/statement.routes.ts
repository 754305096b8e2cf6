import { failureView, statementYear } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { sendDocument } from '../../../platform/documents/send-document.ts'
import { sendCsv } from '../../../platform/http/send-csv.ts'
import { documents } from '../../../platform/limits/rate-limits.rules.ts'
import { streamStatementCsv } from '../../1-ground/ledger/shared/get-statement.ts'
import { getYearlyDocument } from './get-yearly-document.ts'
import { streamYearlyCsv } from './statement-csv.ts'

const tags = ['Payments']
const config = { missing: 'statement.not_found', limits: [documents] } as const
const params = z.object({ year: statementYear })

export const statementRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  const { db } = deps.database

  app.get(
    '/api/earnings/:year/statement.csv',
    {
      config,
      schema: {
        tags,
        summary: 'What you earned in a year, as CSV',
        description: 'From the ledger: opening balance, each release, fee and withdrawal, sums, closing balance.',
        params,
        response: { '4xx': failureView },
      },
    },
    async ({ params: { year }, userId: freelancerId }, reply) =>
      sendCsv(reply, streamYearlyCsv(db, { freelancerId, year }, deps.clock()), `earnings-${year}.csv`),
  )

  app.get(
    '/api/earnings/:year/statement.pdf',
    {
      config,
      schema: {
        tags,
        summary: 'What you earned in a year, as a PDF',
        description: 'The same as the CSV, with sums by month. It lists the lines if they are 1,000 at most.',
        params,
        response: { '4xx': failureView },
      },
    },
    async (request, reply) => {
      const now = deps.clock()
      const year = { freelancerId: request.userId, year: request.params.year }
      const isTest = deps.stripe?.config.isTest !== false
      const content = await getYearlyDocument(db, year, { now, isTest })
      return sendDocument(request, reply, { content, now })
    },
  )

  app.get(
    '/api/payouts/ledger.csv',
    {
      config: { limits: [documents] },
      schema: {
        tags,
        summary: 'The lines of your withdrawals in the ledger, as a file',
        description: 'The file can be checked by itself with `guildhall ledger verify`, like that of a contract.',
        response: { '4xx': failureView },
      },
    },
    async ({ userId }, reply) => sendCsv(reply, streamStatementCsv(db, userId), 'withdrawals.csv'),
  )
}
