import { type OperatorActionView, operatorActionKinds } from '@guildhall/contract'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { formatMoment } from '../../dates.ts'
import { PagedList } from '../../paged-list.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Toolbar } from '../../ui/page.tsx'
import { Select } from '../../ui/select.tsx'
import { type LogFilter, logQuery, operatorsQuery } from './api.ts'
import { aboutCases, actionWords, wordsOf } from './log-words.ts'
import { AdminPage } from './shared/admin-page.tsx'
import { adminPaths } from './shared/admin-paths.ts'

export default function LogScreen() {
  const [params, setParams] = useSearchParams()
  const filter: LogFilter = {
    kind: operatorActionKinds.find((kind) => kind === params.get('kind')) ?? '',
    operator: params.get('operator') ?? '',
  }
  const list = useInfiniteQuery(logQuery(filter))
  const operators = useQuery(operatorsQuery()).data?.operators ?? []

  function change(next: Partial<LogFilter>) {
    const chosen = Object.entries({ ...filter, ...next }).filter(([, value]) => value !== '')
    setParams(new URLSearchParams(chosen), { replace: true, preventScrollReset: true })
  }

  return (
    <AdminPage section="log" lead="Everything operators did, newest first. Entries cannot be changed.">
      <Toolbar>
        <Select
          label="What was done"
          className="w-full sm:w-56"
          value={filter.kind}
          onChange={({ target }) => change({ kind: operatorActionKinds.find((kind) => kind === target.value) ?? '' })}
          options={[
            { value: '', label: 'Everything' },
            ...operatorActionKinds.map((value) => ({ value, label: actionWords[value] })),
          ]}
        />
        <Select
          label="By"
          className="w-full sm:w-56"
          value={filter.operator}
          onChange={({ target }) => change({ operator: target.value })}
          options={[
            { value: '', label: 'Everyone' },
            { value: 'machine', label: 'On the machine' },
            ...operators.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
        />
      </Toolbar>
      <PagedList
        list={list}
        nouns={['entry', 'entries']}
        empty={
          <EmptyState title="No entries">
            {filter.kind || filter.operator ? 'No entry fits what you chose.' : 'No operator has done anything yet.'}
          </EmptyState>
        }
      >
        {(action) => <Entry key={action._id} action={action} />}
      </PagedList>
    </AdminPage>
  )
}

function Entry({ action: { kind, at, operator, subject, target, reason } }: { action: OperatorActionView }) {
  return (
    <Card as="li" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-lg">{wordsOf(kind)}</h2>
        <time dateTime={at} className="text-sm text-muted">
          {formatMoment(at)}
        </time>
      </div>
      <p className="text-sm wrap-anywhere text-muted">
        {operator ? (
          <>
            By <bdi>{operator.name}</bdi>
          </>
        ) : (
          'On the machine'
        )}
        {subject ? (
          <>
            {' '}
            · about{' '}
            <Link to={adminPaths.person(subject._id)} className="text-link">
              <bdi>{subject.name}</bdi>
            </Link>
          </>
        ) : null}
        {aboutCases.includes(kind) ? (
          <>
            {' '}
            ·{' '}
            <Link to={adminPaths.report(target)} className="text-link">
              the case
            </Link>
          </>
        ) : target && !subject ? (
          ` · ${target}`
        ) : null}
      </p>
      {reason ? (
        <p dir="auto" className="text-sm whitespace-pre-line wrap-anywhere">
          {reason}
        </p>
      ) : null}
    </Card>
  )
}
