import {
  failureView,
  idempotencyHeaders,
  ownProfileView,
  personListQuery,
  personListView,
  profileBody,
  profileEntriesMaximum,
  profileTextQuery,
  profileTextView,
  profileVisibility,
  publicProfileView,
  skillsMaximum,
  textLimits,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { prepared } from '../../../platform/database/database.ts'
import { jsonBytes } from '../../../platform/http/connection-limits.ts'
import { sendList } from '../../../platform/http/send-list.ts'
import { answerOnce } from '../../1-ground/idempotency/shared/answer-once.ts'
import { getOwnProfile, getProfileText, getPublicProfile } from './get-profile.ts'
import { listPeople, PeopleCount } from './list-people.ts'
import { saveProfile } from './save-profile.ts'
import { setVisibility } from './set-visibility.ts'

const tags = ['Profiles']
const { name, title, description, url, skill } = textLimits
const entryCharacters = {
  education: 3 * name,
  experience: title + 2 * name + description,
  portfolio: title + description + url,
}
const profileCharacters =
  name +
  title +
  name +
  url +
  description +
  2 * skillsMaximum * skill +
  profileEntriesMaximum * (entryCharacters.education + entryCharacters.experience + entryCharacters.portfolio)
/** Every entry full, each character escaped as `\u4e16`. With 12 bytes a character it would be 26 MB. */
const bodyLimit = jsonBytes(profileCharacters, 6)

export const profileRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  for (const url of ['/api/profile/me', '/api/profile']) {
    app.get(
      url,
      { schema: { tags, summary: 'Your own profile', response: { 200: ownProfileView, '4xx': failureView } } },
      async (request) => getOwnProfile(prepared(deps.database.db), request.userId),
    )
  }

  app.put(
    '/api/profile/me',
    {
      bodyLimit,
      schema: {
        tags,
        summary: 'Save your profile',
        headers: idempotencyHeaders,
        body: profileBody,
        response: { 200: ownProfileView, '4xx': failureView },
      },
    },
    async (request) => {
      const profile = { ...request.body, userId: request.userId }
      return answerOnce(deps, request, (deps) => saveProfile(deps, profile))
    },
  )

  app.put(
    '/api/profile/me/visibility',
    {
      schema: {
        tags,
        summary: 'Say whether your profile may be found',
        description: 'Holds at once. Your profile keeps its address, for those who have it.',
        headers: idempotencyHeaders,
        body: profileVisibility,
        response: { 200: profileVisibility, '4xx': failureView },
      },
    },
    async (request) => {
      const visibility = { ...request.body, userId: request.userId }
      return answerOnce(deps, request, (deps) => setVisibility(deps, visibility))
    },
  )

  app.get(
    '/api/profile/:userId',
    {
      config: { access: 'public', missing: 'profile.not_available', caching: 'no-cache', mayReadReplica: true },
      schema: {
        tags,
        summary: "A person's profile",
        params: z.object({ userId: z.uuid() }),
        response: { 200: publicProfileView, '4xx': failureView },
      },
    },
    async (request) => getPublicProfile(prepared(request.reads), request.params.userId),
  )

  app.get(
    '/api/profile/:userId/text',
    {
      config: { access: 'public', missing: 'profile.not_available', mayReadReplica: true },
      schema: {
        tags,
        summary: 'A long text of a profile in full',
        description: 'A profile carries the first 2,000 characters of each; this is the way to the rest.',
        params: z.object({ userId: z.uuid() }),
        querystring: profileTextQuery,
        response: { 200: profileTextView, '4xx': failureView },
      },
    },
    async (request) => {
      const { userId } = request.params
      return { text: await getProfileText(request.reads, { ...request.query, userId }) }
    },
  )

  const count = new PeopleCount(deps.clock)
  app.get(
    '/api/users',
    {
      config: { mayReadReplica: true },
      schema: {
        tags,
        summary: 'People with a profile',
        description:
          'Newest first. `X-Total-Count` counts them all, more than 1,000 once a minute. `X-Next-Cursor` is there while more follow.',
        querystring: personListQuery,
        response: { 200: personListView, '4xx': failureView },
      },
    },
    async ({ query, reads }, reply) => sendList(reply, await listPeople(reads, count, query)),
  )
}
