import { failureView, messageFilesQuery, messageView } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { sendFile } from '../../../platform/storage/send-file.ts'
import { acceptUploadForms, announcedBytes, readUploadForm, upload } from '../../1-ground/uploads/shared/upload-form.ts'
import { messageWrites } from './message-limits.rules.ts'
import { getMessageFile, sendFiles } from './send-files.ts'

const tags = ['Messages']
const missing = 'conversation.not_found'
const params = z.object({ conversationId: z.uuid() })
const url = '/api/conversations/:conversationId/files'

export const messageFileRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.route({
    method: ['GET', 'HEAD'],
    url: `${url}/:fileId`,
    config: { missing: { conversationId: missing, fileId: 'message.file_not_found' } },
    schema: {
      tags,
      summary: 'Download a file of a message',
      description:
        'Answers with the file itself. `Range`, `If-Range` and `If-None-Match` work; the ETag is its SHA-256.',
      params: params.extend({ fileId: z.uuid() }),
      response: { '4xx': failureView },
    },
    async handler(request, reply) {
      const file = await getMessageFile(deps.database.db, { ...request.params, userId: request.userId })
      return sendFile(request, reply, { ...file, open: (range) => deps.files.open(file.storageKey, range) })
    },
  })

  await app.register(uploadRoute, { deps })
}

const uploadRoute: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  await acceptUploadForms(app)
  app.post(
    url,
    {
      config: { missing, upload, limits: [messageWrites] },
      schema: {
        tags,
        summary: 'Send files',
        description:
          'A `multipart/form-data` body with one or more `files` and, if you like, a `message`, stored as one message. Files ' +
          'are checked as those of a delivery and count for the same quota. Sent again with the same `clientId`, the ' +
          'answer is 200 with what was stored then.',
        params,
        querystring: messageFilesQuery,
        response: { 200: messageView, 201: messageView, '4xx': failureView },
      },
    },
    async (request, reply) => {
      const { message, isNew } = await sendFiles(deps, {
        ...request.params,
        ...request.query,
        userId: request.userId,
        parts: readUploadForm(request),
        announcedBytes: announcedBytes(request),
      })
      return reply.code(isNew ? 201 : 200).send(message)
    },
  )
}
