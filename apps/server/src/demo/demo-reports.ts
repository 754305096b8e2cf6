import type { Deps } from '../deps.ts'
import { fileReport } from '../modules/reports/file-report.ts'
import type { Tx } from '../platform/database/database.ts'

type Ids = { idOfPerson: (key: string) => string; idOfProject: (key: string) => string }

export async function insertDemoReports(deps: Deps, tx: Tx, { idOfPerson, idOfProject }: Ids): Promise<void> {
  const target = { kind: 'project', targetId: idOfProject('gapfinder-icon'), seq: 0 } as const
  const reports = [
    ['freelancer', 'other', 'The picture has nothing to do with the work. I wonder whether this is meant seriously.'],
    ['mateo', 'stolen_work', 'The sketch it asks to finish is from a studio I know. They have not sold it.'],
  ] as const
  for (const [reporter, harm, reason] of reports) {
    await fileReport(deps, tx, { ...target, reporterId: idOfPerson(reporter), harm, reason })
  }
}
