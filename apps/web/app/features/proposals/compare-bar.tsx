import { comparedProposalsMaximum } from '@guildhall/contract'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { comparePath, readCompared, withCompared } from './compared.ts'

/** What is chosen stands in the address, so that it is still chosen when the client comes back from the comparison. */
export function comparisonIn(params: URLSearchParams, change: (params: URLSearchParams) => void) {
  const chosen = readCompared(params)
  return {
    chosen,
    params,
    clear: () => change(withCompared(params, [])),
    of: (id: string) => ({
      isChosen: chosen.includes(id),
      isFull: chosen.length >= comparedProposalsMaximum,
      onChoose: (isChosen: boolean) =>
        change(withCompared(params, isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))),
    }),
  }
}

export function CompareBar({
  projectId,
  comparison: { chosen, params, clear },
}: {
  projectId: string
  comparison: Omit<ReturnType<typeof comparisonIn>, 'of'>
}) {
  return (
    <div
      role="status"
      className="sticky bottom-4 z-10 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-edge bg-surface px-4 py-3 empty:hidden"
    >
      {chosen.length > 0 ? (
        <>
          <p className="text-sm">
            {chosen.length === 1
              ? 'One selected. Select another one to compare.'
              : `${chosen.length} of at most ${comparedProposalsMaximum} chosen`}
          </p>
          <div className="flex gap-3">
            <Button size="sm" variant="quiet" onClick={clear}>
              Clear
            </Button>
            {chosen.length > 1 ? (
              <LinkButton size="sm" variant="primary" to={comparePath(projectId, params)}>
                Compare
              </LinkButton>
            ) : null}
          </div>
        </>
      ) : null}
    </div>
  )
}
