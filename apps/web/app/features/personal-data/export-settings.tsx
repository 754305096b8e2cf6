import { type DataExportsView, type DataExportView, exportKeptDays, formatFileSize } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { explanationOf } from '../../api-errors.ts'
import { formatMoment } from '../../dates.ts'
import { Loaded } from '../../loaded.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Section } from '../../ui/page.tsx'
import { exportsQuery, isPreparing, useDownloadExport, useRequestExport } from './api.ts'

const tryAgain = 'That did not work. Please try again.'

export function ExportSettings() {
  const query = useQuery(exportsQuery)
  return (
    <Card>
      <Section title="A copy of your data">
        <p className="text-sm text-muted">Everything of yours as a ZIP file, to download for {exportKeptDays} days.</p>
        <Loaded query={query} what="Your copies">
          {(data) => <Copies {...data} />}
        </Loaded>
      </Section>
    </Card>
  )
}

function Copies(data: DataExportsView) {
  const request = useRequestExport()
  const [latest] = data.exports
  const ready = data.exports.find(({ state }) => state === 'ready')
  const preparing = isPreparing(data)
  return (
    <>
      {ready ? <ReadyCopy copy={ready} /> : null}
      {preparing ? (
        <Alert tone="amber" title="Your copy is being prepared">
          You can leave this page. We send you a mail when it is ready.
        </Alert>
      ) : null}
      {latest?.state === 'failed' ? (
        <Alert tone="warning" title="Your last copy could not be made">
          The fault is on our side. Please ask for another one.
        </Alert>
      ) : null}
      {request.error ? <Alert>{explanationOf(request.error, tryAgain)}</Alert> : null}
      {preparing ? null : data.nextAt ? (
        <p className="text-sm text-muted">You can ask for another copy from {formatMoment(data.nextAt)}.</p>
      ) : (
        <Button className="self-start" pending={request.isPending} onClick={() => request.mutate()}>
          {ready ? 'Ask for a new copy' : 'Ask for a copy'}
        </Button>
      )}
    </>
  )
}

function ReadyCopy({ copy }: { copy: DataExportView }) {
  const download = useDownloadExport()
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-line bg-sunken p-4">
        <div className="min-w-0">
          <p className="font-medium">Copy of {formatMoment(copy.requestedAt)}</p>
          <p className="text-sm text-muted tabular-nums">
            {formatFileSize(copy.size ?? 0)}
            {copy.availableUntil ? `, available until ${formatMoment(copy.availableUntil)}` : ''}
          </p>
        </div>
        <Button variant="primary" pending={download.isPending} onClick={() => download.mutate(copy)}>
          <Download aria-hidden="true" />
          Download
        </Button>
      </div>
      {download.error ? <Alert>{explanationOf(download.error, tryAgain)}</Alert> : null}
    </div>
  )
}
