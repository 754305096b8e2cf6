import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ConfigError, checkoutFolder, loadConfig, readEnvironment } from './config.ts'
import { describeVariables, documentVariables } from './describe-config.ts'
import { variableNames } from './variables.ts'

function problemsOf(env: NodeJS.ProcessEnv) {
  try {
    loadConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

test('an empty environment gives the documented defaults', () => {
  expect(loadConfig({})).toEqual({
    role: 'both',
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: undefined,
    databaseDirectUrl: undefined,
    databaseMigrationUrl: undefined,
    databaseReplicaUrls: [],
    valkeyUrl: undefined,
    dataDir: path.join(checkoutFolder, '.guildhall'),
    demo: 'auto',
    publicUrl: 'http://localhost:3000',
    s3: undefined,
    smtp: undefined,
    mailFrom: { name: 'Guildhall', address: 'no-reply@localhost' },
    ai: undefined,
    identityProviders: [],
    bankDir: undefined,
    backups: undefined,
    sockets: 3_000,
    rateLimitFactor: 1,
    platformFeeBps: 1_000,
    refuseCommonPasswords: false,
    storagePerAccountBytes: 5_368_709_120,
    secretsKey: undefined,
    metricsToken: undefined,
    logLevel: 'warn',
    trustProxy: false,
  })
})

const provider = (id: string, name: string, issuer: string) => ({
  ...{ id, name, issuer: new URL(issuer) },
  clientId: `${id} id`,
  clientSecret: `${id} secret`,
})

test('every variable is read, and an empty one counts as unset', () => {
  const config = loadConfig({
    GUILDHALL_ROLE: 'worker',
    PORT: '8080',
    HOST: '::',
    DATABASE_URL: 'postgres://me:secret@db.example/guildhall',
    DATABASE_DIRECT_URL: 'postgres://me:secret@past.example/guildhall',
    DATABASE_MIGRATION_URL: 'postgres://owner:secret@db.example/guildhall',
    DATABASE_REPLICA_URLS: 'postgres://me:secret@one.example/guildhall, postgres://me:secret@two.example/guildhall',
    GUILDHALL_VALKEY_URL: 'rediss://me:secret@valkey.example',
    GUILDHALL_DATA_DIR: '/srv/guildhall',
    GUILDHALL_DEMO: '1',
    PUBLIC_URL: 'https://guildhall.example/',
    S3_ENDPOINT: 'http://localhost:9000',
    S3_REGION: '',
    S3_BUCKET: 'files',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
    S3_FORCE_PATH_STYLE: '1',
    SMTP_URL: 'smtp://guild%40hall:p%2Fw@mail.example',
    SMTP_CA_FILE: 'ca.pem',
    MAIL_FROM: 'The Guild <hello@guildhall.example>',
    GUILDHALL_BANK_DIR: 'bank',
    GUILDHALL_BACKUP_DIR: '/backups',
    GUILDHALL_BACKUP_DAYS: '3',
    GUILDHALL_BACKUP_WEEKS: '0',
    GUILDHALL_BACKUP_RECIPIENTS: 'age1qq, age1pp',
    GUILDHALL_SOCKETS: '10000',
    RATE_LIMIT_FACTOR: '2.5',
    PLATFORM_FEE_BPS: '750',
    GUILDHALL_REFUSE_COMMON_PASSWORDS: '0',
    GUILDHALL_STORAGE_GB_PER_ACCOUNT: '0.5',
    GUILDHALL_SECRETS_KEY: Buffer.alloc(32, 7).toString('base64'),
    GUILDHALL_METRICS_TOKEN: 'a-token-for-prometheus',
    LOG_LEVEL: 'debug',
    TRUST_PROXY: 'loopback, 10.0.0.0/8,::1',
    AI_PROVIDER: 'openai',
    AI_MODEL: 'model',
    AI_API_KEY: 'key',
    AI_BASE_URL: '',
    AI_TIMEOUT_SECONDS: '5',
    AI_DAILY_REQUESTS_PER_USER: '4',
    AI_DAILY_REQUESTS_PER_ADDRESS: '3',
    SIGN_IN_GOOGLE_ID: 'google id',
    SIGN_IN_GOOGLE_SECRET: 'google secret',
    SIGN_IN_GITHUB_ID: 'github id',
    SIGN_IN_GITHUB_SECRET: 'github secret',
    SIGN_IN_GITHUB_URL: 'https://github.example',
    SIGN_IN_OIDC_ISSUER: 'https://id.example/realm',
    SIGN_IN_OIDC_ID: 'oidc id',
    SIGN_IN_OIDC_SECRET: 'oidc secret',
    SIGN_IN_OIDC_NAME: '',
  })

  expect(config).toEqual({
    role: 'worker',
    port: 8080,
    host: '::',
    databaseUrl: 'postgres://me:secret@db.example/guildhall',
    databaseDirectUrl: 'postgres://me:secret@past.example/guildhall',
    databaseMigrationUrl: 'postgres://owner:secret@db.example/guildhall',
    databaseReplicaUrls: ['postgres://me:secret@one.example/guildhall', 'postgres://me:secret@two.example/guildhall'],
    valkeyUrl: 'rediss://me:secret@valkey.example',
    dataDir: '/srv/guildhall',
    demo: 'on',
    publicUrl: 'https://guildhall.example',
    s3: {
      endpoint: 'http://localhost:9000',
      region: 'us-east-1',
      bucket: 'files',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
      forcePathStyle: true,
    },
    smtp: {
      host: 'mail.example',
      port: 587,
      tls: 'required',
      auth: { user: 'guild@hall', pass: 'p/w' },
      caFile: path.join(checkoutFolder, 'ca.pem'),
    },
    mailFrom: { name: 'The Guild', address: 'hello@guildhall.example' },
    identityProviders: [
      provider('google', 'Google', 'https://accounts.google.com'),
      provider('github', 'GitHub', 'https://github.example'),
      provider('oidc', 'id.example', 'https://id.example/realm'),
    ],
    bankDir: path.join(checkoutFolder, 'bank'),
    backups: { folder: '/backups', retention: { daily: 3, weekly: 0 }, recipients: ['age1qq', 'age1pp'] },
    ai: {
      provider: 'openai',
      model: 'model',
      apiKey: 'key',
      baseUrl: 'https://api.openai.com/v1',
      timeoutMs: 5_000,
      dailyRequestsPerUser: 4,
      dailyRequestsPerAddress: 3,
      dailyRequestsPerSharedAddress: 240,
    },
    sockets: 10_000,
    rateLimitFactor: 2.5,
    platformFeeBps: 750,
    refuseCommonPasswords: false,
    storagePerAccountBytes: 536_870_912,
    secretsKey: Buffer.alloc(32, 7),
    metricsToken: 'a-token-for-prometheus',
    logLevel: 'debug',
    trustProxy: ['loopback', '10.0.0.0/8', '::1'],
  })
})

test.each([
  ['smtps://mail.example', { host: 'mail.example', port: 465, tls: 'implicit' }],
  ['smtps://mail.example:2465?tls=required', { port: 2465, tls: 'implicit' }],
  ['smtp://mail.example', { port: 587, tls: 'required' }],
  ['smtp://user:pass@mail.example:25', { port: 25, tls: 'required' }],
  ['smtp://relay.internal?tls=none', { tls: 'none', auth: undefined }],
  ['smtp://localhost:1025', { host: 'localhost', port: 1025, tls: 'none' }],
  ['smtp://user:pass@[::1]/', { host: '::1', tls: 'none' }],
  ['smtp://localhost?tls=required', { tls: 'required' }],
])('SMTP_URL=%s', (url, expected) => {
  expect(loadConfig({ SMTP_URL: url }).smtp).toMatchObject(expected)
})

test.each([
  [{ MAIL_FROM: 'hello@guildhall.example' }, { name: '', address: 'hello@guildhall.example' }],
  [
    { MAIL_FROM: '"Gúild, Hall" <hello@guildhall.example>' },
    { name: 'Gúild, Hall', address: 'hello@guildhall.example' },
  ],
  [{ PUBLIC_URL: 'https://guildhall.example:8443' }, { name: 'Guildhall', address: 'no-reply@guildhall.example' }],
  [{ PUBLIC_URL: 'http://[::1]:3000' }, { name: 'Guildhall', address: 'no-reply@localhost' }],
  [{ PUBLIC_URL: 'http://192.0.2.7' }, { name: 'Guildhall', address: 'no-reply@localhost' }],
])('with %j mails come from %j', (env, expected) => {
  expect(loadConfig(env).mailFrom).toEqual(expected)
})

test('the public address follows the port', () => {
  expect(loadConfig({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000')
})

test.each([
  [{}, false],
  [{ HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' }, false],
  [{ HOST: '0.0.0.0' }, true],
  [{ HOST: '::' }, true],
  [{ PUBLIC_URL: 'https://guildhall.example' }, true],
  [{ TRUST_PROXY: 'loopback' }, true],
  [{ HOST: '0.0.0.0', GUILDHALL_REFUSE_COMMON_PASSWORDS: '0' }, false],
  [{ GUILDHALL_REFUSE_COMMON_PASSWORDS: '1' }, true],
])('with %j common passwords are refused: %s', (env, refused) => {
  expect(loadConfig(env).refuseCommonPasswords).toBe(refused)
})

describe('mistakes', () => {
  test.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '3000.5'],
    ['HOST', 'http://localhost'],
    ['PUBLIC_URL', 'guildhall.example'],
    ['PUBLIC_URL', 'ftp://guildhall.example'],
    ['DATABASE_URL', 'mysql://localhost/guildhall'],
    ['DATABASE_URL', 'localhost'],
    ['GUILDHALL_DEMO', 'yes'],
    ['S3_ENDPOINT', 'store'],
    ['S3_FORCE_PATH_STYLE', 'true'],
    ['SMTP_URL', 'mail.example:587'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://mail.example:0'],
    ['SMTP_URL', 'smtp://mail.example/inbox'],
    ['SMTP_URL', 'smtps://user:100%@mail.example'],
    ['SMTP_URL', 'smtps://user@mail.example'],
    ['SMTP_URL', 'smtps://:pass@mail.example'],
    ['SMTP_URL', 'smtps://mail.example?tls.rejectUnauthorized=false'],
    ['SMTP_URL', 'smtp://mail.example?tls=maybe'],
    ['SMTP_URL', 'smtps://mail.example?tls=none'],
    ['SMTP_URL', 'smtp://user:pass@mail.example?tls=none'],
    ['MAIL_FROM', 'Guildhall'],
    ['MAIL_FROM', 'one@guildhall.example, two@guildhall.example'],
    ['MAIL_FROM', 'Guildhall <hello@guildhall.example'],
    ['MAIL_FROM', 'Guildhall <hello@guild hall.example>'],
    ['MAIL_FROM', 'Guild\r\nBcc: eve@example.com <hello@guildhall.example>'],
    ['GUILDHALL_SOCKETS', '0'],
    ['GUILDHALL_SOCKETS', 'many'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['RATE_LIMIT_FACTOR', 'lots'],
    ['PLATFORM_FEE_BPS', '5001'],
    ['PLATFORM_FEE_BPS', '7.5'],
    ['GUILDHALL_REFUSE_COMMON_PASSWORDS', 'auto'],
    ['GUILDHALL_STORAGE_GB_PER_ACCOUNT', '0'],
    ['GUILDHALL_STORAGE_GB_PER_ACCOUNT', '5 GB'],
    ['GUILDHALL_SECRETS_KEY', 'a password'],
    ['GUILDHALL_SECRETS_KEY', Buffer.alloc(16).toString('base64')],
    ['GUILDHALL_METRICS_TOKEN', 'short'],
    ['GUILDHALL_METRICS_TOKEN', 'with a space between words'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'true'],
  ])('%s=%s is answered with one sentence that names it and never repeats the value', (name, value) => {
    const problems = problemsOf({ [name]: value })

    expect(problems).toEqual([expect.stringMatching(new RegExp(`^${name} must .+\\.$`))])
  })

  test('all of them are told at once', () => {
    const problems = problemsOf({ PORT: 'x', LOG_LEVEL: 'y', S3_FORCE_PATH_STYLE: 'z' })

    const named = new Set(problems.map((problem) => problem.split(' ')[0]))
    expect(named).toEqual(new Set(['LOG_LEVEL', 'PORT', 'S3_FORCE_PATH_STYLE']))
  })

  test('certificates without a mail server', () => {
    expect(problemsOf({ SMTP_CA_FILE: 'ca.pem' })).toEqual(['SMTP_URL is needed with SMTP_CA_FILE.'])
    expect(problemsOf({ DATABASE_REPLICA_URLS: 'postgres://replica/guildhall' })).toEqual([
      'DATABASE_URL is needed with DATABASE_REPLICA_URLS.',
    ])
    expect(problemsOf({ GUILDHALL_VALKEY_URL: 'valkey://localhost' })).toEqual([
      'DATABASE_URL is needed with GUILDHALL_VALKEY_URL.',
    ])
  })

  test('a bucket without its keys', () => {
    expect(problemsOf({ S3_BUCKET: 'files' })).toEqual([
      'S3_ACCESS_KEY_ID is needed with S3_BUCKET.',
      'S3_SECRET_ACCESS_KEY is needed with S3_BUCKET.',
    ])
  })
})

test('a web process and a worker need a database of their own, and a worker the address people type', () => {
  const DATABASE_URL = 'postgres://me:secret@db.example/guildhall'
  const PUBLIC_URL = 'https://guildhall.example'

  expect(problemsOf({ GUILDHALL_ROLE: 'web' })).toMatchObject([
    expect.stringMatching(/^DATABASE_URL is needed for a web/),
  ])
  expect(problemsOf({ GUILDHALL_ROLE: 'worker', DATABASE_URL })).toMatchObject([
    expect.stringMatching(/^PUBLIC_URL is needed for a worker/),
  ])
  expect(problemsOf({ GUILDHALL_ROLE: 'worker', DATABASE_URL, PUBLIC_URL })).toEqual([])
  expect(problemsOf({ GUILDHALL_ROLE: 'all' })).toEqual(['GUILDHALL_ROLE must be web, worker or both.'])
})

test.each([
  { GUILDHALL_BACKUP_DAYS: '0', problem: 'GUILDHALL_BACKUP_DAYS must be a whole number from 1 to 999.' },
  { GUILDHALL_BACKUP_WEEKS: 'few', problem: 'GUILDHALL_BACKUP_WEEKS must be a whole number from 0 to 999.' },
  {
    GUILDHALL_BACKUP_RECIPIENTS: 'AGE-SECRET-KEY-1QQ',
    problem: 'GUILDHALL_BACKUP_RECIPIENTS must list public keys of age, which begin with age1, separated by commas.',
  },
])('$problem', ({ problem, ...env }) => {
  expect(problemsOf(env)).toEqual([problem])
})

describe('.env', () => {
  afterEach(() => vi.unstubAllEnvs())

  test('is read, and the environment of the process wins', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'guildhall-test-'))
    await writeFile(path.join(folder, '.env'), 'PORT=4001\nLOG_LEVEL=warn # quiet\n')
    vi.stubEnv('PORT', '4002')

    expect(readEnvironment(folder)).toMatchObject({ PORT: '4002', LOG_LEVEL: 'warn' })
    await rm(folder, { recursive: true })
  })
})

describe('what people are told', () => {
  test('--help names every variable, in lines that fit a terminal', () => {
    const help = describeVariables()

    for (const name of variableNames) expect(help).toContain(name)
    expect(Math.max(...help.split('\n').map((line) => line.length))).toBeLessThanOrEqual(100)
  })

  test('docs/operations/settings.md holds the table of variables as it is now', async () => {
    const page = await readFile(path.join(checkoutFolder, 'docs', 'operations', 'settings.md'), 'utf8')

    expect(page).toContain(documentVariables())
  })
})
