import {
  failureView,
  idempotencyHeaders,
  messageBody,
  messageChangesQuery,
  messageChangesView,
  messageEditBody,
  messageHitsView,
  messagePageView,
  messageSearchQuery,
  messagesQuery,
  messageView,
  readBody,
  readView,
  textLimits,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { jsonBytes } from '../../../platform/http/connection-limits.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { deleteMessage, editMessage } from './edit-message.ts'
import { getMessage, listChanges, listMessages, searchMessages } from './list-messages.ts'
import { markRead } from './mark-read.ts'
import { messageSearches, messageWrites, readMarks } from './message-limits.rules.ts'
import { sendMessage } from './send-message.ts'

const tags = ['Messages']
const missing = 'conversation.not_found'
const params = z.object({ conversationId: z.uuid() })
const url = '/api/conversations/:conversationId/messages'
const bodyLimit = jsonBytes(textLimits.message)

export const messageRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  const { db } = deps.database

  app.get(
    url,
    {
      config: { missing },
      schema: {
        tags,
        summary: 'Messages of a conversation',
        description:
          'The latest, or those `before` or `after` a number, or on both sides of one: `around=unread` opens at the first ' +
          'unread message. Numbers have no gaps. Long texts are cut off and marked.',
        params,
        querystring: messagesQuery,
        response: { 200: messagePageView, '4xx': failureView },
      },
    },
    async (request) => listMessages(db, { ...request.params, userId: request.userId }, request.query),
  )

  app.get(
    '/api/conversations/:conversationId/changes',
    {
      config: { missing },
      schema: {
        tags,
        summary: 'What changed since',
        description:
          'What was sent, edited or deleted after the change numbered `since`, each message once and as it is now. ' +
          'Call it again with the `change` of the answer.',
        params,
        querystring: messageChangesQuery,
        response: { 200: messageChangesView, '4xx': failureView },
      },
    },
    async (request) => listChanges(db, { ...request.params, userId: request.userId }, request.query),
  )

  app.get(
    `${url}/search`,
    {
      config: { missing, limits: [messageSearches] },
      schema: {
        tags,
        summary: 'Search within a conversation',
        description: 'Reads at most 5,000 messages. `nextBefore` goes on where it ended, also if nothing was found.',
        params,
        querystring: messageSearchQuery,
        response: { 200: messageHitsView, '4xx': failureView },
      },
    },
    async (request) => searchMessages(db, { ...request.params, userId: request.userId }, request.query),
  )

  app.post(
    url,
    {
      bodyLimit,
      config: { missing, limits: [messageWrites] },
      schema: {
        tags,
        summary: 'Send a message',
        description:
          'A message sent again with the same `clientId` is stored once: the answer is 200 with what was stored then.',
        params,
        body: messageBody,
        response: { 200: messageView, 201: messageView, '4xx': failureView },
      },
    },
    async (request, reply) => {
      const { message, isNew } = await sendMessage(deps, {
        ...request.params,
        ...request.body,
        userId: request.userId,
      })
      return reply.code(isNew ? 201 : 200).send(message)
    },
  )

  app.post(
    '/api/conversations/:conversationId/read',
    {
      config: { missing, limits: [readMarks] },
      schema: {
        tags,
        summary: 'Mark as read',
        description: 'Up to and including `seq`. Never moves backward.',
        params,
        body: readBody,
        response: { 200: readView, '4xx': failureView },
      },
    },
    async (request) => markRead(deps, { ...request.params, ...request.body, userId: request.userId }),
  )

  await app.register(oneMessageRoutes, { deps })
}

const oneMessageRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  const { db } = deps.database
  const one = params.extend({ seq: z.coerce.number().int().min(1) })
  const config = { missing: { conversationId: missing, seq: 'message.not_found' } } as const
  const changing = { ...config, limits: [messageWrites] }

  app.get(
    `${url}/:seq`,
    {
      config,
      schema: {
        tags,
        summary: 'A message with its full text',
        params: one,
        response: { 200: messageView, '4xx': failureView },
      },
    },
    async (request) => getMessage(db, { ...request.params, userId: request.userId }),
  )

  app.put(
    `${url}/:seq`,
    {
      bodyLimit,
      config: changing,
      schema: {
        tags,
        summary: 'Edit a message',
        description: 'By its author, within 15 minutes. Both see that it was edited.',
        headers: idempotencyHeaders,
        params: one,
        body: messageEditBody,
        response: { 200: messageView, '4xx': failureView },
      },
    },
    async (request) => {
      const edit = { ...request.params, ...request.body, userId: request.userId }
      return answerOnce(deps, request, (deps) => editMessage(deps, edit))
    },
  )

  app.delete(
    `${url}/:seq`,
    {
      config: changing,
      schema: {
        tags,
        summary: 'Delete a message',
        description: 'By its author, within 15 minutes. Both see that there was one. Its files are removed.',
        params: one,
        response: { 200: messageView, '4xx': failureView },
      },
    },
    async (request) => deleteMessage(deps, { ...request.params, userId: request.userId }),
  )
}
