import { type AdminCaseDetailView, formatUsd } from '@guildhall/contract'
import { Link } from 'react-router'
import { formatDay } from '../../dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { StatCard, StatCards } from '../../ui/card.tsx'
import { Section } from '../../ui/page.tsx'
import { caseTitle } from './case-words.ts'
import { OutcomeBadge } from './outcome-badge.tsx'
import { adminPaths } from './shared/admin-paths.ts'

export function CasePerson({ found: { person, standing, earlier } }: { found: AdminCaseDetailView }) {
  return (
    <Section title="The person" actions={standing?.isSuspended ? <Badge tone="danger">Suspended</Badge> : null}>
      {standing ? (
        <>
          <p>
            <Link to={adminPaths.person(person._id)} className="text-link wrap-anywhere">
              <bdi>{person.name}</bdi>
            </Link>
          </p>
          <StatCards className="grid-cols-2 lg:grid-cols-4">
            <StatCard label="Open contracts" value={standing.runningContracts} />
            <StatCard label="Held in escrow" value={formatUsd(standing.held)} />
            <StatCard label="Earlier cases" value={standing.closedCases} />
            <StatCard label="With a breach" value={standing.breaches} />
          </StatCards>
        </>
      ) : (
        <p className="text-muted">They have deleted their account.</p>
      )}
      {earlier.length > 0 ? (
        <ul aria-label="Earlier cases" className="divide-y divide-line border-y border-line">
          {earlier.map(({ _id, target, closedAt, outcome }) => (
            <li key={_id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3 text-sm">
              <Link to={adminPaths.report(_id)} dir="auto" className="text-link min-w-0 wrap-anywhere">
                {caseTitle(target)}
              </Link>
              <span className="flex items-center gap-3 text-muted">
                {formatDay(closedAt)}
                <OutcomeBadge report={{ closedAt, outcome }} />
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  )
}
