import {
  describeMove,
  failureView,
  idempotencyHeaders,
  idleAskDays,
  idleCloseDays,
  projectDetailView,
  projectMoves,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { keepOpen, reopenProject } from './keep-open.ts'

const acts = [
  {
    name: 'keep-open',
    run: keepOpen,
    summary: 'Say that you are still hiring',
    description: `${describeMove(projectMoves.keep_open)} A client who did nothing on an open project for ${idleAskDays} days is asked; ${idleCloseDays} days later it closes. What counts is an edit, opening or marking a proposal, a counter-offer or the answer to one, and this call.`,
  },
  {
    name: 'reopen',
    run: reopenProject,
    summary: 'Reopen a project that was closed',
    description: `${describeMove(projectMoves.reopen)} The proposals that were pending still are.`,
  },
] as const

export const idleProjectRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  for (const { name, run, summary, description } of acts) {
    app.post(
      `/api/projects/:id/${name}`,
      {
        config: { missing: 'project.not_found' },
        schema: {
          tags: ['Projects'],
          summary,
          description,
          headers: idempotencyHeaders,
          params: z.object({ id: z.uuid() }),
          response: { 200: projectDetailView, '4xx': failureView },
        },
      },
      async (request) => {
        const change = { projectId: request.params.id, viewerId: request.userId }
        return answerOnce(deps, request, (deps) => run(deps, change))
      },
    )
  }
}
