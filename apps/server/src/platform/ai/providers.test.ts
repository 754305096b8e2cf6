import { inspect } from 'node:util'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { good, startAi, task } from '../../testing/ai-client.ts'
import { testApiKey } from '../../testing/openai-server.ts'

describe('the other providers', () => {
  test('anthropic', async () => {
    const { ai, server } = await startAi([good], { provider: 'anthropic', model: 'claude-sonnet-4-5' })

    expect(await ai.ask(task)).toEqual({ greeting: 'hello', note: null })

    expect(server.requests[0]).toMatchObject({
      path: '/v1/messages',
      headers: { 'x-api-key': testApiKey },
      body: {
        model: 'claude-sonnet-4-5',
        system: [{ type: 'text', text: 'Greet.' }],
        messages: [{ role: 'user', content: [{ type: 'text', text: '{"who":"you"}' }] }],
        output_config: { format: { type: 'json_schema' } },
      },
    })
  })

  test('openai', async () => {
    const { ai, server } = await startAi([good], { provider: 'openai', model: 'gpt-4.1-mini' })

    expect(await ai.ask(task)).toEqual({ greeting: 'hello', note: null })

    expect(server.requests[0]).toMatchObject({
      path: '/v1/responses',
      headers: { authorization: `Bearer ${testApiKey}` },
      body: {
        model: 'gpt-4.1-mini',
        input: [{ role: 'system', content: 'Greet.' }, { role: 'user' }],
        text: { format: { type: 'json_schema', strict: true } },
      },
    })
  })

  test.each([
    ['anthropic', 'claude-sonnet-4-5'],
    ['openai', 'gpt-4.1-mini'],
  ] as const)('%s streams lists, too', async (provider, model) => {
    const elements = [{ text: 'a'.repeat(900) }, { text: 'b' }, { text: 'c' }]
    const { ai, server, troubles } = await startAi([{ says: { elements } }], { provider, model })
    const got: string[] = []
    const letters = { purpose: 'test', instructions: 'Spell.', count: 3, dataFrom: () => ({}) }

    const list = ai.list({ ...letters, schema: z.object({ text: z.string() }), accept: ({ text }) => text[0] ?? '' })
    for await (const letter of list) got.push(letter)

    expect(got).toEqual(['a', 'b', 'c'])
    expect(server.requests).toMatchObject([{ body: { stream: true } }])
    expect(troubles).toEqual([])
  })
})

test.each(['openai-compatible', 'openai', 'anthropic'] as const)(
  'a key that %s quotes back is in neither the log nor the refusal',
  async (provider) => {
    const message = `Incorrect API key provided: ${testApiKey}. Bearer ${testApiKey}`
    const body = JSON.stringify({ type: 'error', error: { type: 'authentication_error', message } })
    const { ai, troubles } = await startAi([{ status: 401, body, headers: { 'x-echo': testApiKey } }], { provider })

    const refusal: unknown = await ai.ask(task).catch((error: unknown) => error)

    expect(troubles).toMatchObject([{ code: 'ai.misconfigured', reason: expect.stringContaining('[key]') }])
    const everything = inspect({ refusal, troubles }, { depth: Infinity, showHidden: true, maxStringLength: Infinity })
    expect(everything).toContain('ai.misconfigured')
    expect(everything).not.toContain(testApiKey)
  },
)
