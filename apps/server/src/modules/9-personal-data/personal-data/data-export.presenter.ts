import type { DataExportsView, DataExportView } from '@guildhall/contract'
import type { ExportRow } from './data-export.queries.ts'
import { isOpen, nextExportAt, stateOf } from './data-export.rules.ts'

export function presentExport(row: ExportRow): DataExportView {
  return {
    _id: row.id,
    state: stateOf(row),
    requestedAt: row.requestedAt.toISOString(),
    size: row.sizeBytes,
    availableUntil: row.readyAt ? (row.expiresAt?.toISOString() ?? null) : null,
  }
}

export function presentExports(rows: readonly ExportRow[], now: Date): DataExportsView {
  const nextAt = rows.some(isOpen) ? null : nextExportAt(rows, now)
  return { exports: rows.map(presentExport), nextAt: nextAt?.toISOString() ?? null }
}
