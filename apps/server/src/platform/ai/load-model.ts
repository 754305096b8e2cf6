import type { LanguageModel } from 'ai'
import type { AiConfig } from './ai-variables.ts'

export type LoadedModel = { sdk: typeof import('ai'); model: LanguageModel }

export async function loadModel(config: AiConfig): Promise<LoadedModel> {
  globalThis.AI_SDK_LOG_WARNINGS = false // it would log to the console
  const [sdk, model] = await Promise.all([import('ai'), modelOf(config)])
  return { sdk, model }
}

async function modelOf({ provider, model, apiKey, baseUrl: baseURL }: AiConfig): Promise<LanguageModel> {
  switch (provider) {
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
      const open = createOpenAICompatible({
        name: 'provider',
        baseURL,
        supportsStructuredOutputs: true,
        ...(apiKey ? { apiKey } : {}),
      })
      return open(model)
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic({ baseURL, apiKey: apiKey ?? '' })(model)
    }
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai')
      return createOpenAI({ baseURL, apiKey: apiKey ?? '' })(model)
    }
  }
}
