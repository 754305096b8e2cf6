import { isIP } from 'node:net'
import { feeBpsDefault, feeBpsMaximum } from '@guildhall/contract'
import { z } from 'zod'
import { aiVariables } from '../ai/ai-variables.ts'
import { providerVariables } from '../identity-providers/provider-variables.ts'
import { mailVariables } from '../mail/mail-variables.ts'
import { stripeVariables } from '../stripe/stripe-variables.ts'
import { telemetryVariables } from '../telemetry/telemetry-variables.ts'
import { backupVariables } from './backup-variables.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

const proxyNames = ['loopback', 'linklocal', 'uniquelocal']
const isProxy = (entry: string) => {
  if (proxyNames.includes(entry)) return true
  const [address = '', bits, ...rest] = entry.split('/')
  const width = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  return width > 0 && rest.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= width))
}

const url = (sentence: string, protocol: RegExp) =>
  z.string().refine((value) => URL.canParse(value) && protocol.test(new URL(value).protocol), sentence)
const text = z.string().optional()
const yesOrNo = (name: string) => z.enum(['0', '1'], `${name} must be 0 or 1.`).optional()

/** For `--help` and docs/operations/settings.md too. Empty counts as unset. `fallback` is only documentation. */
export const variables = {
  PORT: {
    fallback: '3000',
    meaning: 'The port to listen on. 0 takes any free one.',
    schema: z
      .string()
      .default('3000')
      .refine(
        (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
        'PORT must be a whole number from 0 to 65535.',
      )
      .transform(Number),
  },
  HOST: {
    fallback: '127.0.0.1',
    meaning: 'The address to listen on. 0.0.0.0 or :: lets other machines in.',
    schema: z
      .string()
      .default('127.0.0.1')
      .refine(
        (value) => /^[\w.:-]+$/.test(value),
        'HOST must be an address or a host name, such as 127.0.0.1 or 0.0.0.0.',
      ),
  },
  PUBLIC_URL: {
    fallback: 'http://localhost:PORT',
    meaning: 'The address people type, for links to these pages from outside.',
    schema: url('PUBLIC_URL must be a whole address, such as https://guildhall.example.', /^https?:$/).optional(),
  },
  GUILDHALL_ROLE: {
    fallback: 'both',
    meaning:
      'What guildhall start does: web serves people and leaves background jobs to others, worker runs those and answers only ' +
      'whether it lives, both does both.',
    schema: z.enum(['both', 'web', 'worker'], 'GUILDHALL_ROLE must be web, worker or both.').default('both'),
  },
  DATABASE_URL: {
    fallback: 'the built-in PostgreSQL',
    meaning:
      'A PostgreSQL 14 or later, as postgresql://user:password@host:5432/database. Several processes may share one.',
    schema: url(
      'DATABASE_URL must name a PostgreSQL database, such as postgresql://user:password@localhost:5432/guildhall.',
      /^postgres(ql)?:$/,
    ).optional(),
  },
  DATABASE_MIGRATION_URL: {
    fallback: 'unset: the role of DATABASE_URL',
    meaning:
      'The same database as a role that owns the schema and changes it at a start; the one in DATABASE_URL then needs to own nothing.',
    schema: url(
      'DATABASE_MIGRATION_URL must name a PostgreSQL database, such as postgresql://owner:password@localhost:5432/guildhall.',
      /^postgres(ql)?:$/,
    ).optional(),
  },
  DATABASE_DIRECT_URL: {
    fallback: 'unset: DATABASE_URL leads to PostgreSQL itself',
    meaning:
      'The same database and role past the PgBouncer in transaction mode that DATABASE_URL leads to; for all that needs a connection of its own.',
    schema: url(
      'DATABASE_DIRECT_URL must name a PostgreSQL database, such as postgresql://user:password@localhost:5432/guildhall.',
      /^postgres(ql)?:$/,
    ).optional(),
  },
  DATABASE_REPLICA_URLS: {
    fallback: 'unset: all is read from DATABASE_URL',
    meaning:
      'Standbys of that PostgreSQL, as addresses separated by commas, from which browsing, people, profiles, public pages and the ' +
      'library are read while they are less than a second behind.',
    schema: z
      .string()
      .transform((value) => value.split(',').map((address) => address.trim()))
      .refine(
        (addresses) =>
          addresses.every((address) => URL.canParse(address) && /^postgres(ql)?:$/.test(new URL(address).protocol)),
        'DATABASE_REPLICA_URLS must name PostgreSQL databases, such as postgresql://user:password@replica:5432/guildhall, separated by commas.',
      )
      .optional(),
  },
  GUILDHALL_VALKEY_URL: {
    fallback: 'unset: by PostgreSQL',
    meaning:
      'A Valkey or Redis that carries live events between processes, as redis://user:password@host:6379, or rediss:// where it encrypts. ' +
      'For many processes; the same for all.',
    schema: url(
      'GUILDHALL_VALKEY_URL must name a Valkey or Redis, such as redis://user:password@localhost:6379.',
      /^(redis|valkey)s?:$/,
    ).optional(),
  },
  GUILDHALL_SOCKETS: {
    fallback: '3000',
    meaning: 'How many WebSockets of open screens a process takes. Each takes memory, and an open file (ulimit -n).',
    schema: z
      .string()
      .default('3000')
      .refine((value) => /^[1-9]\d{0,5}$/.test(value), 'GUILDHALL_SOCKETS must be a whole number from 1 to 999999.')
      .transform(Number),
  },
  GUILDHALL_DATA_DIR: {
    fallback: '.guildhall',
    meaning: 'The folder of the built-in database and of uploaded files. A relative path starts at the checkout.',
    schema: z.string().default('.guildhall'),
  },
  GUILDHALL_DEMO: {
    fallback: 'unset',
    meaning:
      '1 adds a demo marketplace of sixty people to an empty database, small one of twelve, 0 never does. ' +
      'Unset: as 1, but only to an empty built-in database that other machines cannot reach, neither directly nor through a proxy.',
    schema: z.enum(['0', '1', 'small'], 'GUILDHALL_DEMO must be 0, 1 or small.').optional(),
  },
  S3_BUCKET: {
    fallback: 'unset: files lie in the data folder',
    meaning: 'The bucket for uploaded files, in any store that speaks the S3 protocol.',
    schema: text,
  },
  S3_ENDPOINT: {
    fallback: "Amazon's own",
    meaning: 'The address of that store.',
    schema: url('S3_ENDPOINT must be a whole address, such as https://s3.example.', /^https?:$/).optional(),
  },
  S3_REGION: { fallback: 'us-east-1', meaning: 'The region of the bucket.', schema: z.string().default('us-east-1') },
  S3_ACCESS_KEY_ID: { fallback: 'unset', meaning: 'The key to the bucket; needed with S3_BUCKET.', schema: text },
  S3_SECRET_ACCESS_KEY: { fallback: 'unset', meaning: 'The secret of that key; needed with S3_BUCKET.', schema: text },
  S3_FORCE_PATH_STYLE: {
    fallback: '0',
    meaning: '1 puts the bucket in the path instead of the host name, as most stores but Amazon want it.',
    schema: yesOrNo('S3_FORCE_PATH_STYLE'),
  },
  ...mailVariables,
  ...aiVariables,
  ...stripeVariables,
  ...providerVariables,
  GUILDHALL_BANK_DIR: {
    fallback: 'unset: the built-in questions alone',
    meaning:
      'A folder with questions and templates of your own for verified assessments; templates are code that runs in the ' +
      'server. A relative path starts at the checkout.',
    schema: text,
  },
  ...backupVariables,
  RATE_LIMIT_FACTOR: {
    fallback: '1',
    meaning:
      'Multiplies the limits on what one address or account may do in a while; 10 is ten times as patient. ' +
      'Tries to sign in to one account are not multiplied.',
    schema: z
      .string()
      .default('1')
      .refine(
        (value) => /^\d+(\.\d+)?$/.test(value) && Number(value) > 0,
        'RATE_LIMIT_FACTOR must be a number above 0.',
      )
      .transform(Number),
  },
  PLATFORM_FEE_BPS: {
    fallback: String(feeBpsDefault),
    meaning:
      'What the platform keeps of each payment to a freelancer, in hundredths of a percent: 1000 is 10 %. ' +
      'A contract keeps the fee it was agreed with.',
    schema: z
      .string()
      .default(String(feeBpsDefault))
      .refine(
        (value) => /^\d{1,4}$/.test(value) && Number(value) <= feeBpsMaximum,
        `PLATFORM_FEE_BPS must be a whole number from 0 to ${feeBpsMaximum}.`,
      )
      .transform(Number),
  },
  GUILDHALL_REFUSE_COMMON_PASSWORDS: {
    fallback: 'unset',
    meaning:
      '1 refuses new accounts with one of the commonest passwords, 0 never does. ' +
      'Unset: where other machines can reach this one, directly or through a proxy.',
    schema: yesOrNo('GUILDHALL_REFUSE_COMMON_PASSWORDS'),
  },
  GUILDHALL_STORAGE_GB_PER_ACCOUNT: {
    fallback: '5',
    meaning: 'How many GB (1024³ bytes) of deliverables one freelancer can have stored.',
    schema: z
      .string()
      .default('5')
      .refine(
        (value) => /^\d+(\.\d+)?$/.test(value) && Number(value) > 0,
        'GUILDHALL_STORAGE_GB_PER_ACCOUNT must be a number above 0.',
      )
      .transform(Number),
  },
  GUILDHALL_SECRETS_KEY: {
    fallback: 'unset: kept as they are',
    meaning:
      'Encrypts the secrets of authenticator apps in the database: 32 bytes in base64, as `openssl rand -base64 32` prints. ' +
      'The same for all processes. Without it later, codes of these apps are no longer accepted.',
    schema: z
      .string()
      .refine(
        (value) => /^[A-Za-z0-9+/]{43}=$/.test(value),
        'GUILDHALL_SECRETS_KEY must be 32 bytes in base64, such as `openssl rand -base64 32` prints.',
      )
      .transform((value) => Buffer.from(value, 'base64'))
      .optional(),
  },
  GUILDHALL_METRICS_TOKEN: {
    fallback: 'unset: no metrics',
    meaning:
      'Whoever sends this token as Authorization: Bearer … reads at /metrics what Prometheus draws and watches. ' +
      'The same for all processes.',
    schema: z
      .string()
      .refine(
        (value) => /^[A-Za-z0-9._~+/=-]{16,512}$/.test(value),
        'GUILDHALL_METRICS_TOKEN must be 16 to 512 letters, digits or signs of ._~+/=-, such as `openssl rand -hex 32` prints.',
      )
      .optional(),
  },
  ...telemetryVariables,
  LOG_LEVEL: {
    fallback: 'warn',
    meaning: `How much is logged: ${logLevels.join(', ')}.`,
    schema: z.enum(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}.`).default('warn'),
  },
  TRUST_PROXY: {
    fallback: 'none',
    meaning:
      'The proxies in front, whose X-Forwarded-For is believed: addresses, networks such as 10.0.0.0/8, or ' +
      `${proxyNames.join(', ')}, separated by commas.`,
    schema: z
      .string()
      .transform((value) => value.split(',').map((entry) => entry.trim()))
      .refine(
        (entries) => entries.every(isProxy),
        `TRUST_PROXY must list addresses, networks such as 10.0.0.0/8, or ${proxyNames.join(', ')}, separated by commas.`,
      )
      .optional(),
  },
} as const

export type Variable = keyof typeof variables
export const variableNames = Object.keys(variables) as Variable[]
