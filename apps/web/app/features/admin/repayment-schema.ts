import { refundRepaymentBody } from '@guildhall/contract'

export const repaymentSchema = refundRepaymentBody
