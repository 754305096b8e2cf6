import type { ContractStatus, DeliveryStatus } from '@guildhall/contract'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { assertRow } from '../../../platform/database/assert-row.ts'
import { type Db, queryText, type Tx } from '../../../platform/database/database.ts'
import { isAfter, type Keyset, newestFirst } from '../../../platform/database/keyset.ts'
import { countList } from '../../1-ground/counts/shared/list-counts.queries.ts'
import { ledgerBalances, ledgerEntries, ledgerLines } from '../../1-ground/ledger/ledger.tables.ts'
import type { HeldIn } from '../../1-ground/ledger/shared/post-entry.ts'
import type { AttachmentRow } from '../../1-ground/uploads/shared/receive-loose-files.ts'
import { profiles } from '../../1-ground/users/profile.tables.ts'
import { shownNameSql, shownPictureSql } from '../../1-ground/users/shared/shown-person.queries.ts'
import { users } from '../../1-ground/users/user.tables.ts'
import { agreedFilesSql } from '../../4-hiring/projects/shared/agreed-files.queries.ts'
import { proposals } from '../../4-hiring/proposals/proposal.tables.ts'
import { cardDisputes, payments } from '../payments/payment.tables.ts'
import { contracts } from './contract.tables.ts'
import { type ChangeFacts, changeColumns } from './contract-change.queries.ts'
import { type OfferFacts, offerColumns } from './contract-offer.queries.ts'
import { disputes } from './dispute.tables.ts'

export type ContractRow = OfferFacts &
  ChangeFacts & {
    id: string
    proposalId: string
    projectId: string
    title: string
    clientId: string
    clientName: string
    clientPicture: string
    freelancerId: string
    freelancerName: string
    freelancerPicture: string
    amountCents: number
    feeBps: number
    heldCents: number
    disputedCents: number
    releasedCents: number
    refundedCents: number
    disputeRefundedCents: number
    isPaymentSent: boolean
    cardDisputed: boolean
    cardDisputedCents: number
    takenBackCents: number
    deliveryDays: number | null
    status: ContractStatus
    deliveryStatus: DeliveryStatus
    autoApprovalAt: Date | null
    heldUntil: Date | null
    createdAt: Date
    endedAt: Date | null
    /** Until when the two sides of an open dispute can agree; null without one, and while an operator decides. */
    claimsUntil: Date | null
  }
export type ContractDetailRow = ContractRow & {
  criteria: string
  requiredSkills: string[]
  attachments: AttachmentRow[]
}

export type ContractFilter = {
  scope: { clientId: string } | { freelancerId: string }
  status?: ContractStatus | undefined
  contains?: string | undefined
}

const keyset = { at: contracts.createdAt, id: contracts.id }
const clients = alias(users, 'clients')
const freelancers = alias(users, 'freelancers')
const clientProfiles = alias(profiles, 'client_profiles')
const freelancerProfiles = alias(profiles, 'freelancer_profiles')

function balanceOf(account: HeldIn) {
  return sql<number>`coalesce((select ${ledgerBalances.cents} from ${ledgerBalances}
    where ${ledgerBalances.ownerId} = ${contracts.id} and ${ledgerBalances.account} = ${account}), 0)`
}

function paidOut(reason: 'release' | 'refund') {
  return sql<number>`coalesce((select -sum(${ledgerLines.amountCents}) from ${ledgerLines}
    join ${ledgerEntries} on ${ledgerEntries.id} = ${ledgerLines.entryId}
    where ${ledgerLines.chainId} = ${contracts.id} and ${ledgerLines.ownerId} = ${contracts.id}
      and ${ledgerEntries.reason} = ${reason}), 0)::bigint`
}

/** What banks took of the money that was held: they have not decided yet, or they keep it. */
function takenByBank(status: 'open' | 'lost') {
  return sql<number>`coalesce((select sum(${cardDisputes.fromEscrowCents} + ${cardDisputes.fromDisputedCents}) from ${cardDisputes}
    where ${cardDisputes.contractId} = ${contracts.id} and ${cardDisputes.status} = ${status}), 0)::bigint`
}

