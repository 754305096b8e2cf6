import { counted } from '@guildhall/contract'
import { countRoles } from '../platform/database/held-roles.ts'
import { type Finding, type OpenInstallation, ok, problem, warning } from './finding.ts'

export async function checkWorker({ database: { db } }: OpenInstallation): Promise<Finding[]> {
  const { web, worker } = await countRoles(db)
  if (worker > 0) return [ok(`Background jobs are run by ${counted(worker, 'process', 'processes')}.`)]
  if (web === 0) return [warning('No server runs.', 'Start it: guildhall start.')]
  return [
    problem(
      'No process runs background jobs: mails, payouts and deadlines wait.',
      'Start one with guildhall worker, or set GUILDHALL_ROLE to both.',
    ),
  ]
}
