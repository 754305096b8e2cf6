import { counted, type ItemCellsView, type SetAsideItemView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatDay, formatMoment } from '../../dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Section } from '../../ui/page.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { DoubtfulItems } from './doubtful-items.tsx'
import { ShareBar } from './item-bars.tsx'
import { count, percent, poolWords, reasonWords, signed } from './item-words.ts'
import { itemCellsQuery } from './items-api.ts'
import { PutBackDialog } from './put-back-dialog.tsx'
import { SetAsideDialog } from './set-aside-dialog.tsx'
import { AdminPage } from './shared/admin-page.tsx'
import { adminPaths } from './shared/admin-paths.ts'
import { LoadAlert } from './shared/load-alert.tsx'

export default function ItemsScreen() {
  const query = useQuery(itemCellsQuery())
  const { data, isPending } = query
  const [asked, setAsked] = useState<string>()
  const [doubted, setDoubted] = useState<string>()
  return (
    <AdminPage
      section="items"
      lead="What the answers of all assessments say about their questions, computed every night."
    >
      {data ? (
        <>
          <DoubtfulItems items={data.doubtful} onAsk={setDoubted} />
          <SetAside items={data.setAside} onAsk={setAsked} />
          <Cells {...data} />
        </>
      ) : isPending ? (
        <SkeletonCards label="Loading statistics..." />
      ) : (
        <LoadAlert title="The statistics could not be loaded" query={query} />
      )}
      {asked === undefined ? null : <PutBackDialog itemId={asked} onClose={() => setAsked(undefined)} />}
      {doubted === undefined ? null : <SetAsideDialog itemId={doubted} onClose={() => setDoubted(undefined)} />}
    </AdminPage>
  )
}

function SetAside({ items, onAsk }: { items: SetAsideItemView[]; onAsk: (itemId: string) => void }) {
  if (items.length === 0) return null
  return (
    <Section title="Set aside">
      <p className="max-w-prose text-sm text-muted">
        New assessments leave these out. One misleads if people who do well otherwise get it wrong more often than
        others.
      </p>
      <ul aria-label="Questions set aside" className="grid gap-4">
        {items.map(({ _id, title, subject, answers, discrimination, setAside }) => (
          <Card as="li" key={_id} edge="danger" className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
            <div className="min-w-0 flex-1 basis-64">
              <h3 className="font-sans text-base font-semibold tracking-normal wrap-anywhere">
                {title ?? (subject ? 'No longer asked' : 'No answers counted yet')}
              </h3>
              <p className="mt-1 font-mono text-xs wrap-anywhere text-muted">{_id}</p>
              <p className="mt-2 text-sm text-muted">
                {subject ? (
                  <>
                    <Link to={adminPaths.itemsOf(subject.cell)} className="text-link">
                      {subject.skill}, {subject.difficulty}
                    </Link>{' '}
                    · {counted(answers, 'answer')}
                    {discrimination === null ? '' : ` · discrimination ${signed(discrimination)}`} ·{' '}
                  </>
                ) : null}
                since {formatDay(setAside.at)}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-3">
              <Badge tone="danger">{reasonWords[setAside.reason]}</Badge>
              {setAside.reason === 'challenged' ? (
                <Link to={adminPaths.challengedItem(_id)} className="text-link text-sm">
                  What was decided
                </Link>
              ) : (
                <Button size="sm" onClick={() => onAsk(_id)}>
                  Put Back
                </Button>
              )}
            </div>
          </Card>
        ))}
      </ul>
    </Section>
  )
}

const cellClass = 'py-2 pr-4 text-right tabular-nums max-sm:hidden'

function Cells({ cells, computedAt }: ItemCellsView) {
  if (cells.length === 0) {
    return (
      <EmptyState title="No statistics yet">They appear in the night after the first graded assessment.</EmptyState>
    )
  }
  return (
    <Section title="Skills and levels">
      <table className="w-full border-collapse text-left text-sm">
        <caption className="pb-3 text-left text-muted">
          {computedAt ? `Computed ${formatMoment(computedAt)}` : 'Not computed yet'}
        </caption>
        <thead>
          <tr className="border-b border-line text-xs text-muted">
            <th scope="col" className="py-2 pr-4 font-normal">
              Questions of
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-normal max-sm:hidden">
              Items
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-normal max-sm:hidden">
              Answers
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-normal max-sm:hidden">
              Set aside
            </th>
            <th scope="col" className="w-2/5 py-2 font-normal sm:w-1/4">
              Right
            </th>
          </tr>
        </thead>
        <tbody>
          {cells.flatMap(({ cell, skill, difficulty, pools }) =>
            pools.map(({ pool, items, answers, shareRight, setAside }) => (
              <tr key={`${cell} ${pool}`} className="border-b border-line">
                <th scope="row" className="py-2 pr-4 font-medium">
                  <Link to={adminPaths.itemsOf(cell)} className="text-link">
                    {skill}, {difficulty}
                  </Link>
                  <span className="block font-normal text-muted">{poolWords[pool]}</span>
                </th>
                <td className={cellClass}>{count(items)}</td>
                <td className={cellClass}>{count(answers)}</td>
                <td className={cellClass}>{setAside === 0 ? '' : count(setAside)}</td>
                <td className="py-2">
                  <span className="flex items-center gap-3">
                    <ShareBar share={shareRight} />
                    <span className="w-10 shrink-0 text-right tabular-nums">{percent(shareRight)}</span>
                  </span>
                </td>
              </tr>
            )),
          )}
        </tbody>
      </table>
    </Section>
  )
}
