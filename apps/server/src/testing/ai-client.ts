import { expect } from 'vitest'
import { z } from 'zod'
import { type AiTroubleReport, openAi } from '../platform/ai/ai.ts'
import type { AiConfig } from '../platform/ai/ai-variables.ts'
import { DomainError } from '../platform/errors.ts'
import { type AiScript, startOpenAiServer } from './openai-server.ts'

const greeting = z.object({ greeting: z.string(), note: z.string().nullable() })
export const good = { says: { greeting: 'hello', note: null } }
export const task = { purpose: 'test', instructions: 'Greet.', data: { who: 'you' }, schema: greeting }

export async function startAi(script: AiScript[], overrides: Partial<AiConfig> = {}) {
  const server = await startOpenAiServer(...script)
  const troubles: AiTroubleReport[] = []
  const ai = openAi(server.config(overrides), (trouble) => troubles.push(trouble))
  return { ai, server, troubles }
}

export const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('it should have failed'),
    (error: unknown) => {
      if (!(error instanceof DomainError)) throw error
      return { code: error.code, ...error.details }
    },
  )
