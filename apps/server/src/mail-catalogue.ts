import { accountMails } from './modules/accounts/account.mails.ts'
import { directContractMails } from './modules/direct-contracts/direct-offer.mails.ts'
import { notificationMails } from './modules/notifications/notification.mails.ts'
import { operatorMails } from './modules/operators/operator.mails.ts'
import { passkeyMails } from './modules/passkeys/passkey.mails.ts'
import { dataExportMails } from './modules/personal-data/data-export.mails.ts'
import { reportMails } from './modules/reports/report.mails.ts'
import { resultMails } from './modules/results/result.mails.ts'
import { secondFactorMails } from './modules/second-factor/second-factor.mails.ts'

/** The template of every mail the product sends, by kind. Each module keeps its own in a file named `*.mails.ts`. */
export const mailTemplates = {
  ...accountMails,
  ...dataExportMails,
  ...directContractMails,
  ...notificationMails,
  ...operatorMails,
  ...passkeyMails,
  ...reportMails,
  ...resultMails,
  ...secondFactorMails,
} as const

export type MailKind = keyof typeof mailTemplates
export type MailData<Kind extends MailKind> = Parameters<(typeof mailTemplates)[Kind]>[0]
