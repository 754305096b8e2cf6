import { failureView, pictureKinds, pictureView } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Deps } from '../../../deps.ts'
import { madeForAsker } from '../../../platform/limits/rate-limits.rules.ts'
import { getPicture } from './get-picture.ts'
import { getProfileCard } from './get-profile-card.ts'
import { cardSize } from './picture.rules.ts'
import { admitUpload } from './picture-concurrency.ts'
import { acceptPictureForms, readPictureForm, upload } from './picture-form.ts'
import { sendPicture } from './send-picture.ts'
import { uploadPicture } from './upload-picture.ts'

const tags = ['Profiles']
const kind = z.enum(pictureKinds, { error: `Kind must be one of ${pictureKinds.join(', ')}.` })

export const pictureRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  // Saved profiles name the second address.
  for (const url of ['/api/pictures/:id', '/api/profile/images/:id']) {
    app.get(
      url,
      {
        config: { access: 'public', missing: 'picture.not_found', caching: 'public, max-age=31536000, immutable' },
        schema: {
          tags,
          summary: 'An uploaded picture',
          description: 'Answers with the picture itself, which never changes.',
          params: z.object({ id: z.uuid() }),
          response: { '4xx': failureView },
        },
      },
      async (request, reply) => {
        const { id, contentType, sizeBytes, storageKey } = await getPicture(deps.database.db, request.params.id)
        return sendPicture(request, reply, {
          contentType,
          sizeBytes,
          etag: `"${id}"`,
          open: () => deps.files.open(storageKey),
        })
      },
    )
  }

  app.get(
    '/api/profile/:userId/picture.png',
    {
      config: {
        access: 'public',
        missing: 'profile.not_available',
        caching: 'public, max-age=3600',
        limits: [madeForAsker],
      },
      schema: {
        tags,
        summary: 'The preview picture of a profile',
        description: `A PNG of ${cardSize.width} by ${cardSize.height} dots with name, title and skills.`,
        params: z.object({ userId: z.uuid() }),
        response: { '4xx': failureView },
      },
    },
    async (request, reply) => {
      const { etag, open } = await getProfileCard(deps, request.params.userId)
      return sendPicture(request, reply, {
        contentType: 'image/png',
        etag,
        open,
      })
    },
  )

  await app.register(uploadRoute, { deps })
}

const uploadRoute: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  await acceptPictureForms(app)
  app.post(
    '/api/profile/images',
    {
      config: { upload },
      schema: {
        tags,
        summary: 'Upload a picture for your profile',
        description:
          'A `multipart/form-data` body with one file: PNG, JPEG or WebP. To keep a part of it, send `x`, `y`, `width` and ' +
          '`height`, each from 0 to 1, measured in parts of the upright picture. A picture that your saved profile does ' +
          'not show is removed after a day.',
        querystring: z.object({ kind }),
        response: { 201: pictureView, '4xx': failureView },
      },
    },
    async (request, reply) => {
      const { userId, query } = request
      const picture = await admitUpload(userId, async (held) => {
        const form = await readPictureForm(request, held)
        return uploadPicture(deps, { ...form, userId, kind: query.kind })
      })
      return reply.code(201).send(picture)
    },
  )
}
