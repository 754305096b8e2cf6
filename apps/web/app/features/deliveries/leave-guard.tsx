import { useCallback } from 'react'
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { hasStoredToken } from '../accounts/session-store.ts'

/** While `active`, asks before the upload is left behind: by a link, by Back, or by closing the tab. */
export function LeaveGuard({ active }: { active: boolean }) {
  const blocker = useBlocker(
    useCallback<BlockerFunction>(
      // Whoever has signed out is not held back.
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
  // An upload that ended while the question stood leaves nothing to ask about.
  if (blocker.state === 'blocked' && !active) blocker.proceed()

  return (
    <StopUploadDialog
      open={blocker.state === 'blocked' && active}
      onKeep={() => blocker.reset?.()}
      onStop={() => blocker.proceed?.()}
    />
  )
}

/** The question itself; also asked when a dialog with a running upload is closed. */
export function StopUploadDialog({ open, onKeep, onStop }: { open: boolean; onKeep: () => void; onStop: () => void }) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onKeep()
      }}
      title="Stop the upload?"
      description="Your files are still on their way. If you leave now, nothing of them is stored."
      cancelLabel="Keep Uploading"
      confirmLabel="Stop and Leave"
      tone="danger"
      onConfirm={onStop}
    />
  )
}
