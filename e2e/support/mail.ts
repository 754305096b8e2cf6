import { expect } from '@playwright/test'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { jobsChannel } from '../../apps/server/src/platform/jobs/job-announcer.ts'
import { readMails } from '../../apps/server/src/testing/mails.ts'

export async function mailedLink(address: string, page: string): Promise<string> {
  const links = async () => {
    const mails = await readMails(process.env.E2E_MAIL_FOLDER ?? '', address)
    return mails.flatMap(({ text }) => text?.match(new RegExp(`/${page}#[\\w-]+`))?.[0] ?? [])
  }
  await expect.poll(links, { timeout: 60_000 }).not.toEqual([])
  return (await links()).at(-1) ?? ''
}

/** Sends waiting mail now instead of in a minute. Returns the path of its unsubscribe link. */
export async function hurriedUnsubscribeLink(
  databaseUrl: string,
  { userId, email }: { userId: string; email: string },
): Promise<string> {
  const database = openDatabase(databaseUrl, 1)
  const links = async () => {
    // Ahead of other journeys' jobs, of which a process takes only a few at a time.
    await database.pool.query(
      `update jobs.job set start_after = now(), priority = 1 where state = 'created' and (
         name = 'notifications.mail_person' and data ->> 'userId' = $1
         or name = 'notifications.plan_mails'
           and data -> 'ids' ?| array(select id::text from notifications where user_id = $1::uuid)
         or name = 'mail.send' and data ->> 'mailId' in (select id::text from mail_outbox where user_id = $1::uuid))`,
      [userId],
    )
    for (const name of ['notifications.plan_mails', 'notifications.mail_person', 'mail.send']) {
      await database.pool.query(`notify ${jobsChannel}, '${name}'`)
    }
    const mails = await readMails(process.env.E2E_MAIL_FOLDER ?? '', email)
    return mails.flatMap(({ text }) => text?.match(/\/api\/mail\/unsubscribe\/[\w-]+/)?.[0] ?? [])
  }
  try {
    await expect.poll(links, { timeout: 60_000 }).not.toEqual([])
    return (await links())[0] ?? ''
  } finally {
    await database.close()
  }
}

export async function confirmAddress(databaseUrl: string, userId: string): Promise<void> {
  const database = openDatabase(databaseUrl, 1)
  try {
    await database.pool.query('update users set email_confirmed_at = now() where id = $1', [userId])
  } finally {
    await database.close()
  }
}
