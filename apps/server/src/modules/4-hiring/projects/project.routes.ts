import {
  clientProjectsQuery,
  clientProjectsView,
  describeMove,
  failureView,
  idempotencyHeaders,
  projectBody,
  projectDetailView,
  projectFilesMaximum,
  projectListQuery,
  projectListView,
  projectMoves,
  projectView,
  skillsMaximum,
  textLimits,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { prepared } from '../../../platform/database/database.ts'
import { jsonBytes } from '../../../platform/http/connection-limits.ts'
import { forApiClients } from '../../../platform/http/content-negotiation.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { browseProjects, openSearchTools } from './browse-projects.ts'
import { createProject } from './create-project.ts'
import { getProject } from './get-project.ts'
import { listClientProjects } from './list-client-projects.ts'
import { updateProject } from './update-project.ts'

const tags = ['Projects']
const bodyLimit = jsonBytes(
  textLimits.title +
    textLimits.description +
    textLimits.url +
    skillsMaximum * textLimits.skill +
    projectFilesMaximum * 40,
)
const idParams = z.object({ id: z.uuid() })
const config = { missing: 'project.not_found' } as const

export const projectRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  const { db } = deps.database
  const tools = openSearchTools(db, deps.clock, deps.config.rateLimitFactor)
  app.addHook('onListen', () => tools.searches.prepare())

  // In a browser, `/projects` redirects to the page of projects.
  for (const url of ['/projects', '/api/projects']) {
    app.get(
      url,
      {
        config: { rank: 'browsing', mayReadReplica: true },
        constraints: url.startsWith('/api') ? {} : forApiClients,
        schema: {
          tags,
          summary: 'Browse projects of every status',
          querystring: projectListQuery,
          response: { 200: projectListView, '4xx': failureView },
        },
      },
      async (request, reply) => {
        void reply.header('vary', 'accept')
        return browseProjects(request.reads, tools, { ...request.query, viewerId: request.userId })
      },
    )
  }

  // Also a page's address, for requests that prefer HTML.
  for (const url of ['/projects/:id', '/api/projects/:id']) {
    app.get(
      url,
      {
        config,
        constraints: url.startsWith('/api') ? {} : forApiClients,
        schema: {
          tags,
          summary: 'A project',
          params: idParams,
          response: { 200: projectDetailView, '4xx': failureView },
        },
      },
      async (request, reply) => {
        // Otherwise browsers would mix up page and JSON in their cache.
        void reply.header('vary', 'accept')
        return getProject(db, request.params.id, request.userId)
      },
    )
  }

  app.post(
    '/projects/create',
    {
      bodyLimit,
      schema: {
        tags,
        summary: 'Post a project',
        headers: idempotencyHeaders,
        body: projectBody,
        response: { 201: projectView, '4xx': failureView },
      },
    },
    async (request, reply) => {
      const input = { ...request.body, clientId: request.userId }
      const project = await answerOnce(deps, request, (deps) => createProject(deps, input))
      return reply.code(201).send(project)
    },
  )

  app.put(
    '/projects/update/:id',
    {
      config,
      bodyLimit,
      schema: {
        tags,
        summary: 'Change your project',
        description: describeMove(projectMoves.edit),
        headers: idempotencyHeaders,
        params: idParams,
        body: projectBody,
        response: { 200: projectView, '4xx': failureView },
      },
    },
    async (request) => {
      const edit = { ...request.body, projectId: request.params.id, clientId: request.userId }
      return answerOnce(deps, request, (deps) => updateProject(deps, edit))
    },
  )

  app.get(
    '/projects/user/:userId',
    {
      config: { missing: 'account.not_found' },
      schema: {
        tags,
        summary: 'The projects you posted',
        params: z.object({ userId: z.uuid() }),
        querystring: clientProjectsQuery,
        response: { 200: clientProjectsView, '4xx': failureView },
      },
    },
    async (request) => {
      const { userId: clientId } = request.params
      return listClientProjects(prepared(db), { ...request.query, clientId, viewerId: request.userId })
    },
  )
}
