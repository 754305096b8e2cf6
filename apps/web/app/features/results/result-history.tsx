import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceFor } from '../../api-errors.ts'
import { ListEnd } from '../../list-end.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { historyQuery } from './api.ts'
import { ResultRow } from './result-row.tsx'

export interface ResultHistoryProps {
  userId: string
  skill: string
  isOwn: boolean
  olderCount: number
}

export function ResultHistory({ olderCount, ...whose }: ResultHistoryProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="quiet" className="-mx-3" onClick={() => setIsOpen(true)}>
        <span>
          {olderCount} more {olderCount === 1 ? 'result' : 'results'}
          <VisuallyHidden> in {whose.skill}</VisuallyHidden>
        </span>
      </Button>
      <Dialog
        wide
        open={isOpen}
        onOpenChange={setIsOpen}
        title={`Results in ${whose.skill}`}
        description={
          whose.isOwn
            ? 'Everything you earned or saved, newest first.'
            : 'Everything this profile shows, newest first. All but practice were graded by Guildhall; only verified results can prove a skill.'
        }
      >
        <ResultList {...whose} />
      </Dialog>
    </>
  )
}

function ResultList(whose: Omit<ResultHistoryProps, 'olderCount'>) {
  const list = useInfiniteQuery(historyQuery(whose))
  const { data, error, isFetching, refetch } = list
  if (data) {
    const results = data.pages.flatMap(({ items }) => items)
    return (
      <>
        <ul className="divide-y divide-line border-y border-line">
          {results.map((result) => (
            <ResultRow key={result._id} result={result} isOwn={whose.isOwn} />
          ))}
        </ul>
        <ListEnd list={list} shown={results.length} total={data.pages[0]?.total} nouns={['result', 'results']} />
      </>
    )
  }
  if (error) {
    return (
      <Alert
        title="The results could not be loaded."
        action={
          <Button size="sm" pending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {sentenceFor(error, error.message)}
      </Alert>
    )
  }
  return (
    <div role="status" className="flex flex-col gap-4 py-2">
      <VisuallyHidden>Loading results...</VisuallyHidden>
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  )
}
