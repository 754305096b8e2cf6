import { afterAll } from 'vitest'
import { forgetStatementNames } from '../platform/database/prepared-statements.ts'
import { closeIdleApps, endTestApps } from './test-app.ts'
import { dropTestDatabase, keepTestDatabase } from './test-database.ts'

// Loaded before every test file: files share one process, and the modules that remember what is open.
afterAll(async () => {
  await endTestApps()
  if (await keepTestDatabase()) return
  await closeIdleApps()
  await dropTestDatabase()
  forgetStatementNames()
})
