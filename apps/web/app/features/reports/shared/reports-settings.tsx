import { harms, type OwnReportView } from '@guildhall/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatMoment } from '../../../dates.ts'
import { PagedList } from '../../../paged-list.tsx'
import { paths } from '../../../paths.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Section } from '../../../ui/page.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { useRequiredUser } from '../../accounts/shared/required-user.tsx'
import { decisionsQuery, ownReportsQuery } from '../api.ts'
import { DecisionCard } from '../decision-card.tsx'
import { titleOf } from '../target-words.ts'

export function ReportsSettings() {
  const user = useRequiredUser()
  return user ? <OfPerson userId={user.id} /> : null
}

function OfPerson({ userId }: { userId: string }) {
  const decisions = useInfiniteQuery(decisionsQuery(userId))
  const reports = useInfiniteQuery(ownReportsQuery(userId))
  // Together, as most people have neither: the lists would jump up when they turn out to be empty.
  if (decisions.isPending || reports.isPending) return <SkeletonText />
  return (
    <>
      <Section title="Decisions about you">
        <PagedList
          list={decisions}
          nouns={['decision', 'decisions']}
          empty={<Empty>Operators have decided nothing about you.</Empty>}
        >
          {(decision) => <DecisionCard key={decision._id} decision={decision} userId={userId} />}
        </PagedList>
      </Section>
      <Section title="What you reported">
        <PagedList
          list={reports}
          nouns={['report', 'reports']}
          whose="Your"
          empty={
            <Empty>
              You have not reported anything. To report a profile, project, message, proposal or review, use the Report
              button beside it.
            </Empty>
          }
        >
          {(report) => <OwnReport key={report._id} report={report} />}
        </PagedList>
      </Section>
      <p className="text-sm text-muted">
        How reports are read, weighed and decided is in{' '}
        <a className="text-link" href={paths.moderationRules}>
          the rules of moderation
        </a>
        .
      </p>
    </>
  )
}

const Empty = ({ children }: { children: string }) => <p className="text-sm text-muted">{children}</p>

function OwnReport({ report: { target, harm, reason, createdAt, result } }: { report: OwnReportView }) {
  const { tone, label } = resultBadge(result)
  return (
    <Card as="li" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 dir="auto" className="min-w-0 wrap-anywhere">
          {target.kind === 'message' ? `Message from ${target.label}` : titleOf(target)}
        </h3>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="text-sm text-muted">
        {harms[harm].label}, {formatMoment(createdAt)}
      </p>
      <p dir="auto" className="max-w-prose text-sm whitespace-pre-line wrap-anywhere">
        {reason}
      </p>
    </Card>
  )
}

function resultBadge(result: OwnReportView['result']): { tone: Tone; label: string } {
  if (!result) return { tone: 'amber', label: 'Received' }
  if (result.isBreach === null) return { tone: 'neutral', label: 'Closed' }
  if (result.isTakenBack) return { tone: 'neutral', label: 'Decision taken back' }
  return result.isBreach ? { tone: 'green', label: 'Acted on' } : { tone: 'neutral', label: 'No breach found' }
}
