import { expect } from '@playwright/test'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { readMails } from '../../apps/server/src/testing/mails.ts'

/** Waits for a mail to `address` whose link leads to `page`, and returns the path of that link. */
export async function mailedLink(address: string, page: string): Promise<string> {
  const links = async () => {
    const mails = await readMails(process.env.E2E_MAIL_FOLDER ?? '', address)
    return mails.flatMap(({ text }) => text?.match(new RegExp(`/${page}#[\\w-]+`))?.[0] ?? [])
  }
  await expect.poll(links, { timeout: 20_000 }).not.toEqual([])
  return (await links()).at(-1) ?? ''
}

/** Confirms an address without its mail, for journeys about something else. */
export async function confirmAddress(databaseUrl: string, userId: string): Promise<void> {
  const database = openDatabase(databaseUrl, 1)
  try {
    await database.pool.query('update users set email_confirmed_at = now() where id = $1', [userId])
  } finally {
    await database.close()
  }
}
