/** Writes docs/notifications.md from the table of kinds: `node setup.cjs scripts/notification-docs.ts`. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  allNotificationKinds,
  defaultDigestHour,
  type NotificationFacts,
  notificationDays,
  notificationGroups,
  notificationRule,
  notificationsPerPerson,
} from '@guildhall/contract'

export const docsFile = path.join(import.meta.dirname, '..', 'docs', 'notifications.md')

const example: NotificationFacts = {
  projectId: '…',
  projectTitle: 'Departure board',
  actorId: '…',
  actorName: 'Rui',
  count: 3,
  deadlineAt: '2026-05-01T00:00:00Z',
  skill: 'React',
  difficulty: 'Advanced',
  amountUsd: 240,
  searchName: 'Logos',
  sentence: 'Your password was changed.',
}
/** Kinds whose `sentence` is another one: the reason that an operator wrote, or the outcome of a report. */
const sentences: Partial<Record<string, string>> = {
  'account.warned': 'You sent the same advertisement to many people.',
  'content.hidden': 'The project asks freelancers for a fee.',
  'report.settled': 'Operators read your report and found no breach of the rules.',
}
const mailWords = { now: 'at once', digest: 'daily', off: 'never' } as const

export function describeNotifications(): string {
  const rows = allNotificationKinds.flatMap((kind) => {
    const rule = notificationRule(kind)
    if (!rule) return []
    const text = rule.text({ ...example, sentence: sentences[kind] ?? example.sentence })
    const mail = rule.hasOwnMail ? 'always, a mail of its own' : mailWords[rule.mail] + (rule.always ? ', always' : '')
    return `| \`${kind}\` | ${notificationGroups[rule.group]} | ${rule.label} | ${text} | ${mail} |`
  })
  return `# Notifications

<!-- Written by \`node setup.cjs scripts/notification-docs.ts\` from packages/contract/src/notification-kinds.ts. -->

Everything that concerns a person appears under the bell, at \`/notifications\` and in \`GET /api/notifications\`. The last
column says what is mailed as well, unless the person chooses otherwise at \`/settings/notifications\`.

| Kind | Group | Event | Example | Mailed |
|---|---|---|---|---|
${rows.join('\n')}

- **At once**: what happens within a minute comes in one mail. **Daily**: one mail a day, at ${defaultDigestHour}:00 in the person's time zone
  unless they choose another hour. What was read before is not mailed.
- In **quiet hours** nothing is mailed. It waits until they end, in the person's time zone.
- Every such mail has a link that turns off the mails of its group with one click, without signing in.
- People are told of a **deadline** three days and one day before it, and again when it changes.
- Nothing is mailed to an address that is not **confirmed**, except what has a mail of its own.
- All messages of one conversation share one notification as long as it is unread, and it is mailed once.
- Notifications are kept for ${notificationDays} days, the newest ${notificationsPerPerson.toLocaleString('en-US')} of each person.
- Nothing is mailed to addresses of the demo.
`
}

if (import.meta.main) writeFileSync(docsFile, describeNotifications())
