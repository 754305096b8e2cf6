import { type DeletionView, deletionConfirmation } from '@guildhall/contract'
import { useNavigate } from 'react-router'
import { FormError } from '../../forms/form-error.tsx'
import { useFormWithAlert } from '../../forms/use-form-with-alert.ts'
import { submittedBy } from '../../forms/use-validated-form.ts'
import { forGood } from '../../hooks/use-single-flight.ts'
import { paths } from '../../paths.ts'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { notify } from '../../ui/notify.ts'
import { TextField } from '../../ui/text-field.tsx'
import { forgetSession } from '../accounts/shared/session-store.ts'
import { OwnerProofFields } from '../second-factor/shared/owner-proof-fields.tsx'
import { useSecondProof } from '../second-factor/shared/use-second-proof.ts'
import { useDeleteAccount } from './api.ts'

export interface DeleteAccountFormProps {
  userId: string
  secondProof: DeletionView['secondProof']
  onCancel: () => void
}

export function DeleteAccountForm({ userId, secondProof, onCancel }: DeleteAccountFormProps) {
  const request = useDeleteAccount()
  const navigate = useNavigate()
  const proof = useSecondProof(userId, secondProof)
  const { form, submit, failure } = useFormWithAlert({
    loadSchema: async () => (await import('./delete-account-schema.ts')).deleteAccountSchema,
    defaultValues: { password: '', code: '', confirmation: '' },
    firstField: 'password',
    send: async (typed) => {
      await request.mutateAsync({ password: typed.password, ...(await proof.collect(typed)) })
      forgetSession()
      notify.success('Your account is deleted', 'Thank you for using Guildhall. Goodbye.')
      void navigate(paths.home)
      return forGood
    },
  })
  const { errors } = form.formState

  return (
    <form
      noValidate
      aria-label="Delete your account"
      className="flex max-w-md flex-col gap-5"
      onSubmit={submittedBy(submit)}
    >
      <OwnerProofFields proof={proof} register={form.register} errors={errors} />
      <TextField
        label={`Type “${deletionConfirmation}” to confirm`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.confirmation?.message}
        {...form.register('confirmation')}
      />
      <FormError
        error={failure}
        fields={['password', 'code']}
        fallback="Your account was not deleted. Please try again."
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="danger" pending={request.isPending} pendingLabel="Deleting...">
          Delete my account for good
        </SubmitButton>
        <Button variant="quiet" onClick={onCancel} disabled={request.isPending}>
          Keep my account
        </Button>
      </div>
    </form>
  )
}
