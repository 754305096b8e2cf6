import type { FirstStep, Purpose, Side } from '@guildhall/contract'
import { type Db, queryText, type Tx } from '../../../platform/database/database.ts'
import { sideActsText } from '../../2-people/accounts/shared/side-acts.queries.ts'

/** `acts`: what they did, in words of what one comes for. */
export type WelcomeRow = { purposes: Purpose[] | null; isDismissed: boolean; isNew: boolean; acts: Purpose[] } & {
  [step in FirstStep]: boolean
}

const invited = 3
/** Days for which those who began without an answer have first steps. */
const newDays = 30

/** `$2` is now. */
export const isNewText = (createdAt: string) => `${createdAt} > $2::timestamptz - interval '${newDays} days'`

const didText = (side: Side, purpose: Purpose) =>
  `case when exists (select from ${sideActsText('u.id')} acts where side = '${side}') then '${purpose}' end`

/** One row, also of a person who was never asked. Each fact is one search in an index. */
export async function findWelcome(
  db: Db | Tx,
  { userId, now }: { userId: string; now: Date },
): Promise<WelcomeRow | undefined> {
  const [row] = await queryText<WelcomeRow>(
    db,
    `select a.purposes, a.dismissed_at is not null as "isDismissed",
       ${isNewText('u.created_at')} as "isNew",
       array_remove(array[${didText('client', 'hire')}, ${didText('freelancer', 'work')}], null) as acts,
       u.email_confirmed_at is not null as confirm_address,
       coalesce(p.profile_image <> '' and p.title <> '', false) as portrait_and_title,
       exists (select from assessment_results r where r.user_id = u.id and r.kind = 'verified') as first_proof,
       exists (select from courses c where c.user_id = u.id) as first_course,
       exists (select from proposals o where o.freelancer_id = u.id) as first_proposal,
       exists (select from projects j where j.client_id = u.id and not j.is_private) as post_project,
       (select count(*) from (select from invitations i where i.client_id = u.id limit ${invited}) sent) = ${invited} as invite_three,
       exists (select from contracts k where k.client_id = u.id) as choose
     from users u left join profiles p on p.user_id = u.id left join account_purposes a on a.user_id = u.id where u.id = $1`,
    [userId, now.toISOString()],
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

/** `purposes` are kept for those who never answered. */
export async function setDismissed(
  db: Db | Tx,
  { userId, purposes, now, dismissed }: { userId: string; purposes: readonly Purpose[]; now: Date; dismissed: boolean },
): Promise<void> {
  await queryText(
    db,
    `insert into account_purposes (user_id, purposes, answered_at, dismissed_at) values ($1, $2, $3, $4)
     on conflict (user_id) do update set dismissed_at = excluded.dismissed_at`,
    [userId, purposes, now.toISOString(), dismissed ? now.toISOString() : null],
  )
}
