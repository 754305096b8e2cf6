import {
  declineInvitationBody,
  describeMove,
  failureView,
  idempotencyHeaders,
  invitableProjectListView,
  invitableProjectsQuery,
  invitationBody,
  invitationListView,
  invitationMoves,
  invitationView,
  receivedInvitationsQuery,
  sentInvitationsQuery,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { prepared } from '../../../platform/database/database.ts'
import { sendList } from '../../../platform/http/send-list.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { declineInvitation, withdrawInvitation } from './end-invitation.ts'
import { invite } from './invite.ts'
import { listInvitableProjects, listReceived, listSent } from './list-invitations.ts'

const tags = ['Invitations']
const idParams = z.object({ id: z.uuid() })
const ofProject = { missing: 'project.not_found' } as const
const ofInvitation = { missing: 'invitation.not_found' } as const

export const invitationRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  const db = prepared(deps.database.db)

  app.post(
    '/api/projects/:id/invitations',
    {
      config: ofProject,
      schema: {
        tags,
        summary: 'Invite a person to your project',
        description: describeMove(invitationMoves.invite),
        headers: idempotencyHeaders,
        params: idParams,
        body: invitationBody,
        response: { 201: invitationView, '4xx': failureView },
      },
    },
    async (request, reply) => {
      const input = { ...request.body, projectId: request.params.id, clientId: request.userId }
      return reply.code(201).send(await answerOnce(deps, request, (deps) => invite(deps, input)))
    },
  )

  app.get(
    '/api/projects/:id/invitations',
    {
      config: ofProject,
      schema: {
        tags,
        summary: 'Who you invited to your project',
        params: idParams,
        querystring: sentInvitationsQuery,
        response: { 200: invitationListView, '4xx': failureView },
      },
    },
    async ({ params, query, userId: viewerId }, reply) =>
      sendList(reply, await listSent(db, { ...query, projectId: params.id, viewerId })),
  )

  app.get(
    '/api/invitations',
    {
      schema: {
        tags,
        summary: 'What you were invited to',
        querystring: receivedInvitationsQuery,
        response: { 200: invitationListView, '4xx': failureView },
      },
    },
    async ({ query, userId: viewerId }, reply) => sendList(reply, await listReceived(db, { ...query, viewerId })),
  )

  app.get(
    '/api/invitations/projects',
    {
      schema: {
        tags,
        summary: 'Your open projects, and whether you can invite a person to each',
        querystring: invitableProjectsQuery,
        response: { 200: invitableProjectListView, '4xx': failureView },
      },
    },
    async ({ query, userId: clientId }) => listInvitableProjects(deps, { clientId, freelancerId: query.freelancer }),
  )

  app.post(
    '/api/invitations/:id/decline',
    {
      config: ofInvitation,
      schema: {
        tags,
        summary: 'Decline an invitation',
        description: describeMove(invitationMoves.decline),
        headers: idempotencyHeaders,
        params: idParams,
        body: declineInvitationBody,
        response: { 200: invitationView, '4xx': failureView },
      },
    },
    async (request) => {
      const input = { ...request.body, invitationId: request.params.id, viewerId: request.userId }
      return answerOnce(deps, request, (deps) => declineInvitation(deps, input))
    },
  )

  app.post(
    '/api/invitations/:id/withdraw',
    {
      config: ofInvitation,
      schema: {
        tags,
        summary: 'Withdraw an invitation you sent',
        description: describeMove(invitationMoves.withdraw),
        headers: idempotencyHeaders,
        params: idParams,
        response: { 200: invitationView, '4xx': failureView },
      },
    },
    async (request) => {
      const input = { invitationId: request.params.id, viewerId: request.userId }
      return answerOnce(deps, request, (deps) => withdrawInvitation(deps, input))
    },
  )
}
