import {
  type AdminPersonView,
  type AppealView,
  type FoundPersonView,
  type SuspensionView,
  suspensionRules,
  toDollars,
} from '@guildhall/contract'
import type { SuspensionRow } from '../../2-people/restrictions/shared/open-suspension.queries.ts'
import { withdrawableFrom } from '../../2-people/restrictions/shared/suspension.rules.ts'
import type { FoundPersonRow, PersonRow } from './person.queries.ts'
import type { AppealRow, listSuspensions } from './suspension.queries.ts'

type Viewer = { operatorId: string; hasOthers: boolean }

export function presentFoundPerson(row: FoundPersonRow): FoundPersonView {
  const { id, name, username, email, createdAt, isSuspended, isOperator } = row
  return { _id: id, name, username, email, createdAt: createdAt.toISOString(), isSuspended, isOperator }
}

export function presentPerson(
  row: PersonRow,
  suspensions: Awaited<ReturnType<typeof listSuspensions>>,
  { operatorId, hasOthers, isPartner }: Viewer & { isPartner: boolean },
): AdminPersonView {
  const { isEmailConfirmed, hasProfile, openProjects, runningContracts, openReports } = row
  return {
    ...presentFoundPerson(row),
    isEmailConfirmed,
    hasProfile,
    openProjects,
    runningContracts,
    openReports,
    held: toDollars(row.heldCents),
    available: toDollars(row.availableCents),
    suspensions: suspensions.map(({ suspension, suspendedByName, isOwnMatter }) => ({
      ...fieldsOf(suspension),
      suspendedBy: { _id: suspension.suspendedBy, name: suspendedByName },
      mayAnswer: !(hasOthers && suspension.suspendedBy === operatorId),
      isOwnMatter,
      liftedAt: suspension.liftedAt?.toISOString() ?? null,
      liftReason: suspension.liftReason,
    })),
    suspendRefusal: refusalToSuspend(row, { operatorId, isPartner }),
  }
}

function refusalToSuspend(
  { id, isOperator, isSuspended }: PersonRow,
  { operatorId, isPartner }: { operatorId: string; isPartner: boolean },
): AdminPersonView['suspendRefusal'] {
  if (id === operatorId) return 'self'
  if (isOperator) return 'operator'
  if (isSuspended) return 'suspended'
  return isPartner ? 'partner' : null
}

export function presentSuspension(row: SuspensionRow): SuspensionView {
  return {
    ...fieldsOf(row),
    withdrawableFrom: withdrawableFrom(row.suspendedAt).toISOString(),
    rules: [...suspensionRules],
  }
}

export function presentAppeal(
  { suspension, personName, suspendedByName }: AppealRow,
  { operatorId, hasOthers }: Viewer,
): AppealView {
  const { appeal, appealedAt, ...fields } = fieldsOf(suspension)
  return {
    ...fields,
    appeal: appeal ?? '',
    appealedAt: appealedAt ?? '',
    person: { _id: suspension.userId, name: personName },
    suspendedBy: { _id: suspension.suspendedBy, name: suspendedByName },
    mayAnswer: !(hasOthers && suspension.suspendedBy === operatorId),
  }
}

function fieldsOf({ id, reason, suspendedAt, appeal, appealedAt, answer, answeredAt }: SuspensionRow) {
  return {
    _id: id,
    reason,
    suspendedAt: suspendedAt.toISOString(),
    appeal,
    appealedAt: appealedAt?.toISOString() ?? null,
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
  }
}
