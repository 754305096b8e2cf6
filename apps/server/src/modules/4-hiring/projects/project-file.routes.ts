import { attachedFilesView, failureView, looseProjectFileHours, projectFilesMaximum } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { sendFile } from '../../../platform/storage/send-file.ts'
import { acceptUploadForms, announcedBytes, readUploadForm, upload } from '../../1-ground/uploads/shared/upload-form.ts'
import { getProjectFile, uploadProjectFiles } from './project-files.ts'

const tags = ['Projects']

export const projectFileRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.route({
    method: ['GET', 'HEAD'],
    url: '/api/projects/:projectId/attachments/:fileId',
    config: { missing: { projectId: 'project.not_found', fileId: 'project.file_not_found' } },
    schema: {
      tags,
      summary: 'Download a file of a project',
      description:
        'Answers with the file itself, to whoever may read the project. `Range`, `If-Range` and `If-None-Match` work; the ETag is its SHA-256.',
      params: z.object({ projectId: z.uuid(), fileId: z.uuid() }),
      response: { '4xx': failureView },
    },
    async handler(request, reply) {
      const file = await getProjectFile(deps.database.db, { ...request.params, viewerId: request.userId })
      return sendFile(request, reply, { ...file, open: (range) => deps.files.open(file.storageKey, range) })
    },
  })

  await app.register(uploadRoute, { deps })
}

const uploadRoute: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  await acceptUploadForms(app)
  app.post(
    '/api/project-files',
    {
      config: { upload },
      schema: {
        tags,
        summary: 'Upload files for a project',
        description: `A \`multipart/form-data\` body with one to ${projectFilesMaximum} \`files\`, checked as those of a proposal and counted for the same quota. Name their ids in \`attachments\` when you post or change a project; what no project takes within ${looseProjectFileHours} hours is removed.`,
        response: { 201: attachedFilesView, '4xx': failureView },
      },
    },
    async (request, reply) => {
      const form = { parts: readUploadForm(request), announcedBytes: announcedBytes(request) }
      return reply.code(201).send(await uploadProjectFiles(deps, { userId: request.userId, ...form }))
    },
  )
}
