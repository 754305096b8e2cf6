import { z } from 'zod'
import { isLoopback } from '../config/is-local-only.ts'

export type StripeConfig = {
  secretKey: string
  publishableKey: string
  webhookSecrets: string[]
  isTest: boolean
  apiUrl: URL | undefined
}

const isLocalAddress = (value: string) =>
  URL.canParse(value) && new URL(value).protocol === 'http:' && isLoopback(new URL(value).hostname)

export const stripeVariables = {
  STRIPE_SECRET_KEY: {
    fallback: 'unset: test cards, no real money',
    meaning:
      'The secret key of a Stripe account, sk_… or a restricted one, rk_…. Cards are then charged, and withdrawals paid out, by Stripe.',
    schema: z
      .string()
      .regex(/^[sr]k_(test|live)_\w+$/, 'STRIPE_SECRET_KEY must begin with sk_test_, sk_live_, rk_test_ or rk_live_.')
      .optional(),
  },
  STRIPE_PUBLISHABLE_KEY: {
    fallback: 'unset',
    meaning:
      'The publishable key of the same account, for the page where a card is entered; needed with STRIPE_SECRET_KEY.',
    schema: z
      .string()
      .regex(/^pk_(test|live)_\w+$/, 'STRIPE_PUBLISHABLE_KEY must begin with pk_test_ or pk_live_.')
      .optional(),
  },
  STRIPE_WEBHOOK_SECRET: {
    fallback: 'unset',
    meaning:
      'The signing secret of the webhook endpoint, whsec_…; needed with STRIPE_SECRET_KEY. Several, for several endpoints, are separated by commas.',
    schema: z
      .string()
      .transform((value) => value.split(',').map((part) => part.trim()))
      .refine(
        (secrets) => secrets.every((secret) => /^whsec_[\w+/=]+$/.test(secret)),
        'STRIPE_WEBHOOK_SECRET must begin with whsec_, and so must each of several.',
      )
      .optional(),
  },
  STRIPE_API_URL: {
    fallback: "Stripe's own",
    meaning: 'A server on this machine that speaks the protocol of Stripe, such as http://127.0.0.1:12111. For tests.',
    schema: z
      .string()
      .refine(isLocalAddress, 'STRIPE_API_URL must be an http address of this machine, such as http://127.0.0.1:12111.')
      .optional(),
  },
} as const

type Schemas = { [Name in keyof typeof stripeVariables]: (typeof stripeVariables)[Name]['schema'] }
type Values = z.output<z.ZodObject<Schemas>>
type Surroundings = { PUBLIC_URL?: string | undefined; GUILDHALL_DEMO?: string | undefined }

const needed = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
const modeOf = (key: string) => key.split('_')[1]

export function stripeProblems({ PUBLIC_URL, GUILDHALL_DEMO, ...values }: Values & Surroundings): string[] {
  const given = [...needed, 'STRIPE_API_URL' as const].find((name) => values[name] !== undefined)
  if (!given) return []
  const missing = needed.filter((name) => values[name] === undefined)
  if (missing.length > 0) return missing.map((name) => `${name} is needed with ${given}.`)
  const { STRIPE_SECRET_KEY: secretKey = '', STRIPE_PUBLISHABLE_KEY: publishableKey = '' } = values
  if (modeOf(secretKey) !== modeOf(publishableKey)) {
    return ['STRIPE_PUBLISHABLE_KEY must be of the same mode as STRIPE_SECRET_KEY: both test, or both live.']
  }
  if (modeOf(secretKey) !== 'live') return []
  return [
    ...(PUBLIC_URL?.startsWith('https:') ? [] : ['PUBLIC_URL must begin with https:// with a live STRIPE_SECRET_KEY.']),
    ...(GUILDHALL_DEMO && GUILDHALL_DEMO !== '0'
      ? [
          `GUILDHALL_DEMO must not be ${GUILDHALL_DEMO} with a live STRIPE_SECRET_KEY: the payments of the demo are made up.`,
        ]
      : []),
  ]
}

export function stripeConfigOf(values: Values): StripeConfig | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey = '', STRIPE_API_URL: apiUrl } = values
  if (!secretKey) return undefined
  return {
    secretKey,
    publishableKey,
    webhookSecrets: values.STRIPE_WEBHOOK_SECRET ?? [],
    isTest: modeOf(secretKey) === 'test',
    apiUrl: apiUrl === undefined ? undefined : new URL(apiUrl),
  }
}
