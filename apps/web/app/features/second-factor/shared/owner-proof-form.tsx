import type { OwnerProofBody } from '@guildhall/contract'
import { FormError } from '../../../forms/form-error.tsx'
import { useFormWithAlert } from '../../../forms/use-form-with-alert.ts'
import { submittedBy } from '../../../forms/use-validated-form.ts'
import { OwnerProofFields } from './owner-proof-fields.tsx'
import { useSecondProof } from './use-second-proof.ts'

export interface OwnerProofFormProps {
  /** The dialog's submit button needs `form={id}`. */
  id: string
  userId: string
  /** Rejects with the server's refusal. */
  onProof: (proof: OwnerProofBody) => Promise<unknown>
}

/** Asks for the password and, with two-factor sign-in, a code or a passkey. */
export function OwnerProofForm({ id, userId, onProof }: OwnerProofFormProps) {
  const proof = useSecondProof(userId)
  const { form, submit, failure } = useFormWithAlert({
    loadSchema: async () => (await import('../owner-proof-schema.ts')).ownerProofSchema,
    defaultValues: { password: '', code: '' },
    firstField: 'password',
    send: async (typed) => onProof({ password: typed.password, ...(await proof.collect(typed)) }),
  })
  const { errors } = form.formState

  return (
    <form id={id} noValidate className="flex flex-col gap-5 pb-1" onSubmit={submittedBy(submit)}>
      <OwnerProofFields proof={proof} register={form.register} errors={errors} />
      <FormError error={failure} fields={['password', 'code']} />
    </form>
  )
}
