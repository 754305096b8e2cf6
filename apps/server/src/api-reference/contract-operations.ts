import { type Chapter, paged } from './operation-facts.ts'

const offer = ['contract.not_for_you', 'contract.over', 'contract.disputed'] as const
const change = [...offer, 'contract.work_approved'] as const
const changeAnswer = ['contract.change_not_found', 'contract.no_change', 'contract.change_over'] as const
const answer = ['contract.offer_not_found', 'contract.no_offer', 'contract.offer_over'] as const

export const contractChapters: Readonly<Record<string, Chapter>> = {
  Contracts: {
    description:
      'What a client and a freelancer agreed on by the acceptance of a proposal: the work, the money and where it is. Both read the same lines of the ledger.',
    operations: {
      'GET /api/contracts': { id: 'listContracts', headers: paged },
      'GET /api/contracts/{id}': { id: 'getContract', refusals: ['contract.not_for_you'] },
      'GET /api/contracts/{id}/ledger': { id: 'getContractLedger', refusals: ['contract.not_for_you'] },
      'GET /api/contracts/{id}/ledger.csv': {
        id: 'exportContractLedger',
        answers: ['text/csv'],
        headers: ['Content-Disposition'],
        refusals: ['contract.not_for_you'],
      },
      'POST /api/contracts/{id}/end': {
        id: 'endContractAlone',
        refusals: [
          'contract.not_for_you',
          'contract.over',
          'contract.disputed',
          'contract.card_disputed',
          'contract.work_approved',
          'contract.other_not_suspended',
          'contract.work_delivered',
        ],
      },
      'POST /api/contracts/{id}/offers': {
        id: 'offerEnd',
        refusals: [
          ...offer,
          'contract.offer_open',
          'contract.offers_used_up',
          'contract.other_suspended',
          'contract.offer_sum',
          'contract.card_disputed',
        ],
      },
      'POST /api/contracts/{id}/offers/{offerId}/accept': {
        id: 'acceptEnd',
        refusals: [...offer, ...answer, 'contract.offer_own'],
      },
      'POST /api/contracts/{id}/offers/{offerId}/decline': {
        id: 'declineEnd',
        refusals: [...offer, ...answer, 'contract.offer_own'],
      },
      'POST /api/contracts/{id}/offers/{offerId}/withdraw': {
        id: 'withdrawEnd',
        refusals: [...offer, ...answer, 'contract.offer_not_own'],
      },
      'GET /api/contracts/{id}/changes': { id: 'listContractChanges', refusals: ['contract.not_for_you'] },
      'POST /api/contracts/{id}/changes': {
        id: 'offerChange',
        refusals: [
          ...change,
          'contract.card_disputed',
          'contract.change_open',
          'contract.changes_used_up',
          'contract.other_suspended',
          'contract.change_nothing',
          'contract.change_below_released',
          'contract.milestone_sum',
        ],
      },
      'POST /api/contracts/{id}/changes/{changeId}/accept': {
        id: 'acceptChange',
        refusals: [...change, ...changeAnswer, 'contract.change_own'],
      },
      'POST /api/contracts/{id}/changes/{changeId}/decline': {
        id: 'declineChange',
        refusals: [...change, ...changeAnswer, 'contract.change_own'],
      },
      'POST /api/contracts/{id}/changes/{changeId}/withdraw': {
        id: 'withdrawChange',
        refusals: [...change, ...changeAnswer, 'contract.change_not_own'],
      },
      'POST /api/contracts/{id}/milestones/{milestoneId}/release': {
        id: 'releaseMilestone',
        refusals: [
          'contract.not_client',
          'contract.over',
          'contract.disputed',
          'contract.card_disputed',
          'contract.work_approved',
          'contract.no_milestones',
          'contract.last_milestone',
          'contract.milestone_not_found',
          'contract.milestone_released',
          'contract.milestone_not_held',
        ],
      },
    },
  },
  Payments: {
    description:
      'Clients pay for contracts, and freelancers withdraw what was released to them. Without Stripe this is a sandbox: no real money moves.',
    operations: {
      'GET /api/fees': { id: 'getFees' },
      'POST /api/contracts/{id}/payments': {
        id: 'beginPayment',
        refusals: [
          'contract.not_client',
          'contract.over',
          'contract.disputed',
          'contract.card_disputed',
          'contract.funded',
          'contract.you_are_suspended',
          'contract.freelancer_suspended',
          'payment.amount_outside',
        ],
      },
      'GET /api/payments': { id: 'listPayments', headers: paged },
      'GET /api/payments/sums': { id: 'getPaymentSums' },
      'GET /api/receipts/{receiptId}/pdf': {
        id: 'getReceiptPdf',
        answers: ['application/pdf'],
        headers: ['Content-Disposition', 'ETag'],
        refusals: ['receipt.not_numbered', 'document.busy'],
      },
      'GET /api/payments/{id}': { id: 'getPayment', refusals: ['payment.not_yours'] },
      'POST /api/payments/{id}/test-card': {
        id: 'payWithTestCard',
        refusals: [
          'payment.not_yours',
          'payment.over',
          'payment.charged',
          'payment.other_provider',
          'contract.over',
          'contract.disputed',
          'contract.you_are_suspended',
          'contract.freelancer_suspended',
        ],
      },
      'POST /api/payments/{id}/test-confirmation': {
        id: 'confirmTestPayment',
        refusals: [
          'payment.not_yours',
          'payment.nothing_to_confirm',
          'payment.other_provider',
          'contract.you_are_suspended',
          'contract.freelancer_suspended',
        ],
      },
      'GET /api/payment-provider': { id: 'getPaymentProvider' },
      'POST /api/payments/{id}/card-form': {
        id: 'openCardForm',
        refusals: [
          'payment.not_yours',
          'payment.over',
          'payment.charged',
          'payment.other_provider',
          'payment.provider_unavailable',
          'contract.over',
          'contract.disputed',
          'contract.you_are_suspended',
          'contract.freelancer_suspended',
        ],
      },
      'POST /api/payments/{id}/check': {
        id: 'checkPayment',
        refusals: ['payment.not_yours', 'payment.provider_unavailable'],
      },
      'POST /api/payout-account/onboarding': {
        id: 'setUpPayoutAccount',
        refusals: ['payout.no_account_needed', 'payout.address_not_confirmed', 'payment.provider_unavailable'],
      },
      'POST /api/payout-account/check': { id: 'checkPayoutAccount', refusals: ['payment.provider_unavailable'] },
      'POST /api/webhooks/stripe': {
        id: 'receiveStripeEvent',
        refusals: ['webhook.not_set_up', 'webhook.bad_signature', 'webhook.bad_event'],
      },
      'GET /api/earnings': { id: 'getEarnings' },
      'GET /api/earnings/{year}/statement.csv': {
        id: 'getYearlyStatementCsv',
        answers: ['text/csv'],
        headers: ['Content-Disposition'],
      },
      'GET /api/earnings/{year}/statement.pdf': {
        id: 'getYearlyStatementPdf',
        answers: ['application/pdf'],
        headers: ['Content-Disposition', 'ETag'],
        refusals: ['document.busy'],
      },
      'GET /api/payouts/ledger.csv': {
        id: 'exportPayoutLedger',
        answers: ['text/csv'],
        headers: ['Content-Disposition'],
      },
      'GET /api/payouts': { id: 'listPayouts', headers: paged },
      'POST /api/payouts': {
        id: 'withdraw',
        refusals: [
          'payout.nothing_available',
          'payout.too_much',
          'payout.too_little',
          'payout.address_not_confirmed',
          'payout.suspended',
          'payout.account_missing',
          'payout.account_incomplete',
        ],
      },
    },
  },
}
