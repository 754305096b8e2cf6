import { prepareChromium } from './chromium.ts'
import { startGuildhall } from './server.ts'

/** Starts what every journey shares; workers find it in their environment. */
export default async function setup() {
  process.env.E2E_CHROMIUM = JSON.stringify(await prepareChromium())
  const guildhall = await startGuildhall()
  process.env.E2E_URL = guildhall.url
  return () => guildhall.stop()
}
