import type { ProjectDetailView, ProposalMarkFilter, ProposalSort, ProposalView } from '@guildhall/contract'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Columns3 } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError, sentenceFor } from '../../api-errors.ts'
import { useSingleFlight } from '../../hooks/use-single-flight.ts'
import { ListEnd } from '../../list-end.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { holdFocus } from '../../ui/hold-focus.ts'
import { EmptyTray } from '../../ui/illustrations/lazy-illustrations.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { notify } from '../../ui/notify.ts'
import { Section } from '../../ui/page.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { Select } from '../../ui/select.tsx'
import { SkeletonCards } from '../../ui/skeleton.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { AcceptDialog } from './accept-dialog.tsx'
import { AcceptedProposal } from './accepted-proposal.tsx'
import { acceptedProposalQuery, projectProposalsQuery, useAcceptProposal } from './api.ts'
import { CompareBar, useComparison } from './compare-bar.tsx'
import { comparePath, suggestedComparison, withCompared } from './compared.ts'
import { useListKeys } from './list-keys.ts'
import { proposalFilterOptions, readFilter, withFilter } from './proposal-filter.ts'
import { ProposalRow } from './proposal-row.tsx'
import { proposalSortOptions, readSort, withSort } from './proposal-sort.ts'
import { publishedPaths } from './published-paths.ts'

export function ClientProposals({ project }: { project: ProjectDetailView }) {
  const [params, setParams] = useSearchParams()
  const sort = readSort(params)
  const isChoosing = project.status === 'active'
  const filter = isChoosing ? readFilter(params) : undefined
  const change = (next: URLSearchParams) => setParams(next, { replace: true, preventScrollReset: true })
  const comparison = useComparison(params, change)
  const list = useInfiniteQuery({
    ...projectProposalsQuery(project._id, { sort, mark: filter }),
    placeholderData: keepPreviousData,
  })
  const mayBeAccepted = project.status !== 'active'
  const acceptedQuery = useQuery({ ...acceptedProposalQuery(project._id), enabled: mayBeAccepted })
  const accepted = acceptedQuery.data
  const accept = useAcceptProposal(project._id)
  const [asked, setAsked] = useState<ProposalView>()
  const banner = useFocusOnce(accepted && !asked && accept.isSuccess)

  const confirm = useSingleFlight(async (proposal: ProposalView) => {
    try {
      await accept.mutateAsync(proposal)
      notify.success('Proposal accepted successfully!')
    } catch (error) {
      notify.error(
        error instanceof ApiError
          ? sentenceFor(error, 'Failed to accept proposal')
          : 'Something went wrong while accepting the proposal.',
      )
    }
    setAsked(undefined)
  })

  const others = (list.data?.pages.flatMap((page) => page.items) ?? []).filter(({ _id }) => _id !== accepted?._id)
  const proposals = useListKeys((index) => {
    const proposal = others[index]
    if (proposal?.allowedMoves.includes('accept')) setAsked(proposal)
  })
  const total = list.data?.pages.at(-1)?.total ?? project.proposals
  const suggested = isChoosing ? suggestedComparison(others, total) : undefined
  const isEmpty = list.data !== undefined && others.length === 0 && !accepted

  return (
    <>
      {accepted ? <AcceptedProposal proposal={accepted} project={project} bannerRef={banner} /> : null}
      {mayBeAccepted && acceptedQuery.isPending ? (
        <SkeletonCards label="Loading the accepted proposal..." count={1} />
      ) : null}
      {accepted && others.length === 0 && list.data ? null : (
        <Section
          ref={holdFocus}
          tabIndex={-1}
          aria-label={accepted ? 'Other proposals' : 'Proposals'}
          title={accepted ? 'Other proposals' : `Proposals${total > 0 ? ` (${total.toLocaleString('en-US')})` : ''}`}
          actions={
            <>
              {filter && project.proposals > 0 ? (
                <SegmentedControl
                  label="Show proposals"
                  options={proposalFilterOptions}
                  value={filter}
                  onChange={(chosen) => change(withFilter(params, chosen))}
                />
              ) : null}
              {suggested ? (
                <LinkButton to={comparePath(project._id, withCompared(params, suggested.ids))}>
                  <Columns3 aria-hidden="true" />
                  {suggested.label}
                </LinkButton>
              ) : null}
              {total > (accepted ? 2 : 1) ? (
                <SortChoice
                  sort={sort}
                  isShown={list.data !== undefined && !list.isPlaceholderData}
                  onChange={(chosen) => change(withSort(params, chosen))}
                />
              ) : null}
            </>
          }
        >
          {list.isPending ? <SkeletonCards label="Loading proposals..." /> : null}
          {list.isError && !list.data ? (
            <FetchFailure error={list.error} isRetrying={list.isFetching} onRetry={() => list.refetch()} />
          ) : null}
          {isEmpty ? <NoProposals project={project} filter={filter} /> : null}
          {others.length > 0 ? (
            <ul
              aria-label="Proposals"
              aria-busy={list.isPlaceholderData}
              ref={proposals}
              className={cx('flex flex-col gap-4 transition-opacity', list.isPlaceholderData && 'opacity-60')}
            >
              {others.map((proposal) => (
                <ProposalRow
                  key={proposal._id}
                  proposal={proposal}
                  project={project}
                  onAccept={setAsked}
                  comparison={isChoosing && project.proposals > 1 ? comparison.of(proposal._id) : undefined}
                />
              ))}
            </ul>
          ) : null}
          <ListEnd
            list={list}
            shown={others.length}
            total={accepted ? total - 1 : total}
            nouns={['proposal', 'proposals']}
          />
          {isChoosing ? <CompareBar projectId={project._id} comparison={comparison} /> : null}
        </Section>
      )}
      <AcceptDialog
        proposal={asked}
        budget={project.price}
        pending={accept.isPending}
        onClose={() => setAsked(undefined)}
        onConfirm={confirm}
      />
    </>
  )
}

