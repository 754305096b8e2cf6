import type { ReceiptKind } from '@guildhall/contract'

const prefixes = { receipt: 'GH', credit_note: 'GC' } as const satisfies Record<ReceiptKind, string>

/** Such as `GH-2026-000123` for a receipt and `GC-2026-000004` for a credit note. Null before it is numbered. */
export function receiptNumber({
  kind,
  year,
  number,
}: {
  kind: ReceiptKind
  year: number | null
  number: number | null
}): string | null {
  return year === null || number === null ? null : `${prefixes[kind]}-${year}-${String(number).padStart(6, '0')}`
}
