import { counted, dayMs, minuteMs } from '@guildhall/contract'
import { countMails } from '../modules/1-ground/mail/mail.queries.ts'
import { type Finding, type OpenInstallation, ok, warning } from './finding.ts'

const usualMs = 30 * minuteMs
/** Wrong addresses are normal; more than this share of a day's mails is not. */
const refusedShare = 0.1
const refusedLeast = 5

export async function checkMails({ database: { db }, clock, quote }: OpenInstallation): Promise<Finding[]> {
  const now = clock().getTime()
  const found = await countMails(db, { since: new Date(now - dayMs), lateBefore: new Date(now - usualMs) })
  const findings: Finding[] = []
  if (found.late > 0) {
    findings.push(
      warning(
        `For more than half an hour ${counted(found.late, 'mail')} could not be sent${reasonOf(found.lateReason)}.`,
        'If no server runs, start it. Otherwise check the mail server: after about a day these mails are given up.',
      ),
    )
  }
  if (found.failed >= refusedLeast && found.failed > found.all * refusedShare) {
    findings.push(
      warning(
        `Of the last day's ${counted(found.all, 'mail')}, ${found.failed} could not be delivered${reasonOf(found.failedReason)}.`,
        'Check that the mail server may send for the domain of MAIL_FROM, and that nobody has put it on a list.',
      ),
    )
  }
  return findings.length > 0
    ? findings
    : [ok(`The last day had ${counted(found.all, 'mail')}, and none waits for long.`)]

  function reasonOf(reason: string | null) {
    return reason === null ? '' : `, the latest because of: ${quote(reason)}`
  }
}
