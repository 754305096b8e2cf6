import type { AdminCaseView, ReportOutcome } from '@guildhall/contract'
import { Badge, type Tone } from '../../ui/badge.tsx'

const looks: Record<ReportOutcome, { tone: Tone; label: string }> = {
  no_action: { tone: 'neutral', label: 'No breach' },
  warning: { tone: 'amber', label: 'Warning' },
  suspension: { tone: 'danger', label: 'Suspension' },
  hidden: { tone: 'danger', label: 'Hidden' },
}

export function OutcomeBadge({ report }: { report: Pick<AdminCaseView, 'outcome' | 'closedAt'> }) {
  if (report.outcome) return <Badge tone={looks[report.outcome].tone}>{looks[report.outcome].label}</Badge>
  return <Badge tone={report.closedAt ? 'neutral' : 'tide'}>{report.closedAt ? 'Closed' : 'Open'}</Badge>
}
