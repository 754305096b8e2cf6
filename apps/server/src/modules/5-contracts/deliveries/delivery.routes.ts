import {
  type DeliveryView,
  deliveryMoves,
  deliveryVersionParam,
  deliveryVersionView,
  deliveryView,
  describeMove,
  failureView,
  idempotencyHeaders,
  requestChangesBody,
  textLimits,
} from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { jsonBytes } from '../../../platform/http/connection-limits.ts'
import { sendFile } from '../../../platform/storage/send-file.ts'
import { answerOnce, unlessAnswered } from '../../1-ground/idempotency/shared/answer-once.ts'
import { acceptUploadForms, announcedBytes, readUploadForm, upload } from '../../1-ground/uploads/shared/upload-form.ts'
import { approveDelivery } from './approve-delivery.ts'
import { getDeliverable, getDelivery, getVersion } from './get-delivery.ts'
import { requestChanges } from './request-changes.ts'
import { submitDelivery } from './submit-delivery.ts'

const tags = ['Deliverables']
const params = z.object({ proposalId: z.uuid() })
const url = '/api/proposals/:proposalId/deliverables'
const config = { missing: 'proposal.not_found' } as const

export const deliveryRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.get(
    url,
    {
      config,
      schema: {
        tags,
        summary: 'The delivery of a proposal',
        params,
        response: { 200: deliveryView, '4xx': failureView },
      },
    },
    async (request) => getDelivery(deps.database.db, { ...request.params, viewerId: request.userId }),
  )

  app.get(
    `${url}/versions/:version`,
    {
      config: { missing: { proposalId: 'proposal.not_found', version: 'delivery.version_not_found' } },
      schema: {
        tags,
        summary: 'A version of the delivery with its full texts',
        params: params.extend({ version: deliveryVersionParam }),
        response: { 200: deliveryVersionView, '4xx': failureView },
      },
    },
    async (request) => getVersion(deps.database.db, { ...request.params, viewerId: request.userId }),
  )

  app.route({
    method: ['GET', 'HEAD'],
    url: `${url}/:fileId`,
    config: { missing: { proposalId: 'proposal.not_found', fileId: 'deliverable.not_found' } },
    schema: {
      tags,
      summary: 'Download a file',
      description:
        'Answers with the file itself. `Range`, `If-Range` and `If-None-Match` work; the ETag is its SHA-256.',
      params: params.extend({ fileId: z.uuid() }),
      response: { '4xx': failureView },
    },
    async handler(request, reply) {
      const file = await getDeliverable(deps.database.db, { ...request.params, viewerId: request.userId })
      return sendFile(request, reply, { ...file, open: (range) => deps.files.open(file.storageKey, range) })
    },
  })

  await app.register(uploadRoute, { deps })
  await app.register(decisionRoutes, { deps })
}

const uploadRoute: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  await acceptUploadForms(app)
  app.post(
    url,
    {
      config: { ...config, upload },
      schema: {
        tags,
        summary: 'Upload deliverables',
        description:
          'A `multipart/form-data` body with one or more `files` and, if you like, a `message`. All files are stored as ' +
          'the next version of the delivery, or none is. An `Idempotency-Key` is compared by the address alone. ' +
          describeMove(deliveryMoves.upload),
        headers: idempotencyHeaders,
        params,
        response: { 201: deliveryView, '4xx': failureView },
      },
    },
    async (request, reply) => {
      const { proposalId } = request.params
      const { userId } = request
      const form = { parts: readUploadForm(request), announcedBytes: announcedBytes(request) }
      const delivery = await unlessAnswered<DeliveryView>(deps, request, () =>
        submitDelivery(deps, { proposalId, userId, ...form }, (commit) => answerOnce(deps, request, commit)),
      )
      return reply.code(201).send(delivery)
    },
  )
}

const decisionRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  app.post(
    `${url}/approve`,
    {
      config,
      schema: {
        tags,
        summary: 'Approve the delivery',
        description: describeMove(deliveryMoves.approve),
        headers: idempotencyHeaders,
        params,
        response: { 200: deliveryView, '4xx': failureView },
      },
    },
    async (request) => {
      const { params, userId } = request
      return answerOnce(deps, request, (deps) => approveDelivery(deps, { ...params, userId }))
    },
  )

  app.post(
    `${url}/reject`,
    {
      config,
      bodyLimit: jsonBytes(textLimits.message + textLimits.description),
      schema: {
        tags,
        summary: 'Request changes',
        description: describeMove(deliveryMoves.request_changes),
        headers: idempotencyHeaders,
        params,
        body: requestChangesBody,
        response: { 200: deliveryView, '4xx': failureView },
      },
    },
    async (request) => {
      const { params, userId } = request
      const { feedback = '', criterion = '' } = request.body ?? {}
      return answerOnce(deps, request, (deps) => requestChanges(deps, { ...params, userId, feedback, criterion }))
    },
  )
}
