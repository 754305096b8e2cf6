/** Each kind has its own numbers. */
export const receiptKinds = ['receipt', 'credit_note'] as const
export type ReceiptKind = (typeof receiptKinds)[number]
