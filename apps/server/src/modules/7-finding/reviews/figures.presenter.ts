import type { FigureInputs, PersonFigures } from '@guildhall/contract'
import type { ClientFiguresRow } from '../../2-people/figures/shared/client-figures.queries.ts'
import { presentClientFigures } from '../../2-people/figures/shared/present-client-figures.ts'
import type { FiguresRow } from './figures.queries.ts'

const noClientFigures: ClientFiguresRow = {
  clientRating: null,
  clientReviewCount: 0,
  clientReviewedBy: 0,
  paidContracts: 0,
  hireRate: null,
  answerRate: null,
  approvalMinutes: null,
  paidRate: null,
}

/** Undefined for people who were never measured: nothing is known of them. */
export function presentFigures(row: Omit<FiguresRow, 'inputs' | 'dueAt'> | undefined): PersonFigures {
  return {
    rating: row?.rating ?? null,
    reviewCount: row?.reviewCount ?? 0,
    reviewedBy: row?.reviewedBy ?? 0,
    completedJobs: row?.completedJobs ?? 0,
    completedForClients: row?.completedForClients ?? 0,
    completionRate: row?.completionRate ?? null,
    responseMinutes: row?.responseMinutes ?? null,
    client: presentClientFigures(row ?? noClientFigures),
  }
}

const noRatings = { people: 0, weight: 0, sum: 0, ratings: [], notCounted: 0 }
const none = { some: 0, all: 0 }
const noCases = { cases: 0, minutes: [] }

export const noInputs: FigureInputs = {
  rating: noRatings,
  completion: none,
  response: noCases,
  clientRating: noRatings,
  hires: none,
  answers: none,
  approval: noCases,
  payments: none,
}
