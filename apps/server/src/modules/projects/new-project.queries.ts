import { categoryFallback } from '@guildhall/contract'
import { type Db, queryNamed, type Tx } from '../../platform/database/database.ts'
import { suspendedText } from '../operators/shared/suspended.queries.ts'
import { hiddenText } from '../reports/shared/hidden.queries.ts'

export type ProjectPlace = { createdAt: Date; id: string }
export type NewProjectRow = ProjectPlace & {
  clientId: string
  title: string
  category: string
  text: string
  isOpen: boolean
}

/** Projects made after `place` and before the last `settledSeconds`, the oldest first. */
export function listProjectsSince(
  db: Db | Tx,
  { place, settledSeconds, limit }: { place: ProjectPlace; settledSeconds: number; limit: number },
): Promise<NewProjectRow[]> {
  const text = `select p.id, p.created_at as "createdAt", p.client_id as "clientId", p.title,
      coalesce(p.category, '${categoryFallback}') as category, split_part(p.search_text, 'K', 1) as text,
      (p.status = 'active' and not p.is_private and not ${suspendedText('p.client_id')}
        and not ${hiddenText('project', 'p.id')}) as "isOpen"
    from projects p
    where (p.created_at, p.id) > ($1::timestamptz, $2::uuid) and p.created_at <= now() - make_interval(secs => $3)
    order by p.created_at, p.id limit $4`
  return queryNamed<NewProjectRow>(db, 'projects_since', text, [place.createdAt, place.id, settledSeconds, limit])
}
