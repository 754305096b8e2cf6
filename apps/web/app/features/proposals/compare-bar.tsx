import { comparedProposalsMaximum } from '@guildhall/contract'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { comparePath, readCompared, withCompared } from './compared.ts'

/**
 * What is chosen is written to the address, to be still chosen when the client comes back from the comparison. An address
 * changes too late for a checkbox, so this keeps it as well.
 */
export function useComparison(params: URLSearchParams, change: (params: URLSearchParams) => void) {
  const [chosen, setChosen] = useState(() => readCompared(params))
  function choose(ids: string[]) {
    setChosen(ids)
    change(withCompared(params, ids))
  }
  return {
    chosen,
    params: withCompared(params, chosen),
    clear: () => choose([]),
    of: (id: string) => ({
      isChosen: chosen.includes(id),
      isFull: chosen.length >= comparedProposalsMaximum,
      onChoose: (isChosen: boolean) => choose(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id)),
    }),
  }
}

export function CompareBar({
  projectId,
  comparison: { chosen, params, clear },
}: {
  projectId: string
  comparison: Omit<ReturnType<typeof useComparison>, 'of'>
}) {
  return (
    <div
      role="status"
      className="sticky bottom-[calc(1rem+var(--bar))] z-10 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-edge bg-surface px-4 py-3 empty:hidden"
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
