import {
  failureView,
  projectEditListQuery,
  projectEditListView,
  projectEditNumber,
  projectEditView,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { prepared } from '../../../platform/database/database.ts'
import { getEdit, listEdits } from './list-project-edits.ts'

const tags = ['Projects']
const params = z.object({ id: z.uuid() })

export const projectEditRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  const db = prepared(deps.database.db)

  app.get(
    '/api/projects/:id/edits',
    {
      config: { missing: 'project.not_found' },
      schema: {
        tags,
        summary: 'The edits of a project since acceptance',
        description:
          'For its client and the accepted freelancer, newest first. `atAcceptance` holds what the changed fields said at ' +
          'acceptance. Descriptions of the edits may be truncated.',
        params,
        querystring: projectEditListQuery,
        response: { 200: projectEditListView, '4xx': failureView },
      },
    },
    async (request) => {
      const { id: projectId } = request.params
      return listEdits(db, { ...request.query, projectId, viewerId: request.userId })
    },
  )

  app.get(
    '/api/projects/:id/edits/:number',
    {
      config: { missing: { id: 'project.not_found', number: 'project.edit_not_found' } },
      schema: {
        tags,
        summary: 'An edit with its full texts',
        params: params.extend({ number: projectEditNumber }),
        response: { 200: projectEditView, '4xx': failureView },
      },
    },
    async (request) => {
      const { id: projectId, number } = request.params
      return getEdit(db, { projectId, number, viewerId: request.userId })
    },
  )
}
