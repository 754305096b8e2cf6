import type { TestProject } from 'vitest/node'
import { prepareChromium } from '../../../e2e/support/chromium.ts'
import { insertInsiders } from '../../../e2e/support/insiders.ts'
import { startGuildhall } from '../../../e2e/support/server.ts'

export default async function setup(project: TestProject) {
  process.env.BROWSER_TEST_CHROMIUM = JSON.stringify(await prepareChromium())
  const guildhall = await startGuildhall({ GUILDHALL_DEMO: '0' })
  process.env.BROWSER_TEST_API = guildhall.url
  project.provide('insiders', await insertInsiders(guildhall))
  return () => guildhall.stop()
}
