import { autoApprovalDays } from '@guildhall/contract'

type CardDisputeKind = 'money.card_disputed' | 'money.card_dispute_won' | 'money.card_dispute_lost'
type Told = { client: string; freelancer: string }

const staysYours = 'What was released to you stays yours: Guildhall bears it.'
const review = `A delivery under review has ${autoApprovalDays} days again.`

const underWay = {
  'money.card_disputed': {
    client:
      'The contract waits until the bank has decided: nothing is delivered, approved or paid meanwhile. If you did not mean this, ask your bank to withdraw it.',
    freelancer:
      'The contract waits until the bank has decided: you do not have to keep working. What was released to you stays yours.',
  },
  'money.card_dispute_won': {
    client: `The contract goes on as before. ${review}`,
    freelancer: `The contract goes on as before. ${review}`,
  },
  'money.card_dispute_lost': {
    client: 'That much is no longer held. The contract goes on, and you can pay again or offer to end it.',
    freelancer:
      'That much is no longer held for you. You can wait until it is paid again, or offer to end the contract. What was released to you stays yours.',
  },
} as const satisfies Record<CardDisputeKind, Told>

const afterwards = {
  'money.card_disputed': {
    client: 'The contract has ended, so nothing else changes until the bank has decided.',
    freelancer: staysYours,
  },
  'money.card_dispute_won': {
    client: 'Nothing changes in the contract, which has ended.',
    freelancer: 'Nothing changes for you.',
  },
  'money.card_dispute_lost': { client: 'Nothing changes in the contract, which has ended.', freelancer: staysYours },
} as const satisfies Record<CardDisputeKind, Told>

const onAppeal = {
  client:
    'It had kept it before. What the contract lacks is held again, and what it no longer needs goes back to your card.',
  freelancer: 'It had kept it before. What the contract lacks is held for you again.',
} as const satisfies Told

/** What it means for each side. `isOver`: the contract had ended before. `returnedCents`: the bank had decided otherwise before. */
export function cardDisputeSentences(
  kind: CardDisputeKind,
  { isOver, returnedCents }: { isOver: boolean; returnedCents?: number },
): Told {
  if (returnedCents === undefined) return (isOver ? afterwards : underWay)[kind]
  if (!isOver) return onAppeal
  const { client, freelancer } = afterwards[kind]
  return { client: returnedCents > 0 ? 'The contract has ended, so it goes back to your card.' : client, freelancer }
}
