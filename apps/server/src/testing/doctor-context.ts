import { onTestFinished } from 'vitest'
import type { OpenInstallation } from '../doctor/finding.ts'
import { quoteWithout, secretsOf } from '../doctor/quote.ts'
import { loadConfig } from '../platform/config/config.ts'
import { openDatabase } from '../platform/database/database.ts'
import type { TestApp } from './test-app.ts'

/** Six times the usual one, as the machine may stall. */
const checkLimitMs = 60_000

/** What the doctor looks at: the installation of `t`, with more settings. `laterMs`: how far its clock is ahead. */
export function installationOf(t: TestApp, settings: Record<string, string> = {}, laterMs = 0): OpenInstallation {
  const config = loadConfig({ ...t.databaseSettings, GUILDHALL_DATA_DIR: t.folder, ...settings })
  const owner = openDatabase(t.databaseSettings.DATABASE_MIGRATION_URL, 1)
  onTestFinished(() => owner.close())
  return {
    ...{ config, database: t.deps.database, owner, quote: quoteWithout(secretsOf(config)) },
    limitMs: checkLimitMs,
    clock: () => new Date(Date.now() + laterMs),
  }
}

export const inTime = new AbortController().signal
