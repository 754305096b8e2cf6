import { selfReportedFigures } from '@guildhall/contract'

type Figure = (typeof selfReportedFigures)[number]
export type Figures = Record<Figure, number>

/** What the platform itself has seen of a freelancer's work. */
export type Evidence = { totalJobs: number; currentProjects: number }

/**
 * The figures of a profile: what the platform measured, as soon as it has measured anything, and until then the
 * person's own word, named as such.
 */
export function figuresToShow(stated: Figures, evidence: Evidence): { figures: Figures; selfReported: Figure[] } {
  const hasEvidence = evidence.totalJobs + evidence.currentProjects > 0
  const figures = hasEvidence ? { ...stated, ...evidence } : stated
  const measured = new Set<Figure>(hasEvidence ? ['totalJobs', 'currentProjects'] : [])
  return { figures, selfReported: selfReportedFigures.filter((figure) => !measured.has(figure)) }
}