const columns = {
  id: contracts.id,
  proposalId: contracts.proposalId,
  projectId: contracts.projectId,
  title: contracts.title,
  clientId: contracts.clientId,
  clientName: shownNameSql(clients, clientProfiles),
  clientPicture: shownPictureSql(clientProfiles),
  freelancerId: contracts.freelancerId,
  freelancerName: shownNameSql(freelancers, freelancerProfiles),
  freelancerPicture: shownPictureSql(freelancerProfiles),
  amountCents: contracts.amountCents,
  feeBps: contracts.feeBps,
  heldCents: balanceOf('escrow'),
  disputedCents: balanceOf('disputed'),
  releasedCents: paidOut('release'),
  refundedCents: paidOut('refund'),
  disputeRefundedCents: sql<number>`coalesce((select ${disputes.paidRefundCents} from ${disputes}
    where ${disputes.contractId} = ${contracts.id} and ${disputes.endedAt} is null), 0)`,
  isPaymentSent: sql<boolean>`exists (select from ${payments}
    where ${payments.contractId} = ${contracts.id} and ${payments.endedAt} is null and ${payments.status} = 'processing')`,
  cardDisputed: sql<boolean>`exists (select from ${cardDisputes}
    where ${cardDisputes.contractId} = ${contracts.id} and ${cardDisputes.status} = 'open')`,
  cardDisputedCents: takenByBank('open'),
  takenBackCents: takenByBank('lost'),
  ...offerColumns,
  ...changeColumns,
  deliveryDays: contracts.deliveryDays,
  status: contracts.status,
  deliveryStatus: proposals.deliveryStatus,
  autoApprovalAt: contracts.autoApprovalAt,
  heldUntil: contracts.heldUntil,
  createdAt: contracts.createdAt,
  endedAt: contracts.endedAt,
  claimsUntil: sql<Date | null>`(select ${disputes.claimsUntil} from ${disputes}
    where ${disputes.contractId} = ${contracts.id} and ${disputes.status} = 'open')`.mapWith(contracts.createdAt),
}

function selectContracts<
  More extends Record<string, typeof contracts.criteria | typeof contracts.requiredSkills | SQL>,
>(db: Db | Tx, more: More) {
  return db
    .select({ ...columns, ...more })
    .from(contracts)
    .innerJoin(proposals, eq(proposals.id, contracts.proposalId))
    .innerJoin(clients, eq(clients.id, contracts.clientId))
    .innerJoin(freelancers, eq(freelancers.id, contracts.freelancerId))
    .leftJoin(clientProfiles, eq(clientProfiles.userId, contracts.clientId))
    .leftJoin(freelancerProfiles, eq(freelancerProfiles.userId, contracts.freelancerId))
}

function matches({ scope, status, contains }: ContractFilter): SQL | undefined {
  return and(
    'clientId' in scope ? eq(contracts.clientId, scope.clientId) : eq(contracts.freelancerId, scope.freelancerId),
    status ? eq(contracts.status, status) : undefined,
    contains ? sql`lower(${contracts.title}) like lower(${contains})` : undefined,
  )
}

export async function listContractRows(
  db: Db,
  { end, limit, ...filter }: ContractFilter & { end: Keyset | undefined; limit: number },
): Promise<ContractRow[]> {
  // Selects the page before joining, or thousands of contracts are joined and sorted.
  const page = db
    .select({ id: contracts.id })
    .from(contracts)
    .where(and(matches(filter), isAfter(keyset, end)))
    .orderBy(...newestFirst(keyset))
    .limit(limit)
    .as('page')
  return selectContracts(db, {})
    .innerJoin(page, eq(page.id, contracts.id))
    .orderBy(...newestFirst(keyset))
}

