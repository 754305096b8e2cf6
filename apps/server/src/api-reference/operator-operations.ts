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
    },
  },
}
