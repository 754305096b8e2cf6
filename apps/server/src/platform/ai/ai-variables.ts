import { z } from 'zod'

const aiProviders = ['openai-compatible', 'anthropic', 'openai'] as const
export type AiProvider = (typeof aiProviders)[number]

export type AiConfig = {
  provider: AiProvider
  model: string
  apiKey: string | undefined
  baseUrl: string
  /** Time limit of one answer, or of one element of a list. */
  timeoutMs: number
  dailyRequestsPerUser: number
  dailyRequestsPerAddress: number
  dailyRequestsPerSharedAddress: number
}

const ownAddress = { anthropic: 'https://api.anthropic.com/v1', openai: 'https://api.openai.com/v1' } as const

const wholeNumber = (name: string, fallback: string, maximum: number) =>
  z
    .string()
    .default(fallback)
    .refine(
      (value) => /^\d{1,9}$/.test(value) && Number(value) >= 1 && Number(value) <= maximum,
      `${name} must be a whole number from 1 to ${maximum}.`,
    )
    .transform(Number)

const isPlainAddress = (value: string) => {
  if (!URL.canParse(value)) return false
  const { protocol, username, password } = new URL(value)
  return /^https?:$/.test(protocol) && username === '' && password === ''
}

export const aiVariables = {
  AI_PROVIDER: {
    fallback: 'unset: the built-in questions and courses',
    meaning:
      'Who writes questions and courses on any topic: openai-compatible (any server that speaks the protocol of OpenAI), ' +
      'anthropic or openai.',
    schema: z.enum(aiProviders, `AI_PROVIDER must be one of ${aiProviders.join(', ')}.`).optional(),
  },
  AI_MODEL: { fallback: 'unset', meaning: 'The model; needed with AI_PROVIDER.', schema: z.string().optional() },
  AI_API_KEY: {
    fallback: 'unset',
    meaning: 'The key to the provider; needed by anthropic and openai.',
    // A header allows no other characters, and the error about one that has them would quote the key.
    schema: z
      .string()
      .regex(/^[\x21-\x7e]+$/, 'AI_API_KEY must be a key without spaces, line breaks or accented letters.')
      .optional(),
  },
  AI_BASE_URL: {
    fallback: "the provider's own",
    meaning: 'The address of the provider, up to /v1; needed by openai-compatible.',
    schema: z
      .string()
      .refine(
        isPlainAddress,
        'AI_BASE_URL must be a whole address without a password in it, such as http://localhost:11434/v1.',
      )
      .optional(),
  },
  AI_TIMEOUT_SECONDS: {
    fallback: '60',
    meaning: 'How long the provider may take for one answer, or for one lesson of a course.',
    schema: wholeNumber('AI_TIMEOUT_SECONDS', '60', 600),
  },
  AI_DAILY_REQUESTS_PER_USER: {
    fallback: '40',
    meaning: 'How many assessments and courses one account may have written on a day (UTC).',
    schema: wholeNumber('AI_DAILY_REQUESTS_PER_USER', '40', 1_000_000),
  },
  AI_DAILY_REQUESTS_PER_ADDRESS: {
    fallback: '20',
    meaning: 'The same per address, for visitors without an account.',
    schema: wholeNumber('AI_DAILY_REQUESTS_PER_ADDRESS', '20', 1_000_000),
  },
  AI_DAILY_REQUESTS_PER_SHARED_ADDRESS: {
    fallback: '240',
    meaning:
      'The same for all accounts at one address together, such as a class of 30 with eight each. Never less than for one account.',
    schema: wholeNumber('AI_DAILY_REQUESTS_PER_SHARED_ADDRESS', '240', 1_000_000),
  },
} as const

type Schemas = { [Name in keyof typeof aiVariables]: (typeof aiVariables)[Name]['schema'] }
type Values = z.output<z.ZodObject<Schemas>>

export function aiProblems({ AI_PROVIDER: provider, ...values }: Values): string[] {
  const given = (['AI_MODEL', 'AI_API_KEY', 'AI_BASE_URL'] as const).filter((name) => values[name] !== undefined)
  if (!provider) return given.slice(0, 1).map((name) => `AI_PROVIDER is needed with ${name}.`)
  const needed = ['AI_MODEL', provider === 'openai-compatible' ? 'AI_BASE_URL' : 'AI_API_KEY'] as const
  return needed.filter((name) => !values[name]).map((name) => `${name} is needed with AI_PROVIDER ${provider}.`)
}

export function aiConfigOf(values: Values): AiConfig | undefined {
  const provider = values.AI_PROVIDER
  if (!provider) return undefined
  return {
    provider,
    model: values.AI_MODEL ?? '',
    apiKey: values.AI_API_KEY,
    baseUrl: values.AI_BASE_URL ?? (provider === 'openai-compatible' ? '' : ownAddress[provider]),
    timeoutMs: values.AI_TIMEOUT_SECONDS * 1_000,
    dailyRequestsPerUser: values.AI_DAILY_REQUESTS_PER_USER,
    dailyRequestsPerAddress: values.AI_DAILY_REQUESTS_PER_ADDRESS,
    dailyRequestsPerSharedAddress: values.AI_DAILY_REQUESTS_PER_SHARED_ADDRESS,
  }
}
