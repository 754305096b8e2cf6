import { formatCents } from '@guildhall/contract'
import type { Block, DocumentContent } from '../../../platform/documents/document.ts'
import type { ReceiptRow } from './receipt.queries.ts'

type Facts = Pick<
  ReceiptRow,
  'kind' | 'clientName' | 'freelancerName' | 'contractTitle' | 'amountCents' | 'heldCents' | 'isTest' | 'bookedAt'
> & {
  number: string
  /** For a credit note, that of its receipt. */
  originalNumber: string
  paidCents: number
}

const dayText = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Nothing in it changes later, so that each download has the same content. */
export function receiptDocument(facts: Facts): DocumentContent {
  const { kind, number, originalNumber, isTest, bookedAt, clientName, freelancerName, contractTitle } = facts
  const isReceipt = kind === 'receipt'
  return {
    title: `${isReceipt ? 'Receipt' : 'Credit note'} ${number}`,
    eyebrow: isTest ? 'Test mode: no real money moved' : 'Guildhall',
    address: null,
    blocks: [
      {
        kind: 'table',
        columns: [{ share: 0.3 }, { share: 0.7 }],
        hasRowHeads: true,
        rows: [
          ['Number', number],
          ...(isReceipt ? [] : [['For receipt', originalNumber]]),
          ['Date', `${dayText.format(bookedAt)} (UTC)`],
          [isReceipt ? 'Paid by' : 'Paid back to', clientName],
          ['Contract', contractTitle],
          ['Freelancer', freelancerName],
          ['Through', 'Guildhall'],
        ],
      },
      ...(isReceipt ? receiptBlocks(facts) : creditNoteBlocks(facts)),
      ...(isTest ? [testNote] : []),
    ],
  }
}

const testNote = {
  kind: 'paragraph',
  look: 'small',
  text: 'Made in test mode: no real money moved. This is not a valid document for accounts.',
} as const satisfies Block

function receiptBlocks({ amountCents, heldCents, freelancerName }: Facts): Block[] {
  return [
    amounts([
      ['Paid', formatCents(amountCents)],
      ['Of this, held in escrow and not yet earned', formatCents(heldCents)],
      ...(heldCents < amountCents ? [['Of this, passed on at once', formatCents(amountCents - heldCents)]] : []),
    ]),
    {
      kind: 'paragraph',
      text:
        heldCents > 0
          ? `Guildhall holds the amount until the work is approved or the contract ends. It then goes to ${freelancerName}, less the platform's fee, or back to the client. What goes back has a credit note of its own.`
          : 'Nothing of this payment was held. What goes back to the client has a credit note of its own.',
    },
  ]
}

function creditNoteBlocks({ amountCents, paidCents, originalNumber }: Facts): Block[] {
  return [
    amounts([
      ['Paid back', formatCents(amountCents)],
      [`Of the payment of receipt ${originalNumber}`, formatCents(paidCents)],
    ]),
    { kind: 'paragraph', text: 'The amount was held in escrow and goes back to where it was paid from.' },
  ]
}

const amounts = (rows: string[][]): Block => ({
  kind: 'table',
  columns: [
    { share: 0.7, head: 'Amounts' },
    { share: 0.3, head: 'USD', align: 'end' },
  ],
  hasRowHeads: true,
  rows,
})
