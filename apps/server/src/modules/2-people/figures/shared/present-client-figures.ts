import type { ClientFigures } from '@guildhall/contract'
import type { ClientFiguresRow } from './client-figures.queries.ts'

export function presentClientFigures(row: ClientFiguresRow): ClientFigures {
  return {
    rating: row.clientRating,
    reviewCount: row.clientReviewCount,
    reviewedBy: row.clientReviewedBy,
    paidContracts: row.paidContracts,
    hireRate: row.hireRate,
    answerRate: row.answerRate,
    approvalMinutes: row.approvalMinutes,
    paidRate: row.paidRate,
  }
}
