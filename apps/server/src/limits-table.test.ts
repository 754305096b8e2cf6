import { readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  deliverableMaxBytes,
  deliverableMaxFiles,
  deliveryVersionsMaximum,
  exerciseAnswerLimit,
  exportKeptDays,
  looseProjectFileHours,
  looseProjectFilesMaximum,
  looseProposalFileHours,
  looseProposalFilesMaximum,
  passkeysMaximum,
  projectFilesMaximum,
  proposalEditsMaximum,
  proposalFilesMaximum,
  strangerLimits,
} from '@guildhall/contract'
import { expect, test } from 'vitest'
import { exportedFileBytes } from './modules/1-ground/personal-tables/shared/personal-table.ts'
import { uploadsAtOnce } from './modules/1-ground/uploads/shared/receive-upload.ts'
import { closeResetMails } from './modules/2-people/accounts/links/link.rules.ts'
import { sessionsPerAccount } from './modules/2-people/accounts/open-session.ts'
import {
  forgottenPerAddress,
  linksPerAddress,
  mailsPerAccount,
  mailsPerReceiver,
  passwordPerAccount,
  sharedTriesPerAddress,
  signInPerAccount,
  signInPerAddress,
  signInPerPair,
  signUpPerAddress,
  type ThrottlePolicy,
  triesBeforeSharedWait,
} from './modules/2-people/accounts/shared/throttle.rules.ts'
import { codesPerAccount, triesPerChallenge } from './modules/2-people/second-factor/code-tries.rules.ts'
import { attemptsPerDay, verifiedPerAddress } from './modules/3-skills/attempts/attempt-limits.rules.ts'
import { coursesPerAddress, writtenCoursesPerAccount } from './modules/3-skills/courses/course.rules.ts'
import { practicePerDay, quizPerAddress } from './modules/3-skills/practice/practice.rules.ts'
import { picturesPerPerson } from './modules/7-finding/profiles/picture.rules.ts'
import { checkoutFolder } from './platform/config/config.ts'
import { formatWait } from './platform/format-time.ts'
import { connectionLimits } from './platform/http/connection-limits.ts'
import { type Limit, signals } from './platform/limits/rate-limits.rules.ts'
import { startTestApp } from './testing/test-app.ts'

/** Names of the limits for operators. A limit without a name fails the test. */
const subjects: Record<string, string> = {
  writes: 'Everything that writes',
  answers: 'Answers of an assessment, saved by the page',
  documents: 'PDFs of units and courses',
  messages: 'Messages sent, edited and deleted',
  'read marks': 'Marking messages as read',
  'message searches': 'Searching conversations and messages',
  'quick finds': 'Finding by name what one can go to',
  'links in mails': 'Links in mails that turn them off',
  'previews and credentials': 'Previews of profiles, credentials and their status lists',
  'searches for people': 'Searching for people',
  'provider events': 'Events of the payment provider',
  'lists of repositories': 'Lists of the repositories of a linked GitHub account',
  signals: 'Signals that one types, and questions who is online',
  'sign-in steps': 'Second steps of a sign-in, and sign-ins by passkey or provider',
}

