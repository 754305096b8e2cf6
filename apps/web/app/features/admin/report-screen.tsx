import { type ReportContextView, reportOutcomes } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { formatMoment } from '../../dates.ts'
import { sentenceFor } from '../../http.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { cx } from '../../ui/cx.ts'
import { Section } from '../../ui/page.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { reportQuery, resolveReport, useDecision } from './api.ts'
import { OutcomeBadge } from './outcome-badge.tsx'
import { AdminPage } from './shared/admin-page.tsx'
import { adminPaths } from './shared/admin-paths.ts'
import { LateReasonDialog } from './shared/late-reason-dialog.tsx'
import { Words } from './suspension-card.tsx'

const back = { to: adminPaths.reports, label: 'Back to Reports' }

/** One report, with the message it is about and its neighbours. */
export default function ReportScreen() {
  const { reportId = '' } = useParams()
  const { data: report, error, isPending } = useQuery(reportQuery(reportId))
  if (report) return <Report key={reportId} report={report} />
  return (
    <AdminPage title="Report" back={back}>
      {isPending ? <SkeletonCards label="Loading..." /> : <Alert>{sentenceFor(error, error.message)}</Alert>}
    </AdminPage>
  )
}

function Report({ report }: { report: ReportContextView }) {
  const [isResolving, setIsResolving] = useState(false)
  const { reporter, reported, seq, reason, createdAt, reportedText, closedAt, outcomeReason, context } = report
  return (
    <AdminPage
      title={seq === null ? `A conversation with ${reported.name}` : `A message of ${reported.name}`}
      back={back}
      lead={<OutcomeBadge report={report} />}
      actions={
        closedAt ? null : (
          <Button variant="primary" onClick={() => setIsResolving(true)}>
            Resolve
          </Button>
        )
      }
    >
      <Card className="flex flex-col gap-4">
        <p className="text-sm wrap-anywhere">
          <PersonLink person={reporter} /> reported <PersonLink person={reported} />
          {seq === null ? ' and the whole conversation' : ''}.
        </p>
        <Words title="Why" at={createdAt}>
          {reason}
        </Words>
        {reportedText === '' ? null : (
          <Words title="What the message said then" at={null}>
            {reportedText}
          </Words>
        )}
        {outcomeReason === null ? null : (
          <Words title="What was decided" at={closedAt}>
            {outcomeReason}
          </Words>
        )}
      </Card>
      {context.length === 0 ? null : (
        <Section title="The message and its neighbours, as they are now">
          <ol className="flex max-w-2xl flex-col gap-3">
            {context.map((message) => (
              <Message key={message.seq} report={report} message={message} />
            ))}
          </ol>
        </Section>
      )}
      {isResolving ? <ResolveDialog report={report} onClose={() => setIsResolving(false)} /> : null}
    </AdminPage>
  )
}

function PersonLink({ person }: { person: ReportContextView['reporter'] }) {
  return (
    <Link to={adminPaths.person(person._id)} className="text-link">
      <bdi>{person.name}</bdi>
    </Link>
  )
}

function Message({ report, message }: { report: ReportContextView; message: ReportContextView['context'][number] }) {
  const { seq, by, text, files, createdAt, isEdited, isDeleted } = message
  return (
    <li
      className={cx(
        'rounded-md border p-4',
        seq === report.seq ? 'border-danger bg-danger-wash' : 'border-line bg-surface',
      )}
    >
      <p className="text-xs wrap-anywhere text-muted">
        <bdi>{report[by].name}</bdi>, {formatMoment(createdAt)}
        {isEdited ? ' (edited)' : ''}
      </p>
      {isDeleted ? (
        <p className="text-muted">This message was deleted.</p>
      ) : (
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
      {files.map((name) => (
        <p key={name} className="text-sm wrap-anywhere text-muted">
          File: {name}
        </p>
      ))}
    </li>
  )
}

const choices = {
  label: 'What do you do?',
  options: [
    { value: 'no_action', label: 'No action', hint: 'The report is closed. The person is not told.' },
    { value: 'warning', label: 'Warn the person', hint: 'They read the reason by mail and under their bell.' },
    { value: 'suspension', label: 'Suspend the person', hint: 'They are signed out at once, and read the reason.' },
  ],
}

function ResolveDialog({ report, onClose }: { report: ReportContextView; onClose: () => void }) {
  const decision = useDecision(resolveReport)
  return (
    <LateReasonDialog
      title="Resolve this report"
      description="Who reported it sees that it is closed."
      choices={choices}
      hint="It goes into the log, and to the person if they are warned or suspended."
      confirmLabel="Resolve"
      send={(reason, choice) =>
        decision.mutateAsync([
          report._id,
          { outcome: reportOutcomes.find((outcome) => outcome === choice) ?? 'no_action', reason },
        ])
      }
      done="The report is closed"
      onClose={onClose}
    />
  )
}
