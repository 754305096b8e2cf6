import {
  credentialQuery,
  failureView,
  issuerView,
  keySetView,
  openBadgeCredentialView,
  publicKeyView,
  publicResultView,
  statusListView,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../../deps.ts'
import { madeForAsker } from '../../../../platform/limits/rate-limits.rules.ts'
import { getPublicResult } from '../get-public-result.ts'
import { getCredential, issueCredential } from './issue-credential.ts'
import { getIssuer, getKeySet, getPublicKey } from './published-keys.ts'
import { statusListTtlSeconds } from './status-list.rules.ts'
import { openStatusLists } from './status-lists.ts'

const tags = ['Credentials']
const resultParams = z.object({ resultId: z.uuid() })
const keyParams = z.object({ thumbprint: z.string().regex(/^[\w-]{43}$/) })
const listParams = z.object({
  list: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
})

const jsonLd = 'application/ld+json; charset=utf-8'
const anHour = 'public, max-age=3600'
/** For documents that may change: caches must refetch them within minutes. */
const minutes = `public, max-age=${statusListTtlSeconds}`

/** Public results, and everything needed to check a credential independently. Readable by scripts of any website. */
export const credentialRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  const getStatusList = openStatusLists(deps)

  app.addHook('onRequest', (_request, reply, next) => {
    reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' })
    next()
  })

  app.get(
    '/api/assessments/public/:resultId',
    {
      config: { access: 'optional', missing: 'assessment.result_not_found', mayReadReplica: true },
      schema: {
        tags,
        summary: 'A result, for anyone to check',
        description: 'There while its holder shows it on their profile; for the holder always.',
        params: resultParams,
        response: { 200: publicResultView, '4xx': failureView },
      },
    },
    async ({ params, userId, reads }) =>
      getPublicResult({ reads, publicUrl: deps.config.publicUrl }, { ...params, viewerId: userId }),
  )

  app.get(
    '/api/assessments/public/:resultId/credential',
    {
      config: { access: 'optional', missing: 'assessment.result_not_found', limits: [madeForAsker] },
      schema: {
        tags,
        summary: 'The credential of a passed result: an Open Badge 3.0',
        description:
          'A compact JWT, signed with EdDSA over Ed25519; its `kid` is the address of the public key. `format=json` gives ' +
          'the credential inside it to read, without the signature.',
        params: resultParams,
        querystring: credentialQuery,
        response: { 200: z.union([z.string(), openBadgeCredentialView]), '4xx': failureView },
      },
    },
    async ({ params, query, userId }, reply) => {
      const asked = { ...params, viewerId: userId }
      if (query.format === 'json') {
        const { credential, filename } = await getCredential(deps, asked)
        void reply.headers({ 'content-type': jsonLd, 'content-disposition': `inline; filename="${filename('json')}"` })
        return credential
      }
      const { jwt, filename } = await issueCredential(deps, asked)
      // The media type of Open Badges 3.0; nosniff keeps it text.
      void reply.type('text/plain; charset=utf-8')
      return reply.header('content-disposition', `attachment; filename="${filename('jwt')}"`).send(jwt)
    },
  )

  app.get(
    '/api/credentials/issuer',
    {
      config: { access: 'public', caching: minutes },
      schema: {
        tags,
        summary: 'Who signs credentials: an Open Badges profile with its public keys',
        response: { 200: issuerView, '4xx': failureView },
      },
    },
    async (_request, reply) => {
      void reply.type(jsonLd)
      return getIssuer(deps)
    },
  )

  for (const url of ['/api/credentials/keys', '/.well-known/jwks.json']) {
    app.get(
      url,
      {
        config: { access: 'public', caching: minutes },
        schema: {
          tags,
          summary: 'Every key credentials were signed with, as a JWK set',
          description: 'The one in use first; retired keys stay, so that what they signed can be checked.',
          response: { 200: keySetView, '4xx': failureView },
        },
      },
      async (_request, reply) => {
        void reply.type('application/jwk-set+json; charset=utf-8')
        return getKeySet(deps)
      },
    )
  }

  app.get(
    '/api/credentials/keys/:thumbprint',
    {
      config: { access: 'public', missing: 'credential.key_not_found', caching: anHour },
      schema: {
        tags,
        summary: 'One of these keys, as a JWK',
        params: keyParams,
        response: { 200: publicKeyView, '4xx': failureView },
      },
    },
    async ({ params }, reply) => {
      const key = await getPublicKey(deps, params.thumbprint)
      void reply.type('application/jwk+json; charset=utf-8')
      return key
    },
  )

  app.get(
    '/api/credentials/status/:list',
    {
      config: { access: 'public', missing: 'credential.list_not_found', caching: minutes, limits: [madeForAsker] },
      schema: {
        tags,
        summary: 'Which credentials are suspended: a W3C Bitstring Status List',
        description: 'A signed JWT; `format=json` gives the list inside it to read, without the signature.',
        params: listParams,
        querystring: credentialQuery,
        response: { 200: z.union([z.string(), statusListView]), '4xx': failureView },
      },
    },
    async ({ params, query }, reply) => {
      const { document, jwt } = await getStatusList(params.list)
      if (query.format === 'json') {
        void reply.type(jsonLd)
        return document
      }
      return reply.type('application/vc+jwt').send(jwt)
    },
  )
}
