import type { FirstStep, Purpose } from '@guildhall/contract'
import { type Db, queryText, type Tx } from '../../../platform/database/database.ts'

export type WelcomeRow = { purposes: Purpose[] | null; isDismissed: boolean; hasBegun: boolean } & {
  [step in FirstStep]: boolean
}

const invited = 3

/** One row, also of a person who was never asked. Each fact is one search in an index. */
export async function findWelcome(db: Db | Tx, userId: string): Promise<WelcomeRow | undefined> {
  const [row] = await queryText<WelcomeRow>(
    db,
    `select a.purposes, a.dismissed_at is not null as "isDismissed",
       exists (select from side_acts s where s.user_id = u.id) as "hasBegun",
       u.email_confirmed_at is not null as confirm_address,
       coalesce(p.profile_image <> '' and p.title <> '', false) as portrait_and_title,
       exists (select from assessment_results r where r.user_id = u.id and r.kind = 'verified') as first_proof,
       exists (select from courses c where c.user_id = u.id) as first_course,
       exists (select from proposals o where o.freelancer_id = u.id) as first_proposal,
       exists (select from projects j where j.client_id = u.id and not j.is_private) as post_project,
       (select count(*) from (select from invitations i where i.client_id = u.id limit ${invited}) sent) = ${invited} as invite_three,
       exists (select from contracts k where k.client_id = u.id) as choose
     from users u left join profiles p on p.user_id = u.id left join account_purposes a on a.user_id = u.id where u.id = $1`,
    [userId],
  )
  return row
}

export async function setPurposes(
  db: Db | Tx,
  { userId, purposes, now }: { userId: string; purposes: readonly Purpose[]; now: Date },
): Promise<void> {
  await queryText(
    db,
    `insert into account_purposes (user_id, purposes, answered_at) values ($1, $2, $3)
     on conflict (user_id) do update set purposes = excluded.purposes, answered_at = excluded.answered_at`,
    [userId, purposes, now.toISOString()],
  )
}

export async function setDismissed(db: Db | Tx, { userId, at }: { userId: string; at: Date | null }): Promise<void> {
  await queryText(db, 'update account_purposes set dismissed_at = $2 where user_id = $1', [
    userId,
    at?.toISOString() ?? null,
  ])
}
