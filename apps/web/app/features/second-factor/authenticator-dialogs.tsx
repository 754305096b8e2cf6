import type { RecoveryCodesView } from '@guildhall/contract'
import { useRenewRecoveryCodes, useTurnOff } from './api.ts'
import { SetUpDialog } from './set-up-dialog.tsx'
import type { OpenDialog } from './shared/authenticator-settings.tsx'
import OwnerDialog from './shared/owner-dialog.tsx'

export interface AuthenticatorDialogsProps {
  open: OpenDialog
  userId: string
  onClose: () => void
  onCodes: (codes: RecoveryCodesView & { endedSessions?: number }) => void
  onTurnedOff: () => void
}

/** In a file of their own, loaded with the first dialog. */
export default function AuthenticatorDialogs({
  open,
  userId,
  onClose,
  onCodes,
  onTurnedOff,
}: AuthenticatorDialogsProps) {
  const renew = useRenewRecoveryCodes(userId)
  const turnOff = useTurnOff(userId)

  if (open === 'set-up') return <SetUpDialog userId={userId} onClose={onClose} onDone={onCodes} />
  if (open === 'renew') {
    return (
      <OwnerDialog
        title="Make new recovery codes?"
        description="The old ones stop working."
        confirmLabel="Make new codes"
        userId={userId}
        onClose={onClose}
        onProof={async (proof) => onCodes(await renew.mutateAsync(proof))}
      />
    )
  }
  return (
    <OwnerDialog
      title="Turn two-factor sign-in off?"
      description="Your password alone will sign in to your account. Your recovery codes stop working."
      confirmLabel="Turn off"
      tone="danger"
      userId={userId}
      onClose={onClose}
      onProof={async (proof) => {
        await turnOff.mutateAsync(proof)
        onTurnedOff()
      }}
    />
  )
}
