import { prepareChromium } from '../../../e2e/support/chromium.ts'
import { startGuildhall } from '../../../e2e/support/server.ts'

export default async function setup() {
  process.env.BROWSER_TEST_CHROMIUM = JSON.stringify(await prepareChromium())
  const guildhall = await startGuildhall({ GUILDHALL_DEMO: '0' })
  process.env.BROWSER_TEST_API = guildhall.url
  return () => guildhall.stop()
}
