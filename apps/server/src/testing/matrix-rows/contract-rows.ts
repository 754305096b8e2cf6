import { reviewOf } from '../reviews.ts'
import type { Scene } from '../scenes/scene.ts'
import { anybody, forOperators, hidden, members, owner, parties, type Row } from './matrix-row.ts'

const contract = (scene: Scene) => `/api/contracts/${scene.contractId}`
const offer = (scene: Scene) => `${contract(scene)}/offers/${scene.offerId}`
const change = (scene: Scene) => `${contract(scene)}/changes/${scene.changeId}`
const dispute = (scene: Scene) => `/api/disputes/${scene.disputeId}`
const adminDispute = (scene: Scene) => `/api/admin/disputes/${scene.disputeId}`
const payment = (scene: Scene) => `/api/payments/${scene.paymentId}`

export const contractRows: Record<string, Row> = {
  'GET /api/contracts': { stage: 'agreed', path: () => '/api/contracts?role=client', statuses: members(200) },
  'GET /api/contracts/:id': { stage: 'agreed', path: contract, statuses: parties(200) },
  'POST /api/contracts/:id/end': {
    stage: 'agreed',
    path: (scene) => `${contract(scene)}/end`,
    statuses: [401, 401, 403, 409, 409],
  },
  'GET /api/contracts/:id/ledger': {
    stage: 'agreed',
    path: (scene) => `${contract(scene)}/ledger`,
    statuses: parties(200),
  },
  'GET /api/contracts/:id/ledger.csv': {
    stage: 'agreed',
    path: (scene) => `${contract(scene)}/ledger.csv`,
    statuses: parties(200),
  },
  'GET /api/contracts/:id/reviews': {
    stage: 'agreed',
    path: (scene) => `${contract(scene)}/reviews`,
    statuses: parties(200),
  },
  'PUT /api/contracts/:id/review': {
    stage: 'ended',
    path: (scene) => `${contract(scene)}/review`,
    body: ({ freelancer }, caller) => reviewOf(caller.id === freelancer.id ? 'client' : 'freelancer'),
    statuses: parties(200),
  },
  'PUT /api/reviews/:id/reply': {
    stage: 'reviewed',
    owner: 'freelancer',
    path: (scene) => `/api/reviews/${scene.reviewId}/reply`,
    body: () => ({ text: 'Thank you.' }),
    statuses: owner(200),
  },
  'GET /api/reviews': { path: () => '/api/reviews?list=received', statuses: members(200) },
  'GET /api/reviews/waiting': { statuses: members(200) },
  'GET /api/profile/:userId/reviews': {
    stage: 'profile',
    path: (scene) => `/api/profile/${scene.client.id}/reviews`,
    statuses: anybody(200),
  },
  'GET /api/profile/:userId/figures': {
    stage: 'profile',
    path: (scene) => `/api/profile/${scene.client.id}/figures`,
    statuses: anybody(200),
  },
  'GET /api/success-stories': { statuses: anybody(200) },
  'POST /api/contracts/:id/offers': {
    stage: 'agreed',
    path: (scene) => `${contract(scene)}/offers`,
    body: () => ({ release: 0, refund: 0, reason: 'The plans have changed.' }),
    statuses: parties(201),
  },
  'POST /api/contracts/:id/offers/:offerId/accept': {
    stage: 'offered',
    owner: 'freelancer',
    path: (scene) => `${offer(scene)}/accept`,
    statuses: [401, 401, 403, 409, 200],
  },
  'POST /api/contracts/:id/offers/:offerId/decline': {
    stage: 'offered',
    owner: 'freelancer',
    path: (scene) => `${offer(scene)}/decline`,
    statuses: [401, 401, 403, 409, 200],
  },
  'POST /api/contracts/:id/offers/:offerId/withdraw': {
    stage: 'offered',
    path: (scene) => `${offer(scene)}/withdraw`,
    statuses: [401, 401, 403, 409, 200],
  },
  'GET /api/contracts/:id/changes': {
    stage: 'changing',
    path: (scene) => `${contract(scene)}/changes`,
    statuses: parties(200),
  },
  'POST /api/contracts/:id/changes': {
    stage: 'agreed',
    path: (scene) => `${contract(scene)}/changes`,
    body: () => ({ deliveryTime: 90, reason: 'The paint has to dry.' }),
    statuses: parties(201),
  },
  'POST /api/contracts/:id/changes/:changeId/accept': {
    stage: 'changing',
    owner: 'freelancer',
    path: (scene) => `${change(scene)}/accept`,
    statuses: [401, 401, 403, 409, 200],
  },
  'POST /api/contracts/:id/changes/:changeId/decline': {
    stage: 'changing',
    owner: 'freelancer',
    path: (scene) => `${change(scene)}/decline`,
    statuses: [401, 401, 403, 409, 200],
  },
  'POST /api/contracts/:id/changes/:changeId/withdraw': {
    stage: 'changing',
    path: (scene) => `${change(scene)}/withdraw`,
    statuses: [401, 401, 403, 409, 200],
  },
  'POST /api/contracts/:id/milestones/:milestoneId/release': {
    stage: 'changing',
    path: (scene) => `${contract(scene)}/milestones/${scene.milestoneId}/release`,
    statuses: owner(200),
  },
  'GET /api/contracts/:id/disputes': {
    stage: 'disputed',
    path: (scene) => `${contract(scene)}/disputes`,
    statuses: parties(200),
  },
  'POST /api/contracts/:id/disputes': {
    stage: 'paid',
    path: (scene) => `${contract(scene)}/disputes`,
    body: () => ({ release: 0, refund: 1200, reason: 'The plans have changed.' }),
    statuses: parties(201),
  },
  'POST /api/disputes/:id/claims': {
    stage: 'disputed',
    path: (scene) => `${dispute(scene)}/claims`,
    body: () => ({ release: 1200, refund: 0, reason: 'It is what we agreed on.' }),
    statuses: parties(201),
  },
  'POST /api/disputes/:id/ask-operator': {
    stage: 'disputed',
    path: (scene) => `${dispute(scene)}/ask-operator`,
    statuses: parties(200),
  },
  'POST /api/disputes/:id/withdraw': {
    stage: 'disputed',
    path: (scene) => `${dispute(scene)}/withdraw`,
    statuses: owner(200),
  },
  'GET /api/disputes/:id/evidence': {
    stage: 'disputed',
    path: (scene) => `${dispute(scene)}/evidence`,
    statuses: parties(200),
  },
  'GET /api/disputes/:id/evidence.pdf': {
    stage: 'disputed',
    path: (scene) => `${dispute(scene)}/evidence.pdf`,
    statuses: parties(200),
  },
  'GET /api/admin/disputes': forOperators(200),
  'GET /api/admin/holds': forOperators(200),
  'GET /api/admin/owed-refunds': forOperators(200),
  'POST /api/admin/owed-refunds/:id/repayment': {
    stage: 'refund owed',
    path: (scene) => `/api/admin/owed-refunds/${scene.refundId}/repayment`,
    body: () => ({ reference: 'SEPA 1', reason: 'The card was closed.' }),
    ...forOperators(200),
  },
  'GET /api/admin/disputes/:id': { stage: 'waiting', path: adminDispute, ...forOperators(200) },
  'GET /api/admin/disputes/:id/evidence.pdf': {
    stage: 'waiting',
    path: (scene) => `${adminDispute(scene)}/evidence.pdf`,
    ...forOperators(200),
  },
  'POST /api/admin/disputes/:id/decide': {
    stage: 'waiting',
    path: (scene) => `${adminDispute(scene)}/decide`,
    body: () => ({ release: 1200, refund: 0, reason: 'The work was done.' }),
    ...forOperators(200),
  },
  'POST /api/contracts/:id/payments': {
    stage: 'agreed',
    path: (scene) => `${contract(scene)}/payments`,
    statuses: owner(201),
  },
  'GET /api/fees': { statuses: anybody(200) },
  'GET /api/payments': { stage: 'paying', statuses: members(200) },
  'GET /api/payments/sums': { stage: 'paying', statuses: members(200) },
  'GET /api/receipts/:receiptId/pdf': {
    stage: 'paid',
    path: (scene) => `/api/receipts/${scene.receiptId}/pdf`,
    statuses: hidden(200),
  },
  'GET /api/payments/:id': { stage: 'paying', path: payment, statuses: owner(200) },
  'POST /api/payments/:id/test-card': {
    stage: 'paying',
    path: (scene) => `${payment(scene)}/test-card`,
    body: () => ({ card: 'succeeds' }),
    statuses: owner(200),
  },
  'POST /api/payments/:id/test-confirmation': {
    stage: 'paying',
    path: (scene) => `${payment(scene)}/test-confirmation`,
    body: () => ({ approve: true }),
    statuses: owner(409),
  },
  'POST /api/payments/:id/card-form': {
    stage: 'paying',
    path: (scene) => `${payment(scene)}/card-form`,
    statuses: owner(409),
  },
  'POST /api/payments/:id/check': { stage: 'paying', path: (scene) => `${payment(scene)}/check`, statuses: owner(200) },
  'GET /api/payment-provider': { statuses: anybody(200) },
  'POST /api/payout-account/onboarding': { statuses: members(409) },
  'POST /api/payout-account/check': { statuses: members(200) },
  // Without Stripe.
  'POST /api/webhooks/stripe': { body: () => ({}), statuses: anybody(404) },
  'GET /api/earnings': { stage: 'agreed', statuses: members(200) },
  'GET /api/earnings/:year/statement.csv': {
    stage: 'agreed',
    path: () => '/api/earnings/2026/statement.csv',
    statuses: members(200),
  },
  'GET /api/earnings/:year/statement.pdf': {
    stage: 'agreed',
    path: () => '/api/earnings/2026/statement.pdf',
    statuses: members(200),
  },
  'GET /api/payouts/ledger.csv': { stage: 'agreed', statuses: members(200) },
  'GET /api/payouts': { stage: 'agreed', statuses: members(200) },
  'POST /api/payouts': { stage: 'agreed', body: () => ({}), statuses: members(409) },
}
