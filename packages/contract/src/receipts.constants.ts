/** A receipt is for a payment that succeeded, a credit note for what went back of it. Each kind has numbers of its own. */
export const receiptKinds = ['receipt', 'credit_note'] as const
export type ReceiptKind = (typeof receiptKinds)[number]
