import { comparedProposalsMaximum } from '@guildhall/contract'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { comparePath } from './compared.ts'

export function useComparison() {
  const [chosen, setChosen] = useState<readonly string[]>([])
  return {
    chosen,
    clear: () => setChosen([]),
    of: (id: string) => ({
      isChosen: chosen.includes(id),
      isFull: chosen.length >= comparedProposalsMaximum,
      onChoose: (isChosen: boolean) =>
        setChosen((ids) =>
          isChosen ? [...ids, id].slice(0, comparedProposalsMaximum) : ids.filter((one) => one !== id),
        ),
    }),
  }
}

export function CompareBar({
  projectId,
  comparison: { chosen, clear },
}: {
  projectId: string
  comparison: Pick<ReturnType<typeof useComparison>, 'chosen' | 'clear'>
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
              <LinkButton size="sm" variant="primary" to={comparePath(projectId, chosen)}>
                Compare
              </LinkButton>
            ) : null}
          </div>
        </>
      ) : null}
    </div>
  )
}
