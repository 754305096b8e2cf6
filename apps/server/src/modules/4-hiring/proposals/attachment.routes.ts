import { attachedFilesView, failureView, looseProposalFileHours, proposalFilesMaximum } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { sendFile } from '../../../platform/storage/send-file.ts'
import { acceptUploadForms, announcedBytes, readUploadForm, upload } from '../../1-ground/uploads/shared/upload-form.ts'
import { getAttachment, uploadAttachments } from './upload-attachments.ts'

const tags = ['Proposals']

export const attachmentRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/proposals/:proposalId/attachments/:fileId',
    config: { missing: { proposalId: 'proposal.not_found', fileId: 'proposal.file_not_found' } },
    schema: {
      tags,
      summary: 'Download a file of a proposal',
      description:
        'Answers with the file itself. `Range`, `If-Range` and `If-None-Match` work; the ETag is its SHA-256.',
      params: z.object({ proposalId: z.uuid(), fileId: z.uuid() }),
      response: { '4xx': failureView },
    },
    async handler(request, reply) {
      const file = await getAttachment(deps.database.db, { ...request.params, viewerId: request.userId })
      return sendFile(request, reply, { ...file, open: (range) => deps.files.open(file.storageKey, range) })
    },
  })

  await app.register(uploadRoute, { deps })
}

const uploadRoute: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  await acceptUploadForms(app)
  app.post(
    '/api/proposal-files',
    {
      config: { upload },
      schema: {
        tags,
        summary: 'Upload files for a proposal',
        description: `A \`multipart/form-data\` body with one to ${proposalFilesMaximum} \`files\`, checked as those of a delivery and counted for the same quota. Name their ids in \`attachments\` when you send or change a proposal; what no proposal takes within ${looseProposalFileHours} hours is removed.`,
        response: { 201: attachedFilesView, '4xx': failureView },
      },
    },
    async (request, reply) => {
      const form = { parts: readUploadForm(request), announcedBytes: announcedBytes(request) }
      return reply.code(201).send(await uploadAttachments(deps, { userId: request.userId, ...form }))
    },
  )
}
