import { selfReportedFigures } from '@guildhall/contract'

type Figure = (typeof selfReportedFigures)[number]
export type Figures = Record<Figure, number>

export type Evidence = { completedJobs: number; completedForClients: number; currentJobs: number }

/**
 * The figures to show: measured by the platform where there is evidence, else stated by the person and labelled so.
 * Only finished jobs count; a running job is evidence for current projects only.
 */
export function figuresToShow(
  stated: Figures,
  { completedJobs, currentJobs }: Pick<Evidence, 'completedJobs' | 'currentJobs'>,
): { figures: Figures; selfReported: Figure[] } {
  const measured: Partial<Figures> = {
    ...(completedJobs > 0 ? { totalJobs: completedJobs } : {}),
    ...(completedJobs + currentJobs > 0 ? { currentProjects: currentJobs } : {}),
  }
  return {
    figures: { ...stated, ...measured },
    selfReported: selfReportedFigures.filter((figure) => !(figure in measured)),
  }
}
