import { declineNoteMaximum, declineReasonLabels, declineReasons, type InvitationView } from '@guildhall/contract'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormError } from '../../forms/form-error.tsx'
import { useFormWithAlert } from '../../forms/use-form-with-alert.ts'
import { notify } from '../../ui/notify.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useDecline } from './shared/api.ts'

interface DeclineDialogProps {
  invitation: InvitationView
  open: boolean
  onClose: () => void
}

export default function DeclineDialog({ invitation, open, onClose }: DeclineDialogProps) {
  const decline = useDecline()
  const { form, submit, failure } = useFormWithAlert({
    loadSchema: async () => (await import('./decline-schema.ts')).declineSchema,
    defaultValues: { reason: '', note: '' },
    send: async (body) => {
      await decline.mutateAsync({ ...body, invitationId: invitation._id })
      notify.success('Invitation declined')
      onClose()
    },
  })
  const { errors, isSubmitting } = form.formState
  return (
    <FormDialog
      open={open}
      title="Decline this invitation"
      description={`${invitation.client.name} will see your answer. You can still send a proposal later.`}
      confirmLabel="Decline Invitation"
      pending={isSubmitting}
      submit={submit}
      onClose={onClose}
    >
      <Select
        label="Reason"
        options={[
          { value: '', label: 'Choose a reason' },
          ...declineReasons.map((reason) => ({ value: reason, label: declineReasonLabels[reason] })),
        ]}
        error={errors.reason?.message}
        {...form.register('reason')}
      />
      <TextField
        label="In your own words"
        optional
        multiline
        rows={3}
        maxLength={declineNoteMaximum}
        error={errors.note?.message}
        {...form.register('note')}
      />
      <FormError error={failure} fields={['reason', 'note']} fallback="The invitation could not be declined." />
    </FormDialog>
  )
}