export async function countContracts(db: Db, filter: ContractFilter): Promise<number> {
  if (filter.contains) return db.$count(contracts, matches(filter))
  const { scope, status } = filter
  const counted = await countList(
    db,
    'clientId' in scope
      ? {
          list: 'contracts_of_client',
          ownerId: scope.clientId,
          rows: 'select status from contracts where client_id = $1',
        }
      : {
          list: 'contracts_of_freelancer',
          ownerId: scope.freelancerId,
          rows: 'select status from contracts where freelancer_id = $1',
        },
  )
  return status ? (counted.get(status) ?? 0) : [...counted.values()].reduce((sum, n) => sum + n, 0)
}

export async function findContract(db: Db | Tx, id: string): Promise<ContractDetailRow | undefined> {
  const attachments = agreedFilesSql(contracts.projectId)
  const whole = { criteria: contracts.criteria, requiredSkills: contracts.requiredSkills, attachments }
  const [row] = await selectContracts(db, whole).where(eq(contracts.id, id))
  return row as ContractDetailRow | undefined
}

export async function findProjectOf(tx: Tx, contractId: string): Promise<string | undefined> {
  const [row] = await tx.select({ projectId: contracts.projectId }).from(contracts).where(eq(contracts.id, contractId))
  return row?.projectId
}

export type LockedContract = typeof contracts.$inferSelect

const lockedColumns = `id, proposal_id as "proposalId", project_id as "projectId", client_id as "clientId",
  freelancer_id as "freelancerId", title, criteria, required_skills as "requiredSkills", amount_cents as "amountCents",
  currency, fee_bps as "feeBps", delivery_days as "deliveryDays", status, created_at as "createdAt",
  auto_approval_at as "autoApprovalAt", ended_at as "endedAt", held_until as "heldUntil"`

/** Locks the row. Projects and proposals are locked before their contract. */
export async function lockContractBy(
  tx: Tx,
  key: { id: string } | { proposalId: string },
): Promise<LockedContract | undefined> {
  const [column, value] = 'id' in key ? ['id', key.id] : ['proposal_id', key.proposalId]
  const text = `select ${lockedColumns} from contracts where ${column} = $1 for no key update`
  const [row] = await queryText<LockedContract>(tx, text, [value])
  return row
}

export async function insertContract(tx: Tx, values: typeof contracts.$inferInsert): Promise<string> {
  const [row] = await tx.insert(contracts).values(values).returning({ id: contracts.id })
  assertRow(row, 'an inserted contract')
  return row.id
}

export type ContractValues = Partial<
  Pick<
    LockedContract,
    'status' | 'endedAt' | 'autoApprovalAt' | 'heldUntil' | 'amountCents' | 'deliveryDays' | 'criteria'
  >
>

export async function setContract(
  tx: Tx,
  id: string,
  values: Omit<ContractValues, 'heldUntil'> & { heldUntil?: Date | SQL | null },
) {
  await tx.update(contracts).set(values).where(eq(contracts.id, id))
}

export type CardDisputeRow = typeof cardDisputes.$inferSelect

export async function listCardDisputes(db: Db, contractId: string): Promise<CardDisputeRow[]> {
  return db
    .select()
    .from(cardDisputes)
    .where(eq(cardDisputes.contractId, contractId))
    .orderBy(desc(cardDisputes.createdAt), desc(cardDisputes.id))
}

export async function findDeliveryStatus(tx: Tx, proposalId: string): Promise<DeliveryStatus | undefined> {
  const [row] = await tx
    .select({ status: proposals.deliveryStatus })
    .from(proposals)
    .where(eq(proposals.id, proposalId))
  return row?.status
}

export async function setEnded(tx: Tx, id: string, { status, at }: { status: ContractStatus; at: Date }) {
  await setContract(tx, id, { status, endedAt: at, autoApprovalAt: null, heldUntil: null })
}
