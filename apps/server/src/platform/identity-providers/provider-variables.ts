import type { ProviderId } from '@guildhall/contract'
import { z } from 'zod'
import { isLoopback } from '../config/is-local-only.ts'

export type ProviderConfig = {
  id: ProviderId
  name: string
  /** Of OpenID Connect; of GitHub, the address of its pages. */
  issuer: URL
  clientId: string
  clientSecret: string
}

const text = z.string().optional()
const isSafe = (value: string) => {
  if (!URL.canParse(value)) return false
  const { protocol, hostname } = new URL(value)
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}
const address = (name: string, example: string) =>
  z.string().refine(isSafe, `${name} must be an https address, such as ${example}.`).optional()

const idMeaning = (whose: string) => `The client id that ${whose} gave this site. People can then sign in with it.`
const secretMeaning = 'The secret of that client. The same for all processes.'

export const providerVariables = {
  SIGN_IN_GOOGLE_ID: { fallback: 'unset: not offered', meaning: idMeaning('Google'), schema: text },
  SIGN_IN_GOOGLE_SECRET: { fallback: 'unset', meaning: secretMeaning, schema: text },
  SIGN_IN_GITHUB_ID: { fallback: 'unset: not offered', meaning: idMeaning('GitHub'), schema: text },
  SIGN_IN_GITHUB_SECRET: { fallback: 'unset', meaning: secretMeaning, schema: text },
  SIGN_IN_GITHUB_URL: {
    fallback: 'https://github.com',
    meaning: 'The address of a GitHub Enterprise Server.',
    schema: address('SIGN_IN_GITHUB_URL', 'https://github.example.com'),
  },
  SIGN_IN_OIDC_ISSUER: {
    fallback: 'unset: not offered',
    meaning: 'The issuer of any other provider of OpenID Connect, whose discovery document is under it.',
    schema: address('SIGN_IN_OIDC_ISSUER', 'https://id.example.com'),
  },
  SIGN_IN_OIDC_ID: { fallback: 'unset', meaning: 'The client id that it gave this site.', schema: text },
  SIGN_IN_OIDC_SECRET: { fallback: 'unset', meaning: secretMeaning, schema: text },
  SIGN_IN_OIDC_NAME: {
    fallback: 'the host name of the issuer',
    meaning: 'What people call that provider, for the button “Continue with …”.',
    schema: z.string().max(40, 'SIGN_IN_OIDC_NAME can have up to 40 characters.').optional(),
  },
} as const

type Schemas = { [Name in keyof typeof providerVariables]: (typeof providerVariables)[Name]['schema'] }
type Values = z.output<z.ZodObject<Schemas>>

const together = [
  ['SIGN_IN_GOOGLE_ID', 'SIGN_IN_GOOGLE_SECRET'],
  ['SIGN_IN_GITHUB_ID', 'SIGN_IN_GITHUB_SECRET'],
  ['SIGN_IN_OIDC_ISSUER', 'SIGN_IN_OIDC_ID', 'SIGN_IN_OIDC_SECRET'],
] as const

export function providerProblems(values: Values): string[] {
  return together.flatMap((names) => {
    const given = names.find((name) => values[name] !== undefined)
    if (!given) return []
    return names.filter((name) => values[name] === undefined).map((name) => `${name} is needed with ${given}.`)
  })
}

export function providerConfigsOf(values: Values): ProviderConfig[] {
  const issuer = values.SIGN_IN_OIDC_ISSUER
  return [
    ...configOf(
      'google',
      'Google',
      'https://accounts.google.com',
      values.SIGN_IN_GOOGLE_ID,
      values.SIGN_IN_GOOGLE_SECRET,
    ),
    ...configOf(
      'github',
      'GitHub',
      values.SIGN_IN_GITHUB_URL ?? 'https://github.com',
      values.SIGN_IN_GITHUB_ID,
      values.SIGN_IN_GITHUB_SECRET,
    ),
    ...(issuer
      ? configOf(
          'oidc',
          values.SIGN_IN_OIDC_NAME ?? new URL(issuer).hostname,
          issuer,
          values.SIGN_IN_OIDC_ID,
          values.SIGN_IN_OIDC_SECRET,
        )
      : []),
  ]
}

function configOf(id: ProviderId, name: string, issuer: string, clientId?: string, clientSecret?: string) {
  return clientId && clientSecret ? [{ id, name, issuer: new URL(issuer), clientId, clientSecret }] : []
}
