import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { z } from 'zod'
import { type AiConfig, aiConfigOf, aiProblems } from '../ai/ai-variables.ts'
import { type ProviderConfig, providerConfigsOf, providerProblems } from '../identity-providers/provider-variables.ts'
import type { Mailbox } from '../mail/mail-address.ts'
import { mailConfigOf, mailProblems, type SmtpConfig } from '../mail/mail-variables.ts'
import { StartupError } from '../process/startup-error.ts'
import { type StripeConfig, stripeConfigOf, stripeProblems } from '../stripe/stripe-variables.ts'
import { type TelemetryConfig, telemetryConfigOf } from '../telemetry/telemetry-variables.ts'
import { type BackupConfig, backupConfigOf } from './backup-variables.ts'
import { isLocalOnly } from './is-local-only.ts'
import { type LogLevel, type Variable, variableNames, variables } from './variables.ts'

export type S3Config = {
  endpoint: string | undefined
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  forcePathStyle: boolean
}

export type Role = 'both' | 'web' | 'worker'

export type Config = {
  /** Whether this process serves people, runs background jobs, or both. */
  role: Role
  port: number
  host: string
  /** Undefined: the embedded PostgreSQL in the data folder. */
  databaseUrl: string | undefined
  /** Past the pooler to which `databaseUrl` leads. Undefined: it leads to none. */
  databaseDirectUrl: string | undefined
  /** Undefined: migrations use the role of `databaseUrl` too. */
  databaseMigrationUrl: string | undefined
  /** Standbys that may be read. */
  databaseReplicaUrls: string[]
  /** What carries live events between processes. Undefined: PostgreSQL. */
  valkeyUrl: string | undefined
  dataDir: string
  demo: 'on' | 'small' | 'off' | 'auto'
  publicUrl: string
  /** Undefined: files are stored in the data folder. */
  s3: S3Config | undefined
  /** Undefined: mails become files in the data folder. */
  smtp: SmtpConfig | undefined
  mailFrom: Mailbox
  /** Undefined: only built-in questions and courses. */
  ai: AiConfig | undefined
  /** Undefined: the sandbox with its test cards. */
  stripe: StripeConfig | undefined
  /** Whom people can sign in with, beside their passwords. */
  identityProviders: ProviderConfig[]
  bankDir: string | undefined
  /** Undefined: none are taken by themselves. */
  backups: BackupConfig | undefined
  /** That this process takes. */
  sockets: number
  rateLimitFactor: number
  /** Basis points of each release that the platform keeps. */
  platformFeeBps: number
  refuseCommonPasswords: boolean
  /** Bytes of deliverables per freelancer. */
  storagePerAccountBytes: number
  /** 32 bytes that encrypt the secrets of authenticator apps. Undefined: not encrypted. */
  secretsKey: Buffer | undefined
  /** What Prometheus sends to read the metrics. Undefined: there are none. */
  metricsToken: string | undefined
  /** Undefined: nothing is sent to a collector. */
  telemetry: TelemetryConfig | undefined
  logLevel: LogLevel
  /** Addresses and networks whose X-Forwarded-* headers are trusted, in proxy-addr's notation; false: none. */
  trustProxy: string[] | false
}

export class ConfigError extends StartupError {
  override readonly name = 'ConfigError'
  readonly problems: string[]

  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.problems = problems
  }
}

