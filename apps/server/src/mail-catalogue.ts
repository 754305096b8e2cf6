import { accountMails } from './modules/2-people/accounts/account.mails.ts'
import { notificationMails } from './modules/2-people/notifications/notification.mails.ts'
import { passkeyMails } from './modules/2-people/passkeys/passkey.mails.ts'
import { secondFactorMails } from './modules/2-people/second-factor/second-factor.mails.ts'
import { resultMails } from './modules/3-skills/results/result.mails.ts'
import { directContractMails } from './modules/5-contracts/direct-contracts/direct-offer.mails.ts'
import { operatorMails } from './modules/8-moderation/operators/operator.mails.ts'
import { reportMails } from './modules/8-moderation/reports/report.mails.ts'
import { dataExportMails } from './modules/9-personal-data/personal-data/data-export.mails.ts'

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
