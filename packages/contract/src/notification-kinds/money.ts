import type { NotificationKindRule } from './rule.ts'
import { amount, contractPath, deadlineDay, meaningOf, project } from './sentences.ts'

export const moneyNotifications = {
  'money.held': {
    group: 'money',
    label: 'Money paid into escrow for your contract',
    mail: 'now',
    text: (facts) => `${amount(facts)} is held in escrow for ${project(facts)}. You can start.`,
    path: contractPath,
  },
  'money.due': {
    group: 'money',
    label: 'A payment is due',
    mail: 'now',
    always: true,
    text: (facts) => `The work on ${project(facts)} is approved. ${amount(facts)} is due.`,
    path: contractPath,
  },
  'money.released': {
    group: 'money',
    label: 'Money released to you',
    mail: 'now',
    text: (facts) => `${amount(facts)} for ${project(facts)} is yours to withdraw.`,
    path: contractPath,
  },
  'money.refunded': {
    group: 'money',
    label: 'Money refunded to you',
    mail: 'now',
    text: (facts) => `${amount(facts)} for ${project(facts)} goes back to the card you paid with.`,
    path: contractPath,
  },
  'money.refund_failed': {
    group: 'money',
    label: 'A bank sent a refund back',
    mail: 'now',
    always: true,
    text: (facts) =>
      `${amount(facts)} for ${project(facts)} could not go back to your card. We owe it to you and pay it another way.`,
    path: contractPath,
  },
  'money.refund_repaid': {
    group: 'money',
    label: 'A refund was paid another way',
    mail: 'now',
    always: true,
    text: (facts) =>
      `${amount(facts)} that we owed you for ${project(facts)} was paid to you another way. Its reference is ${facts.reference ?? 'on the page of your payments'}.`,
    path: () => '/payments',
  },
  'money.card_disputed': {
    group: 'money',
    label: 'A bank took a card payment back',
    mail: 'now',
    always: true,
    text: (facts) =>
      `${amount(facts)} paid by card for ${project(facts)} was taken back by the client’s bank. ${meaningOf(facts)}`,
    path: contractPath,
  },
  'money.card_dispute_won': {
    group: 'money',
    label: 'A bank returned a card payment',
    mail: 'now',
    always: true,
    text: (facts) =>
      `${amount(facts)} paid by card for ${project(facts)} was returned by the client’s bank. ${meaningOf(facts)}`,
    path: contractPath,
  },
  'money.card_dispute_lost': {
    group: 'money',
    label: 'A bank kept a card payment it took back',
    mail: 'now',
    always: true,
    text: (facts) =>
      `${amount(facts)} paid by card for ${project(facts)} is kept by the client’s bank. ${meaningOf(facts)}`,
    path: contractPath,
  },
  'money.hold_ending': {
    group: 'money',
    label: 'Money can soon no longer be held',
    mail: 'now',
    always: true,
    text: (facts) => `${amount(facts)} for ${project(facts)} is held until ${deadlineDay(facts)}. ${meaningOf(facts)}`,
    path: contractPath,
  },
  'money.hold_ended': {
    group: 'money',
    label: 'Money could no longer be held',
    mail: 'now',
    always: true,
    text: (facts) => `${amount(facts)} for ${project(facts)} could no longer be held. ${meaningOf(facts)}`,
    path: contractPath,
  },
  'money.payout_failed': {
    group: 'money',
    label: 'A withdrawal that failed',
    mail: 'now',
    always: true,
    text: (facts) => `Your withdrawal of ${amount(facts)} was refused by the bank. You can withdraw the money again.`,
    path: () => '/earnings',
  },
} as const satisfies Record<string, NotificationKindRule>
