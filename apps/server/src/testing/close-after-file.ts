import { afterAll } from 'vitest'
import { endTestApps, leaveDatabase } from './test-app.ts'
import { keepTestDatabase } from './test-database.ts'

// Loaded before every test file: files share one process, and the modules that remember what is open.
afterAll(async () => {
  await endTestApps()
  if (!(await keepTestDatabase())) await leaveDatabase()
})
