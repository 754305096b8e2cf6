import { type Chapter, paged } from './operation-facts.ts'

/** What operators of Guildhall do. */
export const operatorChapters: Readonly<Record<string, Chapter>> = {
  Operators: {
    description:
      'For the operators of this Guildhall, who sign in with a second factor. Everyone else gets the answer of an address ' +
      'where there is nothing. Everything they do is in a log that cannot be changed.',
    operations: {
      'GET /api/admin/me': { id: 'getOperator' },
      'GET /api/admin/log': { id: 'listOperatorLog', headers: paged },
      'GET /api/admin/operators': { id: 'listOperators' },
      'GET /api/admin/disputes': { id: 'listAdminDisputes', headers: paged },
      'GET /api/admin/disputes/{id}': { id: 'getAdminDispute' },
      'GET /api/admin/disputes/{id}/evidence.pdf': {
        id: 'getAdminDisputePdf',
        answers: ['application/pdf'],
        headers: ['ETag', 'Content-Disposition'],
        refusals: ['document.busy'],
      },
      'POST /api/admin/disputes/{id}/decide': {
        id: 'decideDispute',
        refusals: ['dispute.over', 'dispute.not_waiting', 'dispute.own_contract', 'dispute.sum'],
      },
    },
  },
}
