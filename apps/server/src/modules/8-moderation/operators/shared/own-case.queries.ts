import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../../platform/database/database.ts'
import { reportCases } from '../../../2-people/restrictions/restriction.tables.ts'

/**
 * Whether a case is about the operator, about what was said to or about them, or about what they reported. False
 * without a case.
 */
export function isOwnCase(caseId: SQLWrapper, operatorId: string): SQL<boolean> {
  return sql`exists (select from report_cases k where k.id = ${caseId} and (
    k.person_id = ${operatorId}
    or exists (select from reports r where r.case_id = k.id and r.reporter_id = ${operatorId})
    or k.kind in ('review', 'reply') and exists (select from reviews r
      where r.id = k.target_id and ${operatorId} in (r.author_id, r.subject_id))
    or k.kind = 'proposal' and exists (select from proposals p where p.id = k.target_id and p.client_id = ${operatorId})
    or k.kind in ('message', 'conversation') and exists (select from conversation_members m
      where m.conversation_id = k.target_id and m.user_id = ${operatorId})))`
}

export async function ownsCase(db: Db | Tx, caseId: string, operatorId: string): Promise<boolean> {
  return (await db.$count(reportCases, and(eq(reportCases.id, caseId), isOwnCase(reportCases.id, operatorId)))) > 0
}
