import { exportKeptDays } from '@guildhall/contract'
import { defineMail } from '../../../platform/mail/mail-content.ts'

const ready = defineMail(
  { when: 'A copy of their data that they asked for is ready.', to: 'the owner of the account', example: {} },
  () => ({
    subject: 'The copy of your data is ready',
    paragraphs: [
      `You asked for a copy of what Guildhall keeps about you. You can download it for ${exportKeptDays} days, as a ZIP file.`,
    ],
    action: { label: 'Go to the download', path: '/settings/data' },
    footnote: 'You have to sign in to download it. If you did not ask for it, change your password.',
  }),
)

export const dataExportMails = { 'account.export_ready': ready } as const
