import type { PasskeyView } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { sentenceFor } from '../../../api-errors.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { FloatingPartMissing, lazyPart } from '../../../ui/lazy-part.tsx'
import { notify } from '../../../ui/notify.ts'
import { Section } from '../../../ui/page.tsx'
import { showInOrder } from '../../../ui/show-in-order.ts'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { useSession } from '../../accounts/shared/session.tsx'
import { useRemovePasskey } from '../api.ts'
import { PasskeyRow } from '../passkey-row.tsx'
import { passkeysQuery } from './passkeys-query.ts'

const AddPasskeyDialog = lazyPart(() => import('../add-passkey-dialog.tsx'), FloatingPartMissing)
const OwnerDialog = lazyPart(() => import('../../second-factor/shared/owner-dialog.tsx'), FloatingPartMissing)
const RenamePasskeyDialog = lazyPart(() => import('../rename-passkey-dialog.tsx'), FloatingPartMissing)

export function PasskeysSettings() {
  const { user } = useSession()
  const userId = user?.id ?? ''
  const { data: passkeys, error } = useQuery(passkeysQuery(userId))
  const remove = useRemovePasskey(userId)
  const [isAdding, setIsAdding] = useState(false)
  const [renamed, setRenamed] = useState<PasskeyView>()
  const [removed, setRemoved] = useState<PasskeyView>()

  return (
    <Card>
      <Section title="Passkeys">
        <div ref={showInOrder} className="flex flex-col gap-5">
          <p className="text-sm text-muted">
            A passkey signs you in with your fingerprint, your face or the PIN of your device, without a password.
          </p>
          {error ? (
            <Alert>{sentenceFor(error, 'This could not be loaded. Reload the page to try again.')}</Alert>
          ) : null}
          {!passkeys && !error ? <SkeletonText lines={2} /> : null}
          {passkeys && passkeys.length > 0 ? (
            <ul aria-label="Your passkeys" className="divide-y divide-line border-y border-line py-4">
              {passkeys.map((passkey) => (
                <PasskeyRow
                  key={passkey._id}
                  passkey={passkey}
                  onRename={() => setRenamed(passkey)}
                  onRemove={() => setRemoved(passkey)}
                />
              ))}
            </ul>
          ) : null}
          <Button className="self-start" onClick={() => setIsAdding(true)}>
            Add a passkey
          </Button>
        </div>
        <Suspense>
          {isAdding ? <AddPasskeyDialog userId={userId} onClose={() => setIsAdding(false)} /> : null}
          {renamed ? (
            <RenamePasskeyDialog userId={userId} passkey={renamed} onClose={() => setRenamed(undefined)} />
          ) : null}
          {removed ? (
            <OwnerDialog
              title="Remove this passkey?"
              description={`“${removed.name}” can no longer sign in to your account. Your device may go on offering it: delete it there, too.`}
              confirmLabel="Remove passkey"
              tone="danger"
              userId={userId}
              onClose={() => setRemoved(undefined)}
              onProof={async (proof) => {
                await remove.mutateAsync({ _id: removed._id, proof })
                notify.success('Passkey removed')
                setRemoved(undefined)
              }}
            />
          ) : null}
        </Suspense>
      </Section>
    </Card>
  )
}
