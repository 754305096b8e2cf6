import { useCallback, useEffect } from 'react'
import { type BlockerFunction, useBeforeUnload, useBlocker } from 'react-router'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { hasStoredToken } from '../../accounts/shared/session-store.ts'

/** While `active`, asks before the upload is left behind: by a link, by Back, or by closing the tab. */
export function LeaveGuard({ active, onStop }: { active: boolean; onStop: () => void }) {
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
  // An upload that ends while the question stands leaves nothing to ask about, and maybe something to read here.
  useEffect(() => {
    if (blocker.state === 'blocked' && !active) blocker.reset()
  }, [blocker, active])

  return (
    <StopUploadDialog
      open={blocker.state === 'blocked' && active}
      onKeep={() => blocker.reset?.()}
      onStop={() => {
        // At once: until the next screen has come, the last bytes could still arrive.
        onStop()
        blocker.proceed?.()
      }}
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
      description="Your files are still on their way. If you leave now, the upload stops."
      cancelLabel="Keep Uploading"
      confirmLabel="Stop and Leave"
      tone="danger"
      onConfirm={onStop}
    />
  )
}
