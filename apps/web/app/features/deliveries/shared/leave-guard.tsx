import { useCallback, useEffect } from 'react'
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { hasStoredToken } from '../../accounts/shared/session-store.ts'

export function LeaveGuard({ active, onStop }: { active: boolean; onStop: () => void }) {
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      // Never blocks users who signed out.
      ({ currentLocation, nextLocation }) =>
        active && hasStoredToken() && currentLocation.pathname !== nextLocation.pathname,
      [active],
    ),
  )
  useBeforeUnload(
    useCallback(
      (event) => {
        if (active) event.preventDefault()
      },
      [active],
    ),
  )
  useEffect(() => {
    if (blocker.state === 'blocked' && !active) blocker.reset()
  }, [blocker, active])

  return (
    <StopUploadDialog
      open={blocker.state === 'blocked' && active}
      onKeep={() => blocker.reset?.()}
      onStop={() => {
        // At once, as the last bytes could still arrive before the next screen.
        onStop()
        blocker.proceed?.()
      }}
    />
  )
}

export function StopUploadDialog({ open, onKeep, onStop }: { open: boolean; onKeep: () => void; onStop: () => void }) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onKeep()
      }}
      title="Stop the upload?"
      description="Your files are still uploading. If you leave now, the upload stops."
      cancelLabel="Keep Uploading"
      confirmLabel="Stop and Leave"
      tone="danger"
      onConfirm={onStop}
    />
  )
}
