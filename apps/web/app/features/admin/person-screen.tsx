import { type AdminPersonView, formatUsd } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { formatDay } from '../../dates.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Card, StatCard, StatCards } from '../../ui/card.tsx'
import { AnchorButton, LinkButton } from '../../ui/link-button.tsx'
import { Section } from '../../ui/page.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { personQuery, suspendPerson, useDecision } from './api.ts'
import { PersonBadges, Username } from './person-badges.tsx'
import { AdminPage } from './shared/admin-page.tsx'
import { adminPaths } from './shared/admin-paths.ts'
import { LateReasonDialog } from './shared/late-reason-dialog.tsx'
import { LoadAlert } from './shared/load-alert.tsx'
import { SuspensionCard } from './suspension-card.tsx'

const back = { to: adminPaths.people, label: 'Back to People' }

export default function PersonScreen() {
  const { personId = '' } = useParams()
  const query = useQuery(personQuery(personId))
  if (query.data) return <Person key={personId} person={query.data} />
  return (
    <AdminPage title="Person" back={back}>
      {query.isPending ? (
        <SkeletonCards label="Loading..." />
      ) : (
        <LoadAlert title="The person could not be loaded" query={query} />
      )}
    </AdminPage>
  )
}

function Person({ person }: { person: AdminPersonView }) {
  return (
    <AdminPage
      title={person.name}
      back={back}
      lead={
        <span className="flex flex-col gap-2">
          <span className="wrap-anywhere">
            <Username person={person} />
            {person.email}
            {person.isEmailConfirmed ? '' : ' (not confirmed)'} ·{' '}
            <span className="whitespace-nowrap">since {formatDay(person.createdAt)}</span>
          </span>
          <PersonBadges person={person} />
        </span>
      }
      actions={
        <>
          {person.hasProfile && !person.isSuspended ? (
            <AnchorButton href={paths.profile(person._id)}>Public Profile</AnchorButton>
          ) : null}
          <LinkButton to={adminPaths.resultsOf(person._id)}>Results</LinkButton>
          <LinkButton to={adminPaths.reportsAbout(person._id)}>Reports</LinkButton>
        </>
      }
    >
      <StatCards className="grid-cols-2 max-sm:[&>:last-child]:col-span-2 lg:grid-cols-5 [&_dd]:text-xl [&>div]:p-4">
        <StatCard label="Open projects" value={person.openProjects} />
        <StatCard label="Open contracts" value={person.runningContracts} />
        <StatCard label="Held in escrow" value={formatUsd(person.held)} />
        <StatCard label="To withdraw" value={formatUsd(person.available)} />
        <StatCard label="Open reports" value={person.openReports} />
      </StatCards>
      <Section title="Suspension">
        <SuspendPart person={person} />
        {person.suspensions.map((suspension) => (
          <SuspensionCard key={suspension._id} suspension={suspension} />
        ))}
      </Section>
    </AdminPage>
  )
}

const refusals = {
  self: 'This is your own account. Another operator would have to suspend it.',
  operator: 'Operators cannot be suspended. They are removed as operators on the machine first.',
  partner: 'You have a running contract with them. Another operator would have to suspend them.',
} as const

function SuspendPart({ person }: { person: AdminPersonView }) {
  const [isAsking, setIsAsking] = useState(false)
  const decision = useDecision(suspendPerson)
  const { suspendRefusal: refusal } = person
  return (
    <>
      {refusal === null ? (
        <Card className="flex flex-wrap items-center justify-between gap-4">
          <p className="max-w-prose text-sm text-muted">
            Their sessions end and their profile and projects are hidden. They read your reason, and can appeal.
            {person.runningContracts > 0
              ? ` The other side of ${person.runningContracts === 1 ? 'one contract' : `${person.runningContracts} contracts`} is told. ${formatUsd(person.held)} stays held.`
              : ''}
          </p>
          <Button variant="danger" onClick={() => setIsAsking(true)}>
            Suspend
          </Button>
        </Card>
      ) : refusal === 'suspended' ? null : (
        <p className="text-sm text-muted">{refusals[refusal]}</p>
      )}
      {/* It keeps what was typed if another operator suspends them meanwhile. */}
      {isAsking ? (
        <LateReasonDialog
          about={person._id}
          title={`Suspend ${person.name}?`}
          description="They are signed out everywhere at once."
          hint={`${person.name} reads it by mail and when they sign in.`}
          confirmLabel="Suspend"
          tone="danger"
          send={(reason) => decision.mutateAsync([person._id, reason])}
          done="The account is suspended"
          onClose={() => setIsAsking(false)}
        />
      ) : null}
    </>
  )
}
