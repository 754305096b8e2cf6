import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import type { openAuthenticatorApp } from './authenticator-app.ts'
import type { Person } from './people.ts'

const server = fileURLToPath(new URL('../../apps/server/build/main.js', import.meta.url))

/** `guildhall operator`, in the bundle. Throws its output if it fails. */
export async function runOperatorCommand(databaseUrl: string, ...args: string[]): Promise<string> {
  const env = { ...process.env, DATABASE_URL: databaseUrl }
  const child = spawn(process.execPath, [server, 'operator', ...args], { env })
  let said = ''
  child.stdout.on('data', (part: Buffer) => {
    said += part.toString()
  })
  child.stderr.on('data', (part: Buffer) => {
    said += part.toString()
  })
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error(`guildhall operator ended with ${code}: ${said}`)
  return said
}

export async function signInWithCode(
  page: Page,
  { email, password }: Person,
  app: ReturnType<typeof openAuthenticatorApp>,
  next = '/',
) {
  await page.goto(`/login?${new URLSearchParams({ next }).toString()}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByLabel('Code', { exact: true }).fill(app.nextCode())
  await page.getByLabel('Code', { exact: true }).press('Enter')
  await page.waitForURL((url) => url.pathname === next)
}

/** With a session opened by a second factor, without the screens. */
export async function makeOperator(databaseUrl: string, { userId }: Person): Promise<void> {
  const database = openDatabase(databaseUrl, 1)
  try {
    await database.pool.query('insert into operators (user_id, added_at) values ($1, now())', [userId])
    await database.pool.query(
      'insert into authenticator_apps (user_id, secret, created_at, confirmed_at) values ($1, $2, now(), now())',
      [userId, randomBytes(48)],
    )
    await database.pool.query('update sessions set second_factor = true where user_id = $1', [userId])
  } finally {
    await database.close()
  }
}
