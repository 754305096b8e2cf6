import type { AdminResultView } from '@guildhall/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { formatDay } from '../../dates.ts'
import { PagedList } from '../../paged-list.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EmptyTray } from '../../ui/illustrations/lazy-illustrations.tsx'
import { restoreResult, resultsQuery, useDecision, withdrawResult } from './api.ts'
import { DatedText } from './dated-texts.tsx'
import { AdminPage } from './shared/admin-page.tsx'
import { adminPaths } from './shared/admin-paths.ts'
import { LateReasonDialog } from './shared/late-reason-dialog.tsx'

export default function ResultsScreen() {
  const [params] = useSearchParams()
  const person = params.get('person') ?? ''
  const list = useInfiniteQuery(resultsQuery(person))
  const [asked, setAsked] = useState<AdminResultView>()
  return (
    <AdminPage
      section="results"
      lead={
        person ? (
          <>
            Graded results of one person, newest first.{' '}
            <Link to={adminPaths.person(person)} className="text-link">
              Back to the person
            </Link>
          </>
        ) : (
          <>
            Results that are withdrawn. To withdraw another one,{' '}
            <Link to={adminPaths.people} className="text-link">
              find its person
            </Link>{' '}
            first.
          </>
        )
      }
    >
      <PagedList
        list={list}
        nouns={['result', 'results']}
        empty={
          <EmptyState
            illustration={<EmptyTray className="mx-auto w-44" />}
            title={person ? 'No results' : 'No withdrawn results'}
          >
            {person ? 'This person has no graded results.' : 'Results that an operator withdraws appear here.'}
          </EmptyState>
        }
      >
        {(result) => <Result key={result._id} result={result} onAsk={() => setAsked(result)} />}
      </PagedList>
      {/* Beside the list, and as it was: what was typed outlives a decision of another operator. */}
      {asked ? <ResultDialog result={asked} onClose={() => setAsked(undefined)} /> : null}
    </AdminPage>
  )
}

function Result({ result, onAsk }: { result: AdminResultView; onAsk: () => void }) {
  const { person, skill, difficulty, percentage, completedAt, isShown, withdrawal } = result
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h2 dir="auto" className="text-lg wrap-anywhere">
            {skill} ({difficulty}), {percentage}%
          </h2>
          <p className="text-sm wrap-anywhere text-muted">
            <Link to={adminPaths.person(person._id)} className="text-link">
              <bdi>{person.name}</bdi>
            </Link>{' '}
            · {formatDay(completedAt)}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {withdrawal ? (
            <Badge tone="danger">Withdrawn</Badge>
          ) : (
            <Badge tone={isShown ? 'green' : 'neutral'}>{isShown ? 'On the profile' : 'Not shown'}</Badge>
          )}
          <Button size="sm" variant={withdrawal ? 'secondary' : 'danger'} onClick={onAsk}>
            {withdrawal ? 'Restore' : 'Withdraw'}
          </Button>
        </div>
      </div>
      {withdrawal ? (
        <DatedText title="Withdrawn" at={withdrawal.at}>
          {withdrawal.reason}
        </DatedText>
      ) : null}
    </Card>
  )
}

function ResultDialog({ result: { _id, withdrawal }, onClose }: { result: AdminResultView; onClose: () => void }) {
  const decision = useDecision(withdrawal ? restoreResult : withdrawResult)
  return (
    <LateReasonDialog
      about={_id}
      title={withdrawal ? 'Restore this result?' : 'Withdraw this result?'}
      description={
        withdrawal
          ? 'It is shown as it was before, and its credential is valid again.'
          : 'It leaves the profile, and its credential is suspended.'
      }
      hint="The person reads it by mail."
      confirmLabel={withdrawal ? 'Restore' : 'Withdraw'}
      tone={withdrawal ? 'primary' : 'danger'}
      send={(reason) => decision.mutateAsync([_id, reason])}
      done={withdrawal ? 'The result is restored' : 'The result is withdrawn'}
      onClose={onClose}
    />
  )
}
