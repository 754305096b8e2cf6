import {
  peopleSearchQuery,
  projectSearchQuery,
  type SavedSearchKind,
  type SavedSearchView,
  savedSearchesMaximum,
} from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { sentenceFor } from '../../api-errors.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Tag } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IdleCaliper } from '../../ui/illustrations/lazy-illustrations.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { notify } from '../../ui/notify.ts'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { alertOptions } from './alert-options.ts'
import { savedSearchesQuery, useChangeSearch, useDeleteSearch } from './api.ts'
import SearchDialog from './search-dialog.tsx'
import { searchWords } from './search-words.ts'

export default function SavedSearchList({ userId }: { userId: string }) {
  const { data: searches, error, refetch, isFetching } = useQuery(savedSearchesQuery(userId))
  if (error && !searches) {
    return (
      <Alert
        title="Your searches could not be loaded"
        action={
          <Button size="sm" onClick={() => refetch()} pending={isFetching}>
            Try again
          </Button>
        }
      >
        {sentenceFor(error, error.message)}
      </Alert>
    )
  }
  if (!searches) return <SkeletonCards label="Loading searches..." />
  if (searches.length === 0) {
    return (
      <EmptyState
        illustration={<IdleCaliper className="mx-auto w-44" />}
        title="No saved searches yet"
        action={
          <>
            <LinkButton to={paths.browseProjects}>Browse Projects</LinkButton>
            <LinkButton to={paths.findFreelancers}>Find Freelancers</LinkButton>
          </>
        }
      >
        Search for projects or freelancers, then save the search. We tell you when there are new results.
      </EmptyState>
    )
  }
  return (
    <>
      <ul aria-label="Saved searches" className="flex flex-col gap-4">
        {searches.map((search) => (
          <SavedSearch key={search._id} saved={search} />
        ))}
      </ul>
      <p className="text-sm text-muted">
        {searches.length} of {savedSearchesMaximum} searches
      </p>
    </>
  )
}

const kindLabels: Record<SavedSearchKind, string> = { projects: 'Projects', people: 'Freelancers' }

function SavedSearch({ saved }: { saved: SavedSearchView }) {
  const { _id: id, kind, name, alerts } = saved
  const [open, setOpen] = useState<'edit' | 'delete'>()
  const change = useChangeSearch()
  const remove = useDeleteSearch()

  return (
    <Card as="li" className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-56">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 dir="auto" className="min-w-0 text-lg wrap-anywhere">
            <Link to={addressOf(saved)} className="hover:text-rose">
              {name}
            </Link>
          </h2>
          <Tag>{kindLabels[kind]}</Tag>
        </div>
        <p dir="auto" className="mt-1 text-sm wrap-anywhere text-muted">
          {searchWords(saved).join(' · ')}
        </p>
        <p className="text-sm text-muted">Alerts: {alertOptions.find(({ value }) => value === alerts)?.label}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" aria-label={`Edit the search ${name}`} onClick={() => setOpen('edit')}>
          Edit
        </Button>
        <Button size="sm" aria-label={`Delete the search ${name}`} onClick={() => setOpen('delete')}>
          Delete
        </Button>
      </div>
      {open === 'edit' ? (
        <SearchDialog
          kind={kind}
          title="Edit this search"
          button="Save Changes"
          start={{ name, alerts }}
          send={async (settings) => {
            await change.mutateAsync({ id, ...settings })
            setOpen(undefined)
          }}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
      <ConfirmDialog
        open={open === 'delete'}
        onOpenChange={() => setOpen(undefined)}
        title="Delete this search?"
        description={`You will no longer be told about new results for “${name}”.`}
        confirmLabel="Delete Search"
        tone="danger"
        pending={remove.isPending}
        onConfirm={() =>
          remove.mutate(id, {
            onError: (error) => notify.error('The search could not be deleted', sentenceFor(error, '')),
            onSettled: () => setOpen(undefined),
          })
        }
      />
    </Card>
  )
}

function addressOf(saved: SavedSearchView): string {
  if (saved.kind === 'projects') return `${paths.browseProjects}?${projectSearchQuery(saved.search)}`
  const { category, ...asked } = saved.search
  const query = peopleSearchQuery(asked)
  return `${category ? paths.talentIn(category) : paths.findFreelancers}${query ? `?${query}` : ''}`
}
