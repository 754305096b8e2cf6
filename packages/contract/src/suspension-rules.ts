import { autoApprovalDays } from './contracts.constants.ts'
import { suspendedPayoutDays } from './suspensions.constants.ts'

/** Published. The server enforces every sentence. */
export const suspensionRules = [
  'Money that is held for a contract stays held. None of it is taken away because of a suspension.',
  'As long as nothing was delivered for a contract, its other side can end it alone. All that is held for it then goes back to the client.',
  'Nobody can offer a suspended person a change or an end of a contract, as they could not answer.',
  'Nobody has to, or can, pay into escrow for what a suspended freelancer has yet to deliver. Work that is delivered or approved can be paid.',
  `Delivered work is reviewed as always, and counts as approved after ${autoApprovalDays} days without an answer.`,
  'If a delivery was sent back, neither side can end the contract alone. If they do not agree, an operator decides who gets what, with a reason that both read.',
  `The suspended person can withdraw what they have earned ${suspendedPayoutDays} days after the suspension. What is held in a dispute stays held until it is decided.`,
  'A suspended client can still pay for approved work. They cannot pay into escrow, and a payment they began before is not charged.',
  'Reviews that the suspended person wrote are neither shown nor counted, in no rating, list or story. They come back when the suspension is lifted. Deleting the suspended account does not bring them back.',
  'Disputes go on. A suspended person can open them, answer them and read their evidence.',
  'A suspended person can download a copy of their data and delete their account, as the law demands, on the same terms as everyone.',
  'A suspended person can appeal once. An operator answers with a reason. If this site has two operators or more, it is not the one who suspended them.',
  'Other decisions about a suspended person can be read, and appealed against once each.',
  'Until the suspension is lifted, they can do nothing else.',
] as const
