import {
  failureView,
  idempotencyHeaders,
  markReadBody,
  notificationListView,
  notificationSettingsBody,
  notificationSettingsView,
  notificationsQuery,
  timeZoneBody,
  unreadCountView,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { sendList } from '../../../platform/http/send-list.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { getUnreadCount, listNotifications } from './list-notifications.ts'
import { markRead } from './mark-read.ts'
import { getNotificationSettings, recordTimeZone, saveNotificationSettings } from './notification-settings.ts'

const tags = ['Notifications']

export const notificationRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    '/api/notifications',
    {
      schema: {
        tags,
        summary: 'Your notifications',
        description: 'Newest first. `unread=true` leaves out those you have read.',
        querystring: notificationsQuery,
        response: { 200: notificationListView, '4xx': failureView },
      },
    },
    async ({ userId, query }, reply) =>
      sendList(reply, await listNotifications(deps, { ...query, unread: query.unread === 'true', userId })),
  )

  app.get(
    '/api/notifications/unread-count',
    {
      schema: {
        tags,
        summary: 'How many of your notifications are unread',
        description: 'Counts up to 100. At 100 there may be more.',
        response: { 200: unreadCountView, '4xx': failureView },
      },
    },
    async ({ userId }) => getUnreadCount(deps, userId),
  )

  app.post(
    '/api/notifications/read',
    {
      schema: {
        tags,
        summary: 'Mark notifications as read',
        description: 'Those with the `ids`, or all up to the instant `upTo`: what came later stays unread.',
        body: markReadBody,
        response: { 200: unreadCountView, '4xx': failureView },
      },
    },
    async ({ userId, body }) => markRead(deps, { userId, body }),
  )

  app.get(
    '/api/notifications/settings',
    {
      schema: {
        tags,
        summary: 'What you are mailed, and when',
        response: { 200: notificationSettingsView, '4xx': failureView },
      },
    },
    async ({ userId }) => getNotificationSettings(deps, userId),
  )

  app.put(
    '/api/notifications/settings',
    {
      schema: {
        tags,
        summary: 'Choose what you are mailed, and when',
        description:
          'For each kind: mail it right away (`now`), in the daily digest (`digest`) or never (`off`). Kinds that are left out keep their default. Nothing is mailed in quiet hours; it waits until they end.',
        headers: idempotencyHeaders,
        body: notificationSettingsBody,
        response: { 200: notificationSettingsView, '4xx': failureView },
      },
    },
    async (request) => {
      const settings = { ...request.body, userId: request.userId }
      return answerOnce(deps, request, (deps) => saveNotificationSettings(deps, settings))
    },
  )

  app.put(
    '/api/notifications/time-zone',
    {
      schema: {
        tags,
        summary: 'Say which time zone your browser has',
        description: 'Used for the daily digest until you save your notification settings. Changes nothing afterwards.',
        headers: idempotencyHeaders,
        body: timeZoneBody,
        response: { 204: z.null(), '4xx': failureView },
      },
    },
    async (request, reply) => {
      const zone = { ...request.body, userId: request.userId }
      await answerOnce(deps, request, (deps) => recordTimeZone(deps, zone))
      return reply.code(204).send(null)
    },
  )
}
