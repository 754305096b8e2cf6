import type { Chapter } from './operation-facts.ts'

export const disputeChapters: Readonly<Record<string, Chapter>> = {
  Disputes: {
    description:
      'When the two sides of a contract disagree, what is held is set aside. Both state the split they think right. What they agree on is paid out at once; an operator decides about the rest.',
    operations: {
      'GET /api/contracts/{id}/disputes': { id: 'listDisputes', refusals: ['contract.not_for_you'] },
      'POST /api/contracts/{id}/disputes': {
        id: 'openDispute',
        refusals: [
          'contract.not_for_you',
          'contract.over',
          'contract.disputed',
          'contract.card_disputed',
          'contract.nothing_held',
          'contract.disputes_used_up',
          'dispute.sum',
        ],
      },
      'POST /api/disputes/{id}/claims': {
        id: 'claimSplit',
        refusals: [
          'contract.not_for_you',
          'contract.card_disputed',
          'dispute.over',
          'dispute.with_operator',
          'dispute.claims_used_up',
          'dispute.sum',
          'dispute.already_paid',
        ],
      },
      'POST /api/disputes/{id}/ask-operator': {
        id: 'askOperator',
        refusals: ['contract.not_for_you', 'dispute.over', 'dispute.with_operator', 'dispute.operator_asked'],
      },
      'GET /api/disputes/{id}/evidence': { id: 'getDisputeEvidence', refusals: ['contract.not_for_you'] },
      'GET /api/disputes/{id}/evidence.pdf': {
        id: 'getDisputeEvidencePdf',
        answers: ['application/pdf'],
        headers: ['ETag', 'Content-Disposition'],
        refusals: ['contract.not_for_you', 'document.busy'],
      },
      'POST /api/disputes/{id}/withdraw': {
        id: 'withdrawDispute',
        refusals: [
          'contract.not_for_you',
          'contract.card_disputed',
          'dispute.over',
          'dispute.with_operator',
          'dispute.not_opener',
          'dispute.paid_out',
        ],
      },
    },
  },
}
