export const nothingMeasured = {
  answerRate: null,
  approvalMinutes: null,
  hireRate: null,
  paidContracts: 0,
  paidRate: null,
  rating: null,
  reviewCount: 0,
  reviewedBy: 0,
}
