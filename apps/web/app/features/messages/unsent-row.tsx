import { CircleAlert, FileText } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { bubbleLook } from './message-row.tsx'
import type { UnsentMessage } from './outbox.ts'
import { MessageText } from './shared/message-text.tsx'

export interface UnsentActs {
  retry: (clientId: string) => void
  sendWithoutFiles: (clientId: string) => void
  takeBack: (unsent: UnsentMessage) => void
}

export function UnsentRow({ unsent, acts }: { unsent: UnsentMessage; acts: UnsentActs }) {
  const { clientId, text, files, state, progress, refusal } = unsent
  return (
    <div className="flex flex-col">
      <div className={bubbleLook(true)}>
        {text ? <MessageText text={text} /> : null}
        {files.map((file, index) => (
          <p key={index} className="mt-1 flex items-center gap-2 text-sm">
            <FileText aria-hidden="true" className="size-4 shrink-0 text-muted" />
            <span className="min-w-0 truncate">{file.name}</span>
          </p>
        ))}
        {state === 'sending' ? <p className="mt-0.5 text-right text-xs text-muted">Sending...</p> : null}
        {state === 'sending' && progress ? (
          <ProgressBar label="Uploading" labelHidden value={progress.loaded} max={progress.total || 1} />
        ) : null}
      </div>
      {state === 'sending' && files.length === 0 ? null : (
        <div className="mt-1 flex flex-wrap items-center justify-end gap-2 text-xs">
          {state === 'sending' ? null : (
            <p role="alert" className="flex max-w-[85%] items-start gap-1.5 text-danger">
              <CircleAlert aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
              {state === 'failed' ? 'Not sent yet. It will be sent once there is a connection.' : refusal}
            </p>
          )}
          <div className="flex gap-2">
            {state === 'sending' || (state === 'refused' && unsent.isOfFiles) ? null : (
              <Button size="sm" onClick={() => acts.retry(clientId)}>
                Try again
              </Button>
            )}
            {state === 'refused' && unsent.isOfFiles && text ? (
              <Button size="sm" onClick={() => acts.sendWithoutFiles(clientId)}>
                Send without files
              </Button>
            ) : null}
            <Button size="sm" variant="quiet" onClick={() => acts.takeBack(unsent)}>
              {state === 'sending' ? 'Cancel' : 'Discard'}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
