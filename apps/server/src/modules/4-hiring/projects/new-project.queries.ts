import { categoryFallback } from '@guildhall/contract'
import { type Db, queryNamed, type Tx } from '../../../platform/database/database.ts'
import { hiddenText } from '../../2-people/restrictions/shared/hidden.queries.ts'
import { suspendedText } from '../../2-people/restrictions/shared/suspended.queries.ts'
import { settledText } from './shared/settled.queries.ts'

export type ProjectPlace = { createdAt: Date; id: string }
export type NewProjectRow = ProjectPlace & {
  clientId: string
  title: string
  category: string
  text: string
  isOpen: boolean
}

/** Settled projects after `place`, the oldest first. */
export function listProjectsSince(
  db: Db | Tx,
  { place, limit }: { place: ProjectPlace; limit: number },
): Promise<NewProjectRow[]> {
  const text = `select p.id, p.created_at as "createdAt", p.client_id as "clientId", p.title,
      coalesce(p.category, '${categoryFallback}') as category, split_part(p.search_text, 'K', 1) as text,
      (p.status = 'active' and not p.is_private and not ${suspendedText('p.client_id')}
        and not ${hiddenText('project', 'p.id')}) as "isOpen"
    from projects p
    where (p.created_at, p.id) > ($1::timestamptz, $2::uuid) and p.created_at <= ${settledText}
    order by p.created_at, p.id limit $3`
  return queryNamed<NewProjectRow>(db, 'projects_since', text, [place.createdAt, place.id, limit])
}
