import { directOfferDays, formatUsd } from '@guildhall/contract'
import { defineMail } from '../../../platform/mail/mail-content.ts'

const shownName = 60

// Names no title and no text of the client: this goes to addresses whose owners never asked for mail.
const offer = defineMail<{ client: string; amountUsd: number; days: number; token: string }>(
  {
    when: 'A client offers a contract to this address.',
    to: 'the address the client wrote',
    example: { client: 'Maren', amountUsd: 1_200, days: 14, token: 'h7Q2nVx0cGk4tYw9' },
  },
  ({ client, amountUsd, days, token }) => ({
    subject: 'You are offered a contract on Guildhall',
    paragraphs: [
      `${[...client.replace(/https?:|www\./gi, '')].slice(0, shownName).join('')} offers you a contract over ${formatUsd(amountUsd)}, to be delivered within ${days === 1 ? 'a day' : `${days} days`}.`,
      'Guildhall holds the money while you work and releases it to you when the work is approved. Read the whole offer, then accept or decline it.',
    ],
    action: { label: 'Read the offer', path: `/direct-contracts/offer#${token}` },
    footnote: `The offer is open for ${directOfferDays} days. If you do not know this person, ignore this mail: nothing happens, and they do not learn whether you have an account.`,
  }),
)

export const directContractMails = { 'direct_contracts.offer': offer } as const
