import { expect, test } from 'vitest'
import { loadConfig } from '../platform/config/config.ts'
import { quoteWithout, secretsOf } from './quote.ts'

const base64 = (text: string) => Buffer.from(text).toString('base64')
const secretsKey = Buffer.alloc(32, 7).toString('base64')

const config = loadConfig({
  DATABASE_URL: 'postgresql://app:app%2Bpass@db.example/guildhall',
  DATABASE_MIGRATION_URL: 'postgresql://owner@db.example/guildhall?sslmode=require&password=owner%2Fpass+word',
  ...{ S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 's3-pass' },
  S3_ENDPOINT: 'https://proxy:proxy-pass@s3.example',
  SMTP_URL: 'smtps://hall:mail%21pass@mail.example',
  ...{ AI_PROVIDER: 'anthropic', AI_MODEL: 'm', AI_API_KEY: 'ai-pass' },
  ...{ STRIPE_SECRET_KEY: 'sk_test_pass', STRIPE_PUBLISHABLE_KEY: 'pk_test_Zm9y' },
  STRIPE_WEBHOOK_SECRET: 'whsec_one, whsec_two',
  ...{ SIGN_IN_GOOGLE_ID: 'google', SIGN_IN_GOOGLE_SECRET: 'google-pass' },
  ...{ SIGN_IN_GITHUB_ID: 'github', SIGN_IN_GITHUB_SECRET: 'github-pass' },
  ...{ SIGN_IN_OIDC_ISSUER: 'https://id.example', SIGN_IN_OIDC_ID: 'hall', SIGN_IN_OIDC_SECRET: 'oidc-pass' },
  GUILDHALL_SECRETS_KEY: secretsKey,
})
const quote = quoteWithout(secretsOf(config))

test('a name that stands alone in the address of a store is a token', () => {
  const secrets = secretsOf({ ...config, s3: config.s3 && { ...config.s3, endpoint: 'https://to%2Fken@s3.example' } })

  expect(quoteWithout(secrets)('to%2Fken, to/ken')).toBe('***, ***')
})

test.each([
  ...['app%2Bpass', 'app+pass', 'owner%2Fpass+word', 'owner/pass+word', 'owner/pass word'],
  ...['s3-pass', 'proxy-pass', 'ai-pass'],
  ...['mail!pass', base64('mail!pass'), base64('\0hall\0mail!pass')],
  ...['sk_test_pass', 'whsec_one', 'whsec_two'],
  ...['google-pass', 'github-pass', 'oidc-pass', secretsKey],
])('%s is never quoted', (secret) => {
  expect(quote(new Error('outside', { cause: new Error(`They said "${secret}", twice: ${secret}.`) }))).toBe(
    'They said "***", twice: ***',
  )
})

test('what is no secret is quoted as it is, on one line', () => {
  expect(quote('hall@mail.example\nis not known.')).toBe('hall@mail.example is not known')
})
