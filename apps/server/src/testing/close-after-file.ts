import { afterAll } from 'vitest'
import { forgetStatementNames } from '../platform/database/prepared-statements.ts'
import { closeTestApps } from './test-app.ts'
import { dropTestDatabase } from './test-database.ts'

// Loaded before every test file: files share one process, and the modules that remember what is open.
afterAll(async () => {
  await closeTestApps()
  await dropTestDatabase()
  forgetStatementNames()
})
