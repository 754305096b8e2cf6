import type { Person } from '../../../e2e/support/people.ts'
import { insider, person } from './people.ts'

/** As an operator does after a report. */
export async function hideProject(client: Person, projectId: string) {
  const report = { kind: 'project', targetId: projectId, harm: 'scam', reason: 'A fee before work' }
  await (await person()).call('POST', '/api/reports', report)
  const olive = insider('olive')
  const [found] = await olive.call<{ _id: string }[]>('GET', `/api/admin/reports?person=${client.userId}`)
  const resolution = { outcome: 'hidden', harm: 'scam', reason: 'No fees before work.' }
  await olive.call('POST', `/api/admin/reports/${found?._id}/resolution`, resolution)
}
