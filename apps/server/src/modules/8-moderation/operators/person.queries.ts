import { type Db, queryPlanned } from '../../../platform/database/database.ts'
import { heldAccountsText } from '../../1-ground/ledger/shared/held.queries.ts'
import { shownNameText } from '../../1-ground/users/shared/shown-person.queries.ts'
import { suspendedText } from '../../2-people/restrictions/shared/suspended.queries.ts'
import { runningStatusesText } from '../../5-contracts/contracts/shared/running.queries.ts'

export type FoundPersonRow = {
  id: string
  name: string
  username: string
  email: string
  createdAt: Date
  isSuspended: boolean
  isOperator: boolean
}

const columns = `u.id, ${shownNameText('u', 'p')} as name, u.username, u.email, u.created_at as "createdAt",
  ${suspendedText('u.id')} as "isSuspended",
  exists (select from operators where operators.user_id = u.id) as "isOperator"`

/** By address, username or name. The indexes find at most a few hundred; those are sorted. */
export async function findPeople(
  db: Db,
  { pattern, emailKey, limit }: { pattern: string; emailKey: string; limit: number },
): Promise<FoundPersonRow[]> {
  return queryPlanned<FoundPersonRow>(
    db,
    `with found as (
       (select id from users where (username ilike $1 or email_key like lower($1)) and deleted_at is null limit 200)
       union (select user_id from profiles where name ilike $1 limit 200)
     )
     select ${columns} from found join users u on u.id = found.id left join profiles p on p.user_id = u.id
     where u.deleted_at is null
     order by u.email_key = $2 desc, u.created_at desc, u.id limit $3`,
    [pattern, emailKey, limit],
  )
}

export type PersonRow = FoundPersonRow & {
  isEmailConfirmed: boolean
  hasProfile: boolean
  openProjects: number
  runningContracts: number
  heldCents: number
  availableCents: number
  openReports: number
}

const running = `(select id from contracts where client_id = $1 and status in ${runningStatusesText}
  union select id from contracts where freelancer_id = $1 and status in ${runningStatusesText})`

export async function findPerson(db: Db, userId: string): Promise<PersonRow | undefined> {
  const [row] = await queryPlanned<PersonRow>(
    db,
    `select ${columns}, u.email_confirmed_at is not null as "isEmailConfirmed", p.user_id is not null as "hasProfile",
       (select count(*) from projects where client_id = $1 and status = 'active') as "openProjects",
       (select count(*) from ${running} r) as "runningContracts",
       coalesce((select sum(cents) from ledger.balances where account in ${heldAccountsText}
         and owner_id in ${running}), 0)::bigint as "heldCents",
       coalesce((select cents from ledger.balances where account = 'payable' and owner_id = $1), 0) as "availableCents",
       (select count(*) from report_cases c where c.person_id = $1 and c.closed_at is null) as "openReports"
     from users u left join profiles p on p.user_id = u.id where u.id = $1 and u.deleted_at is null`,
    [userId],
  )
  return row
}
