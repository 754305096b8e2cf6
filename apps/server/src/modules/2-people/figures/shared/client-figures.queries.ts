/** What a client's row of `person_figures` says, or null and 0 where it is joined and there is none. */
export type ClientFiguresRow = {
  clientRating: number | null
  clientReviewCount: number
  clientReviewedBy: number
  paidContracts: number
  hireRate: number | null
  answerRate: number | null
  approvalMinutes: number | null
  paidRate: number | null
}

/** For raw SQL. Columns of {@link ClientFiguresRow}, where `figures` names the table. */
export const clientFiguresText = (figures: string) => `${figures}.client_rating::float8 as "clientRating",
  coalesce(${figures}.client_review_count, 0) as "clientReviewCount", coalesce(${figures}.client_reviewed_by, 0) as "clientReviewedBy",
  coalesce(${figures}.paid_contracts, 0) as "paidContracts", ${figures}.hire_rate as "hireRate",
  ${figures}.answer_rate as "answerRate", ${figures}.approval_minutes as "approvalMinutes", ${figures}.paid_rate as "paidRate"`
