import type { AuthenticatorConfirmedView, AuthenticatorSetupView } from '@guildhall/contract'
import { Copy } from 'lucide-react'
import { Suspense, useState } from 'react'
import { copyText } from '../../clipboard.ts'
import { FormError } from '../../forms/form-error.tsx'
import { useFormWithAlert } from '../../forms/use-form-with-alert.ts'
import { submittedBy } from '../../forms/use-validated-form.ts'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { lazyPart, nothing } from '../../ui/lazy-part.tsx'
import { AnchorButton } from '../../ui/link-button.tsx'
import { notify } from '../../ui/notify.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useConfirmAuthenticator, useSetUpAuthenticator } from './api.ts'
import { OwnerProofForm } from './shared/owner-proof-form.tsx'

const QrCode = lazyPart(() => import('./qr-code.tsx'), nothing)
const formId = 'set-up-authenticator'

export interface SetUpDialogProps {
  userId: string
  onClose: () => void
  onDone: (confirmed: AuthenticatorConfirmedView) => void
}

export function SetUpDialog({ userId, onClose, onDone }: SetUpDialogProps) {
  const setUp = useSetUpAuthenticator()
  const confirm = useConfirmAuthenticator(userId)
  const setup = setUp.data
  const isPending = setUp.isPending || confirm.isPending

  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !isPending) onClose()
      }}
      title="Set up an authenticator app"
      description={
        setup
          ? 'Scan the code with your app, then type the 6 digits that it shows.'
          : 'Signing in then also asks for a code. Your other devices are signed out.'
      }
      footer={
        <>
          <Button onClick={onClose} disabled={isPending}>
            Cancel
          </Button>
          <SubmitButton form={formId} pending={isPending}>
            {setup ? 'Turn on' : 'Continue'}
          </SubmitButton>
        </>
      }
    >
      {setup ? (
        <ConfirmForm setup={setup} onCode={async (code) => onDone(await confirm.mutateAsync({ code }))} />
      ) : (
        <OwnerProofForm id={formId} userId={userId} onProof={({ password }) => setUp.mutateAsync({ password })} />
      )}
    </Dialog>
  )
}

function ConfirmForm({ setup, onCode }: { setup: AuthenticatorSetupView; onCode: (code: string) => Promise<void> }) {
  const { form, submit, failure } = useFormWithAlert({
    loadSchema: async () => (await import('./first-code-schema.ts')).firstCodeSchema,
    defaultValues: { code: '' },
    firstField: 'code',
    send: ({ code }) => onCode(code),
  })
  const [isCopied, setIsCopied] = useState(false)
  const grouped = setup.secret.match(/.{1,4}/g)?.join(' ') ?? ''

  async function copy() {
    const isDone = await copyText(setup.secret)
    setIsCopied(isDone)
    if (!isDone) notify.info('Your browser did not allow that. Select the key and copy it.')
  }

  return (
    <form id={formId} noValidate className="flex flex-col gap-5 pb-1" onSubmit={submittedBy(submit)}>
      <div className="flex flex-col items-center gap-4 rounded-md border border-line bg-surface p-4">
        <Suspense fallback={<Skeleton className="size-52" />}>
          <QrCode text={setup.uri} label="QR code for your authenticator app" />
        </Suspense>
        <div className="w-full text-center text-sm">
          <p className="text-muted">Can’t scan it? Type this key into the app:</p>
          <p className="mt-1 font-mono text-balance break-words select-all">{grouped}</p>
          <div className="mt-3 flex flex-wrap justify-center gap-3">
            <Button size="sm" onClick={copy}>
              <Copy aria-hidden="true" />
              {isCopied ? 'Key copied' : 'Copy key'}
            </Button>
            {/* On a phone the app is on the device that shows the QR code. */}
            <span className="hidden pointer-coarse:block">
              <AnchorButton size="sm" href={setup.uri}>
                Open in app
              </AnchorButton>
            </span>
          </div>
        </div>
      </div>
      <TextField
        label="Code from the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        error={form.formState.errors.code?.message}
        {...form.register('code')}
      />
      <FormError error={failure} fields={['code']} />
    </form>
  )
}
