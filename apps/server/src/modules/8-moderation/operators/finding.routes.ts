import { failureView, findingsView } from '@guildhall/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Deps } from '../../../deps.ts'
import { openFindings } from './get-findings.ts'

export const findingRoutes: FastifyPluginAsyncZod<{ deps: Deps }> = async (app, { deps }) => {
  const getFindings = openFindings(deps)

  app.get(
    '/api/admin/doctor',
    {
      config: { access: 'operator' },
      schema: {
        tags: ['Operators'],
        summary: 'What is wrong with this installation, or will be',
        description:
          'What `guildhall doctor` says, checked by the process that answers and kept for 20 seconds. It can take half a minute.',
        response: { 200: findingsView, '4xx': failureView },
      },
    },
    async () => getFindings(),
  )
}
