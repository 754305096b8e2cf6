import {
  failureView,
  idempotencyHeaders,
  itemCellsView,
  itemsOfCellView,
  operatorReasonBody,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { listItemCells, listItems } from './list-items.ts'
import { putItemBack } from './put-item-back.ts'
import { setItemAside } from './set-item-aside.ts'

const tags = ['Operators']
const access = 'operator'
/** PostgreSQL's texts hold no such character. */
const isStorable = (text: string) => !text.includes('\0')
const itemParams = z.object({
  itemId: z.string().max(500).refine(isStorable).describe('Of a bank question, or of a template.'),
})

const decisions = [
  {
    name: 'set-aside',
    missing: 'item.not_found',
    decide: setItemAside,
    summary: 'Set a question aside',
    description: 'New assessments leave it out. Results that had it stay as they are.',
  },
  {
    name: 'return',
    missing: 'item.not_set_aside',
    decide: putItemBack,
    summary: 'Put a question back that was set aside',
    description: 'New assessments ask it again. The answers by which it was judged are forgotten.',
  },
] as const

export const itemRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/admin/item-cells',
    {
      config: { access },
      schema: {
        tags,
        summary: 'What the answers say about questions',
        description: 'By skill and level, as of last night, with the questions that new assessments leave out.',
        response: { 200: itemCellsView, '4xx': failureView },
      },
    },
    async () => listItemCells(deps),
  )

  app.get(
    '/api/admin/item-cells/:cell',
    {
      config: { access, missing: 'item.cell_not_found' },
      schema: {
        tags,
        summary: 'Statistics of each question of one skill and level',
        params: z.object({ cell: z.string().describe('Such as javascript-beginner.') }),
        response: { 200: itemsOfCellView, '4xx': failureView },
      },
    },
    async ({ params }) => listItems(deps, params.cell),
  )

  for (const { name, missing, decide, summary, description } of decisions) {
    app.post(
      `/api/admin/items/:itemId/${name}`,
      {
        config: { access, missing },
        schema: {
          tags,
          summary,
          description,
          headers: idempotencyHeaders,
          params: itemParams,
          body: operatorReasonBody,
          response: { 200: itemCellsView, '4xx': failureView },
        },
      },
      async (request) => {
        const decision = { ...request.body, itemId: request.params.itemId, operatorId: request.userId }
        return answerOnce(deps, request, (deps) => decide(deps, decision))
      },
    )
  }
}
