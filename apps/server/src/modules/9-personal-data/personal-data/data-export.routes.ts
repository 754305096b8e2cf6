import { dataExportsView, dataExportView, failureView, idempotencyHeaders } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { sendFile } from '../../../platform/storage/send-file.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { getExportFile, getExports } from './get-exports.ts'
import { requestExport } from './request-export.ts'

const tags = ['Your data']

export const dataExportRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/account/exports',
    {
      config: { whileSuspended: true },
      schema: {
        tags,
        summary: 'Copies of your data',
        description: 'Newest first. A copy is removed when its time is over, or when the next one is ready.',
        response: { 200: dataExportsView, '4xx': failureView },
      },
    },
    ({ userId }) => getExports(deps, userId),
  )

  app.post(
    '/api/account/exports',
    {
      config: { whileSuspended: true },
      schema: {
        tags,
        summary: 'Ask for a copy of your data',
        description:
          'It is made in the background; a mail and a notification say when it is ready. While one is being prepared, ' +
          'that one is answered.',
        headers: idempotencyHeaders,
        response: { 202: dataExportView, '4xx': failureView },
      },
    },
    async (request, reply) =>
      reply.code(202).send(await answerOnce(deps, request, (deps) => requestExport(deps, request.userId))),
  )

  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/account/exports/:id/file',
    config: { missing: 'export.not_found', whileSuspended: true },
    schema: {
      tags,
      summary: 'Download a copy of your data',
      description: 'Answers with a ZIP file. `Range`, `If-Range` and `If-None-Match` work; the ETag is its SHA-256.',
      params: z.object({ id: z.uuid() }),
      response: { '4xx': failureView },
    },
    async handler(request, reply) {
      return sendFile(request, reply, await getExportFile(deps, { ...request.params, userId: request.userId }))
    },
  })
}
