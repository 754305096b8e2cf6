import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { explanationOf, sentenceFor } from '../../api-errors.ts'
import { formatMoment } from '../../dates.ts'
import { useSingleFlight } from '../../hooks/use-single-flight.ts'
import { paths } from '../../paths.ts'
import { saveFile } from '../../save-file.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { notify } from '../../ui/notify.ts'
import { Section } from '../../ui/page.tsx'
import { SkeletonText } from '../../ui/skeleton.tsx'
import { LedgerLines } from './ledger-lines.tsx'
import { fetchStatementFile, statementQuery } from './shared/api.ts'

export function ContractLedger({ contractId }: { contractId: string }) {
  const { data: statement, error, isFetching, refetch } = useQuery(statementQuery(contractId))
  const lines = statement?.lines ?? []

  return (
    <Section title="Ledger" actions={lines.length > 0 ? <DownloadButton contractId={contractId} /> : null}>
      <Card className="flex flex-col gap-4">
        <p className="max-w-prose text-sm text-muted">
          You both see the same lines. {/* A plain link: public pages ship no framework script. */}
          <a href={paths.moneyRules} className="text-link inline-flex min-h-6 items-center pointer-coarse:min-h-11">
            How it is checked
          </a>
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
        {lines.length > 0 ? <LedgerLines lines={lines} formatAt={formatMoment} /> : null}
      </Card>
    </Section>
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