function SortChoice({
  sort,
  isShown,
  onChange,
}: {
  sort: ProposalSort
  isShown: boolean
  onChange: (sort: ProposalSort) => void
}) {
  const label = proposalSortOptions.find(({ value }) => value === sort)?.label
  return (
    <div className="w-full sm:w-60">
      <Select
        label="Sort proposals"
        labelHidden
        options={proposalSortOptions}
        value={sort}
        onChange={(event) => onChange(event.target.value as ProposalSort)}
      />
      <VisuallyHidden>
        <span role="status">{isShown ? `Proposals sorted: ${label}` : ''}</span>
      </VisuallyHidden>
    </div>
  )
}

function FetchFailure({ error, isRetrying, onRetry }: { error: Error; isRetrying: boolean; onRetry: () => void }) {
  const title =
    error instanceof ApiError ? 'Failed to fetch proposals' : 'Something went wrong while fetching proposals.'
  return (
    <Alert
      title={title}
      action={
        <Button size="sm" onClick={onRetry} pending={isRetrying}>
          Try again
        </Button>
      }
    >
      {error.message}
    </Alert>
  )
}

function NoProposals({ project, filter }: { project: ProjectDetailView; filter: ProposalMarkFilter | undefined }) {
  if (project.proposals > 0 && (filter === 'shortlisted' || filter === 'archived')) {
    return (
      <p className="text-muted">
        {filter === 'shortlisted'
          ? 'Nothing shortlisted yet. Freelancers are not told.'
          : 'Nothing archived yet. Freelancers are not told.'}
      </p>
    )
  }
  if (project.proposals > 0) return <p className="text-muted">All proposals are archived.</p>
  return (
    <EmptyState
      illustration={<EmptyTray className="mx-auto w-44" />}
      title="No proposals yet"
      headingLevel={3}
      action={
        project.allowedMoves.includes('edit') ? (
          <LinkButton to={publishedPaths.editProject(project._id)}>Edit Project</LinkButton>
        ) : null
      }
    />
  )
}

/** For when the dialog has closed and the button that opened it is gone. */
function useFocusOnce(isDue: boolean | undefined | null) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isDue) return
    // After the dialog's own timer, which restores the focus.
    const timer = setTimeout(() => element.current?.focus())
    return () => clearTimeout(timer)
  }, [isDue])
  return element
}
