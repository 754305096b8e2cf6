import type { Deps } from '../deps.ts'
import { fileReport } from '../modules/8-moderation/reports/file-report.ts'
import type { Tx } from '../platform/database/database.ts'

type Ids = { idOfPerson: (key: string) => string; idOfProject: (key: string) => string }

export async function insertDemoReports(deps: Deps, tx: Tx, { idOfPerson, idOfProject }: Ids): Promise<void> {
  const target = { kind: 'project', targetId: idOfProject('gapfinder-icon'), seq: 0 } as const
  const reports = [
    [
      'freelancer',
      'other',
      'The same icon was asked for twice before, and nobody was hired. I wonder whether this is meant seriously.',
    ],
    [
      'mateo',
      'stolen_work',
      'A studio I know drew this icon for the tool last year. It asks for the same sketches again.',
    ],
  ] as const
  for (const [reporter, harm, reason] of reports) {
    await fileReport(deps, tx, { ...target, reporterId: idOfPerson(reporter), harm, reason })
  }
}
