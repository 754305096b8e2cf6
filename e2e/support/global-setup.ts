import { prepareChromium } from './chromium.ts'
import { startGuildhall } from './server.ts'

export default async function setup() {
  process.env.E2E_CHROMIUM = JSON.stringify(await prepareChromium())
  const guildhall = await startGuildhall()
  process.env.E2E_URL = guildhall.url
  process.env.E2E_DATABASE_URL = guildhall.databaseUrl
  process.env.E2E_MAIL_FOLDER = guildhall.mailFolder
  return () => guildhall.stop()
}