type Schemas = { [Name in Variable]: (typeof variables)[Name]['schema'] }
const environmentSchema = z
  .object(Object.fromEntries(variableNames.map((name) => [name, variables[name].schema])) as Schemas)
  .superRefine((values, context) => {
    for (const message of [
      ...aiProblems(values),
      ...mailProblems(values),
      ...stripeProblems(values),
      ...providerProblems(values),
    ])
      context.addIssue({ code: 'custom', message })
    const ofDatabase = [
      'DATABASE_MIGRATION_URL',
      'DATABASE_DIRECT_URL',
      'DATABASE_REPLICA_URLS',
      'GUILDHALL_VALKEY_URL',
    ] as const
    for (const name of ofDatabase) {
      if (!values[name] || values.DATABASE_URL) continue
      context.addIssue({ code: 'custom', message: `DATABASE_URL is needed with ${name}.` })
    }
    if (values.GUILDHALL_ROLE !== 'both' && !values.DATABASE_URL) {
      const message = `DATABASE_URL is needed for a ${values.GUILDHALL_ROLE} process: the built-in PostgreSQL is for one process alone, which does both.`
      context.addIssue({ code: 'custom', message })
    }
    if (values.GUILDHALL_ROLE === 'worker' && !values.PUBLIC_URL) {
      const message = 'PUBLIC_URL is needed for a worker process: the links in its mails lead there.'
      context.addIssue({ code: 'custom', message })
    }
    if (!values.S3_BUCKET) return
    for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
      if (!values[name]) context.addIssue({ code: 'custom', message: `${name} is needed with S3_BUCKET.` })
    }
  })

const demoModes = { unset: 'auto', '0': 'off', '1': 'on', small: 'small' } as const

/** Base for relative paths, so that the working directory doesn't matter. */
export const checkoutFolder = fileURLToPath(new URL('../../../../..', import.meta.url))

export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(variableNames.flatMap((name) => (env[name] ? [[name, env[name]]] : [])))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => issue.message))

  const values = parsed.data
  const reach = {
    host: values.HOST,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    trustProxy: values.TRUST_PROXY ?? (false as const),
  }
  return {
    ...reach,
    role: values.GUILDHALL_ROLE,
    port: values.PORT,
    databaseUrl: values.DATABASE_URL,
    databaseDirectUrl: values.DATABASE_DIRECT_URL,
    databaseMigrationUrl: values.DATABASE_MIGRATION_URL,
    databaseReplicaUrls: values.DATABASE_REPLICA_URLS ?? [],
    valkeyUrl: values.GUILDHALL_VALKEY_URL,
    dataDir: path.resolve(checkoutFolder, values.GUILDHALL_DATA_DIR),
    demo: demoModes[values.GUILDHALL_DEMO ?? 'unset'],
    s3: s3Of(values),
    ...mailConfigOf(values, reach.publicUrl, checkoutFolder),
    ai: aiConfigOf(values),
    stripe: stripeConfigOf(values),
    identityProviders: providerConfigsOf(values),
    bankDir: values.GUILDHALL_BANK_DIR ? path.resolve(checkoutFolder, values.GUILDHALL_BANK_DIR) : undefined,
    backups: backupConfigOf(values, checkoutFolder),
    sockets: values.GUILDHALL_SOCKETS,
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    platformFeeBps: values.PLATFORM_FEE_BPS,
    refuseCommonPasswords:
      values.GUILDHALL_REFUSE_COMMON_PASSWORDS === undefined
        ? !isLocalOnly(reach)
        : values.GUILDHALL_REFUSE_COMMON_PASSWORDS === '1',
    storagePerAccountBytes: Math.floor(values.GUILDHALL_STORAGE_GB_PER_ACCOUNT * 1024 ** 3),
    secretsKey: values.GUILDHALL_SECRETS_KEY,
    metricsToken: values.GUILDHALL_METRICS_TOKEN,
    telemetry: telemetryConfigOf(values, env),
    logLevel: values.LOG_LEVEL,
  }
}

function s3Of(values: z.output<typeof environmentSchema>): S3Config | undefined {
  if (!values.S3_BUCKET) return undefined
  return {
    endpoint: values.S3_ENDPOINT,
    region: values.S3_REGION,
    bucket: values.S3_BUCKET,
    accessKeyId: values.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: values.S3_SECRET_ACCESS_KEY ?? '',
    forcePathStyle: values.S3_FORCE_PATH_STYLE === '1',
  }
}

/** The variables of the checkout's `.env` file (if any), overridden by those of the process. */
export function readEnvironment(folder = checkoutFolder): NodeJS.ProcessEnv {
  const file = path.join(folder, '.env')
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...process.env } : process.env
}