const units: Record<number, string> = { 60: 'minute', 3600: 'hour' }
const number = (value: number) => value.toLocaleString('en')
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`

function limitRow({ name, per, windows }: Limit) {
  const allowed = windows.map(({ max, seconds }) => `${number(max)} per ${units[seconds]}`).join(', ')
  return row(subjects[name] ?? `unknown: ${name}`, per, allowed)
}

function throttleRow(subject: string, per: string, policy: ThrottlePolicy) {
  const { freeAttempts, firstWaitSeconds, longestWaitSeconds } = policy
  const waits = `${formatWait(firstWaitSeconds)}, doubling to ${formatWait(longestWaitSeconds)}`
  return row(subject, per, `${freeAttempts} tries, then ${waits}`)
}

test('docs/operations/limits.md holds every limit as it is now', async () => {
  const t = await startTestApp()
  const atOnce = connectionLimits.writes
  const limits = [...new Set([...t.app.limitTable.values()].flat())]
  const failures = `after ${signInPerAccount.freeAttempts} failures (at most ${sharedTriesPerAddress} per address count)`
  const rows = [
    throttleRow('Signing in to one account', 'account and address', signInPerPair),
    row(
      'The same, while others fail at that account',
      'account',
      `${failures}: ${triesBeforeSharedWait} tries per address, then ${formatWait(signInPerAccount.firstWaitSeconds)}, ` +
        `doubling to ${formatWait(signInPerAccount.longestWaitSeconds)}`,
    ),
    throttleRow('Signing in to any account', 'address', signInPerAddress),
    throttleRow('Codes of an authenticator app', 'account', codesPerAccount),
    row('The second step of a sign-in', 'sign-in', `${triesPerChallenge} tries within 5 minutes`),
    throttleRow('New accounts', 'address', signUpPerAddress),
    throttleRow('The current password, asked for again in the settings', 'account', passwordPerAccount),
    throttleRow('Requests for a new password', 'address', forgottenPerAddress),
    row('Mails with a link to choose a new password', 'account', `${closeResetMails} in a day, then 1 per hour`),
    throttleRow('Mails to confirm an address', 'account', mailsPerAccount),
    throttleRow('The same', 'receiver', mailsPerReceiver),
    throttleRow('Opened links of such mails', 'address', linksPerAddress),
    throttleRow('Quizzes', 'address', quizPerAddress),
    throttleRow('Courses', 'address', coursesPerAddress),
    throttleRow('Attempts of 15 or 20 questions', 'address', verifiedPerAddress),
    ...[...limits, signals].map(limitRow),
    row('Writes under way', 'account', `${atOnce.running}, and ${atOnce.waiting} that wait for them`),
    row('Attempts of 15 or 20 questions', 'account', `${attemptsPerDay.verified} within 24 hours`),
    row('Unverified attempts', 'account', `${attemptsPerDay.unverified} within 24 hours`),
    row('Practice results', 'account', `${practicePerDay} within 24 hours`),
    row('Sessions', 'account', `${sessionsPerAccount}; the one unused for longest makes room`),
    row('Passkeys', 'account', String(passkeysMaximum)),
    row(
      'Stored files of projects, proposals, messages and deliveries',
      'account',
      '`GUILDHALL_STORAGE_GB_PER_ACCOUNT`',
    ),
    row('Uploads of files under way', 'account', String(uploadsAtOnce)),
    row(
      'New conversations, before a proposal is accepted',
      'account',
      `${strangerLimits.newConversationsPerDay} within 24 hours`,
    ),
    row(
      'Messages without an answer, before a proposal is accepted',
      'account and conversation',
      `${strangerLimits.unansweredPerDay} within 24 hours`,
    ),
    row('One upload', 'account', `${deliverableMaxFiles} files of ${deliverableMaxBytes / 1024 ** 2} MB`),
    row('Versions of a delivery', 'proposal', String(deliveryVersionsMaximum)),
    row('Changes of a proposal', 'proposal', String(proposalEditsMaximum)),
    row('Files of a project', 'project', String(projectFilesMaximum)),
    row(
      'Uploaded files that no project uses',
      'account',
      `${looseProjectFilesMaximum}, kept for ${looseProjectFileHours} hours`,
    ),
    row('Files of a proposal', 'proposal', String(proposalFilesMaximum)),
    row(
      'Uploaded files that no proposal uses',
      'account',
      `${looseProposalFilesMaximum}, kept for ${looseProposalFileHours} hours`,
    ),
    row('Courses written by an AI provider', 'account', String(writtenCoursesPerAccount)),
    row(
      'Kept answers to exercises',
      'account',
      `1 for each exercise, of up to ${exerciseAnswerLimit.toLocaleString('en-US')} characters`,
    ),
    row('Kept places and projects', 'account', '1 for each course of the library'),
    row('Stored pictures', 'account', String(picturesPerPerson)),
    row(
      'Copies of one’s data',
      'account',
      `1 within 24 hours, kept for ${exportKeptDays} days, with files of up to ${exportedFileBytes / 1024 ** 3} GB`,
    ),
  ]

  const page = await readFile(path.join(checkoutFolder, 'docs', 'operations', 'limits.md'), 'utf8')

  for (const line of rows) expect(page).toContain(line)
})
