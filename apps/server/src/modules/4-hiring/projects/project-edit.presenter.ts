import {
  categoryFallback,
  type EditedFactsView,
  type ProjectEditListView,
  type ProjectEditView,
  toDollars,
} from '@guildhall/contract'
import type { ProjectEditRow } from './project-edit.queries.ts'
import type { StoredFacts } from './project-edit.rules.ts'

export function presentEditList(list: {
  rows: ProjectEditRow[]
  total: number
  atAcceptance: StoredFacts
  acceptedAt: Date | null
  nextCursor: string | null
}): ProjectEditListView {
  return {
    acceptedAt: list.acceptedAt?.toISOString() ?? null,
    atAcceptance: presentFacts(list.atAcceptance),
    edits: list.rows.map(presentEdit),
    total: list.total,
    nextCursor: list.nextCursor,
  }
}

export function presentEdit({ number, editedBy, editedAt, before, after }: ProjectEditRow): ProjectEditView {
  return {
    number,
    editedBy,
    editedAt: editedAt.toISOString(),
    before: presentFacts(before),
    after: presentFacts(after),
  }
}

function presentFacts({ priceCents, category, deadlineAt, ...facts }: ProjectEditRow['before']): EditedFactsView {
  return {
    ...facts,
    ...(priceCents === undefined ? {} : { price: toDollars(priceCents) }),
    ...(category === undefined ? {} : { category: category ?? categoryFallback }),
    ...(deadlineAt === undefined ? {} : { deadline: deadlineAt }),
  }
}
