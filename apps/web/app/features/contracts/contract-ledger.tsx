import type { LedgerLineView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { explanationOf, sentenceFor } from '../../api-errors.ts'
import { formatMoment } from '../../dates.ts'
import { useSingleFlight } from '../../hooks/use-single-flight.ts'
import { saveFile } from '../../save-file.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { notify } from '../../ui/notify.ts'
import { Section } from '../../ui/page.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { lineText, reasonTexts, signedUsd } from './ledger-words.ts'
import { fetchStatementFile, statementQuery } from './shared/api.ts'

const shortHash = 8

export function ContractLedger({ contractId }: { contractId: string }) {
  const { data: statement, error, isFetching, refetch } = useQuery(statementQuery(contractId))
  const lines = statement?.lines ?? []

  return (
    <Section title="Ledger" actions={lines.length > 0 ? <DownloadButton contractId={contractId} /> : null}>
      <Card className="flex flex-col gap-4">
        <p className="max-w-prose text-sm text-muted">
          Every movement of this contract’s money. You both see the same lines. The lines of an entry add up to zero,
          and each hash includes the one before it, so any change would show.
        </p>
        {statement ? null : error ? (
          <Alert
            title="The ledger could not be loaded"
            action={
              <Button size="sm" onClick={() => refetch()} pending={isFetching}>
                Try again
              </Button>
            }
          >
            {sentenceFor(error, error.message)}
          </Alert>
        ) : (
          <SkeletonText />
        )}
        {statement && lines.length === 0 ? <p>No money has moved.</p> : null}
        {lines.length > 0 ? <Lines lines={lines} /> : null}
      </Card>
    </Section>
  )
}

function Lines({ lines }: { lines: readonly LedgerLineView[] }) {
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">Lines of the ledger, oldest first</caption>
      <thead>
        <tr className="border-b border-edge text-left text-xs text-muted">
          <th scope="col" className="py-2 pr-4 font-medium">
            What happened
          </th>
          <th scope="col" className="hidden py-2 pr-4 font-medium sm:table-cell">
            When
          </th>
          <th scope="col" className="py-2 pr-4 text-right font-medium max-sm:pr-0">
            Amount
          </th>
          <th scope="col" className="hidden py-2 font-medium sm:table-cell">
            Hash
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {lines.map((line) => (
          <tr key={line.position} className="align-top">
            <td className="py-2.5 pr-4">
              <span className="font-medium">{lineText(line)}</span>
              <span className="block text-muted">
                {reasonTexts[line.reason]}
                <span className="sm:hidden">, {formatMoment(line.at)}</span>
              </span>
              <Hash hash={line.hash} className="mt-1 block sm:hidden" />
            </td>
            <td className="hidden py-2.5 pr-4 text-muted sm:table-cell">{formatMoment(line.at)}</td>
            <td className="py-2.5 pr-4 text-right font-medium whitespace-nowrap max-sm:pr-0">
              {signedUsd(line.amount)}
            </td>
            <td className="hidden py-2.5 sm:table-cell">
              <Hash hash={line.hash} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Hash({ hash, className }: { hash: string; className?: string }) {
  return (
    <code title={`SHA-256 ${hash}`} className={className ? `text-xs text-muted ${className}` : 'text-xs text-muted'}>
      {hash.slice(0, shortHash)}…
    </code>
  )
}

function DownloadButton({ contractId }: { contractId: string }) {
  const [isPending, setIsPending] = useState(false)
  const download = useSingleFlight(async () => {
    setIsPending(true)
    try {
      const { bytes, filename } = await fetchStatementFile(contractId)
      saveFile(bytes, filename || 'ledger.csv')
    } catch (error) {
      notify.error(explanationOf(error, 'The ledger could not be downloaded. Please try again.'))
    } finally {
      setIsPending(false)
    }
  })
  return (
    <Button size="sm" onClick={download} pending={isPending}>
      <Download aria-hidden="true" />
      Download as CSV
    </Button>
  )
}
