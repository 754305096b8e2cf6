import { z } from 'zod'
import { openAi } from '../platform/ai/ai.ts'
import { DomainError, type ErrorCode } from '../platform/errors.ts'
import { type Finding, type Installation, ok, problem, warning } from './finding.ts'

/** It may work for the next one who asks. */
const passing: readonly ErrorCode[] = ['ai.rate_limited', 'ai.timeout', 'ai.cancelled', 'ai.unusable_reply']

/** One question of a few words: only an answer proves that key, model and credit are good. */
export async function checkAi(
  { config: { ai: config }, quote, limitMs }: Installation,
  signal: AbortSignal,
): Promise<Finding[]> {
  if (!config) return [ok('Without AI_PROVIDER the built-in questions and courses are used.')]
  let reason = ''
  // Leaves time for the call's own retry.
  const timeoutMs = Math.min(config.timeoutMs, (limitMs * 7) / 5)
  const ai = openAi({ ...config, timeoutMs }, (trouble) => {
    reason = trouble.reason
  })
  try {
    await ai.ask({
      ...{ purpose: 'doctor', instructions: 'Answer with the number in the data.', data: { number: 7 }, signal },
      schema: z.object({ number: z.number() }),
    })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const what =
      error.code === 'ai.timeout'
        ? `The AI provider did not answer within ${timeoutMs / 1_000} seconds.`
        : `The AI provider does not answer as it should: ${quote(reason || error.code)}.`
    const isPassing = passing.includes(error.code)
    return isPassing
      ? [warning(what, 'Check the limits and the load of the provider, and that AI_MODEL can give structured answers.')]
      : [problem(what, 'Correct AI_PROVIDER, AI_MODEL, AI_API_KEY and AI_BASE_URL, or repair the provider.')]
  }
  return [ok(`The model ${config.model} answers.`)]
}
