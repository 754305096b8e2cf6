import { selfReportedFigures } from '@guildhall/contract'

type Figure = (typeof selfReportedFigures)[number]
export type Figures = Record<Figure, number>

/** What the platform has recorded of a freelancer's work. */
export type Evidence = { totalJobs: number; currentProjects: number }

/**
 * The figures to show: measured by the platform where there is evidence, else stated by the person and labelled so.
 * Only finished jobs count; a running job is evidence for current projects only.
 */
export function figuresToShow(stated: Figures, evidence: Evidence): { figures: Figures; selfReported: Figure[] } {
  const measured: Partial<Figures> = {
    ...(evidence.totalJobs > 0 ? { totalJobs: evidence.totalJobs } : {}),
    ...(evidence.totalJobs + evidence.currentProjects > 0 ? { currentProjects: evidence.currentProjects } : {}),
  }
  return {
    figures: { ...stated, ...measured },
    selfReported: selfReportedFigures.filter((figure) => !(figure in measured)),
  }
}
