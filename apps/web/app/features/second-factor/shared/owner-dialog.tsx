import type { OwnerProofBody } from '@guildhall/contract'
import { useState } from 'react'
import { Button, SubmitButton } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { OwnerProofForm } from './owner-proof-form.tsx'

const formId = 'owner-proof'

export interface OwnerDialogProps {
  title: string
  description: string
  confirmLabel: string
  tone?: 'primary' | 'danger'
  userId: string
  onClose: () => void
  onProof: (proof: OwnerProofBody) => Promise<unknown>
}

export default function OwnerDialog({
  tone = 'primary',
  confirmLabel,
  userId,
  onClose,
  onProof,
  ...texts
}: OwnerDialogProps) {
  const [pending, setPending] = useState(false)

  async function prove(proof: OwnerProofBody) {
    setPending(true)
    try {
      await onProof(proof)
    } finally {
      setPending(false)
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !pending) onClose()
      }}
      {...texts}
      footer={
        <>
          <Button onClick={onClose} disabled={pending}>
            Cancel
          </Button>
          <SubmitButton form={formId} variant={tone} pending={pending}>
            {confirmLabel}
          </SubmitButton>
        </>
      }
    >
      <OwnerProofForm id={formId} userId={userId} onProof={prove} />
    </Dialog>
  )
}
