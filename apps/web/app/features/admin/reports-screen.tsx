import { type AdminCaseView, caseKinds, harms } from '@guildhall/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { formatMoment } from '../../dates.ts'
import { PagedList } from '../../paged-list.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EmptyTray } from '../../ui/illustrations/lazy-illustrations.tsx'
import { Toolbar } from '../../ui/page.tsx'
import { Select } from '../../ui/select.tsx'
import { caseTitle, flagWords, kindOptions } from './case-words.ts'
import { type CaseFilter, casesQuery } from './cases-api.ts'
import { OutcomeBadge } from './outcome-badge.tsx'
import { AdminPage } from './shared/admin-page.tsx'
import { adminPaths } from './shared/admin-paths.ts'

const only = [
  { value: '', label: 'All of them' },
  { value: 'mine', label: 'That you took' },
  { value: 'flagged', label: 'Flagged by a rule' },
]

/** One case for each thing that was reported. */
export default function ReportsScreen() {
  const [params, setParams] = useSearchParams()
  const filter: CaseFilter = {
    status: params.get('status') === 'closed' ? 'closed' : 'open',
    kind: caseKinds.find((kind) => kind === params.get('kind')) ?? '',
    person: params.get('person') ?? '',
    flagged: params.get('flagged') === 'true' ? 'true' : '',
    mine: params.get('mine') === 'true' ? 'true' : '',
  }
  const list = useInfiniteQuery(casesQuery(filter))

  function change(next: Partial<CaseFilter>) {
    const chosen = Object.entries({ ...filter, ...next }).filter(([, value]) => value !== '' && value !== 'open')
    setParams(new URLSearchParams(chosen), { replace: true, preventScrollReset: true })
  }

  return (
    <AdminPage
      section="reports"
      lead="Each case holds everything reported about one thing. The oldest come first. Each report from an account with a history moves its case up by a day."
    >
      <Toolbar>
        <Select
          label="Cases"
          className="w-full sm:w-40"
          value={filter.status}
          onChange={({ target }) => change({ status: target.value, mine: '' })}
          options={[
            { value: 'open', label: 'Open' },
            { value: 'closed', label: 'Closed' },
          ]}
        />
        <Select
          label="About"
          className="w-full sm:w-60"
          value={filter.kind}
          onChange={({ target }) => change({ kind: target.value })}
          options={[{ value: '', label: 'Everything' }, ...kindOptions]}
        />
        <Select
          label="Only"
          className="w-full sm:w-52"
          value={filter.mine ? 'mine' : filter.flagged ? 'flagged' : ''}
          onChange={({ target: { value } }) =>
            change({ mine: value === 'mine' ? 'true' : '', flagged: value === 'flagged' ? 'true' : '' })
          }
          options={filter.status === 'open' ? only : only.filter(({ value }) => value !== 'mine')}
        />
      </Toolbar>
      {filter.person ? (
        <p className="text-sm text-muted">
          Cases about{' '}
          <Link to={adminPaths.person(filter.person)} className="text-link">
            one person
          </Link>
          .{' '}
          <Link to={adminPaths.reports} className="text-link">
            Show everyone’s
          </Link>
        </p>
      ) : null}
      <PagedList
        list={list}
        nouns={['case', 'cases']}
        empty={
          <EmptyState illustration={<EmptyTray className="mx-auto w-44" />} title={`No ${filter.status} cases`}>
            {filter.status === 'open' ? 'There are no cases to decide.' : 'No cases have been closed yet.'}
          </EmptyState>
        }
      >
        {(item) => <Case key={item._id} item={item} />}
      </PagedList>
    </AdminPage>
  )
}

function Case({ item }: { item: AdminCaseView }) {
  const { _id, target, person, reports, weight, harms: named, flags, openedAt, taken, closedAt } = item
  return (
    <Card as="li" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 dir="auto" className="min-w-0 text-lg wrap-anywhere">
          <Link to={adminPaths.report(_id)} className="line-clamp-2 hover:text-rose">
            {caseTitle(target)}
          </Link>
        </h2>
        <OutcomeBadge report={item} />
      </div>
      <p className="text-sm wrap-anywhere text-muted">
        <bdi>{person.name}</bdi> · opened {formatMoment(openedAt)}
        {closedAt ? ` · closed ${formatMoment(closedAt)}` : ''}
      </p>
      {reports > 0 ? (
        <p className="text-sm">
          <span className="font-semibold">{reports === 1 ? '1 report' : `${reports} reports`}</span> (
          {weight === reports ? 'counted' : `${weight} counted`} for the queue):{' '}
          {named.map(({ harm, reports }) => `${harms[harm].label}${reports > 1 ? ` (${reports})` : ''}`).join(', ')}
        </p>
      ) : null}
      {flags.length > 0 || taken ? (
        <p className="flex flex-wrap gap-2">
          {flags.map((flag) => (
            <Badge key={flag} tone="amber">
              {flagWords[flag]}
            </Badge>
          ))}
          {taken ? <Badge tone="green">{taken.isYours ? 'Taken by you' : `Taken by ${taken.by.name}`}</Badge> : null}
        </p>
      ) : null}
    </Card>
  )
}
