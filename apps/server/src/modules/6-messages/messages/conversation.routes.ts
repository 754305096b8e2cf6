import {
  conversationHitsView,
  conversationListView,
  conversationSearchQuery,
  conversationsQuery,
  conversationView,
  failureView,
  idempotencyHeaders,
  messageSettingsView,
  openConversationBody,
  unreadView,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { DomainError } from '../../../platform/errors.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { getConversationWith, openConversation } from './get-conversation.ts'
import { countUnread, listConversations, searchConversations } from './list-conversations.ts'
import { messageSearches } from './message-limits.rules.ts'
import { getMessageSettings, saveMessageSettings } from './message-settings.ts'
import { setBlock, setBlockOfPerson } from './set-block.ts'
import { setMute } from './set-mute.ts'

const tags = ['Messages']
const config = { missing: 'conversation.not_found' } as const
const params = z.object({ conversationId: z.uuid() })
const one = '/api/conversations/:conversationId'
const aboutBlocks = 'While one of the two blocks the other, neither can write. What was written stays readable.'

export const conversationRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  const { db } = deps.database

  app.get(
    '/api/conversations',
    {
      schema: {
        tags,
        summary: 'Your conversations, the latest first',
        querystring: conversationsQuery,
        response: { 200: conversationListView, '4xx': failureView },
      },
    },
    async (request) => listConversations(db, { ...request.query, userId: request.userId }),
  )

  app.get(
    '/api/conversations/search',
    {
      config: { limits: [messageSearches] },
      schema: {
        tags,
        summary: 'Search your people and recent messages',
        description:
          'Finds people by name in your latest 1,000 conversations, and text in the latest 100 messages of the latest 200.',
        querystring: conversationSearchQuery,
        response: { 200: conversationHitsView, '4xx': failureView },
      },
    },
    async (request) => searchConversations(db, request.userId, request.query.search),
  )

  app.get(
    '/api/conversations/unread',
    {
      schema: {
        tags,
        summary: 'How many conversations have unread messages',
        response: { 200: unreadView, '4xx': failureView },
      },
    },
    async (request) => countUnread(db, request.userId),
  )

  app.get(
    '/api/conversations/settings',
    {
      schema: { tags, summary: 'Your settings', response: { 200: messageSettingsView, '4xx': failureView } },
    },
    async (request) => getMessageSettings(db, request.userId),
  )

  app.put(
    '/api/conversations/settings',
    {
      schema: {
        tags,
        summary: 'Save your settings',
        description: 'Without read receipts, others do not see what you have read, and you do not see what they have.',
        headers: idempotencyHeaders,
        body: messageSettingsView,
        response: { 200: messageSettingsView, '4xx': failureView },
      },
    },
    async (request) => answerOnce(deps, request, (deps) => saveMessageSettings(deps, request.userId, request.body)),
  )

  app.get(
    '/api/conversation-with/:userId',
    {
      config,
      schema: {
        tags,
        summary: 'Your conversation with a person',
        description:
          'Also before it was opened, if one of you proposed to the other, or they invited you or offered you a contract. ' +
          'Says whether you may write, and if not, why. ' +
          'People you have nothing to do with are answered like ids that nobody has.',
        params: z.object({ userId: z.uuid() }),
        response: { 200: conversationView, '4xx': failureView },
      },
    },
    async (request) => getConversationWith(db, request.userId, request.params.userId),
  )

  app.post(
    '/api/conversations',
    {
      schema: {
        tags,
        summary: 'Open a conversation',
        description:
          'A client may write to everyone who proposed to them, a freelancer to a client who wrote first or accepted. The ' +
          'other person sees the conversation with its first message.',
        headers: idempotencyHeaders,
        body: openConversationBody,
        response: { 200: conversationView, '4xx': failureView },
      },
    },
    async (request) => {
      const otherId = z.uuid().safeParse(request.body.userId)
      if (!otherId.success) throw new DomainError('conversation.not_found')
      const pair = { userId: request.userId, otherId: otherId.data }
      return answerOnce(deps, request, (deps) => openConversation(deps, pair))
    },
  )

  for (const { method, isBlocked, verb } of [
    { method: 'POST', isBlocked: true, verb: 'Block' },
    { method: 'DELETE', isBlocked: false, verb: 'Unblock' },
  ] as const) {
    app.route({
      method,
      url: `${one}/block`,
      config,
      schema: {
        tags,
        summary: `${verb} the other person`,
        description: aboutBlocks,
        params,
        response: { 200: conversationView, '4xx': failureView },
      },
      handler: async (request) => setBlock(deps, { ...request.params, userId: request.userId, isBlocked }),
    })

    app.route({
      method,
      url: '/api/conversation-with/:userId/block',
      config,
      schema: {
        tags,
        summary: `${verb} a person`,
        description: `Also one who never wrote, but proposed to you, invited you or offered you a contract. ${aboutBlocks}`,
        params: z.object({ userId: z.uuid() }),
        response: { 200: conversationView, '4xx': failureView },
      },
      handler: async ({ params, userId }) => setBlockOfPerson(deps, { userId, otherId: params.userId, isBlocked }),
    })
  }

  for (const { method, isMuted, summary } of [
    { method: 'POST', isMuted: true, summary: 'Mute a conversation' },
    { method: 'DELETE', isMuted: false, summary: 'Unmute a conversation' },
  ] as const) {
    app.route({
      method,
      url: `${one}/mute`,
      config,
      schema: {
        tags,
        summary,
        description: 'While it is muted, you are not notified of its messages. They still count as unread.',
        params,
        response: { 200: conversationView, '4xx': failureView },
      },
      handler: async (request) => setMute(deps, { ...request.params, userId: request.userId, isMuted }),
    })
  }
}
