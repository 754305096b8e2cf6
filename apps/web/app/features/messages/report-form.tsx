import { reportReasonMaximum } from '@guildhall/contract'
import { useQueryClient } from '@tanstack/react-query'
import { FormError } from '../../forms/form-error.tsx'
import { useFormWithAlert } from '../../forms/use-form-with-alert.ts'
import { submittedBy } from '../../forms/use-validated-form.ts'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { harmOptions } from '../reports/shared/harm-options.ts'
import { messageKeys, reportMessage, reportsQuery } from './api.ts'
import type { ReportDialogProps } from './report-dialog.tsx'

const formId = 'report'

/** Keeps what was typed when the dialog closes without sending. */
export default function ReportForm({ userId, conversationId, conversation, reported, onClose }: ReportDialogProps) {
  const client = useQueryClient()
  const { person, isBlockedByYou } = conversation
  const { form, submit, failure } = useFormWithAlert({
    loadSchema: async () => (await import('./report-schema.ts')).reportSchema,
    defaultValues: { harm: harmOptions[0]?.value ?? '', reason: '', block: false },
    send: async (body) => {
      await reportMessage(conversationId, { ...body, seq: reported?.seq ?? null })
      void client.invalidateQueries({ queryKey: reportsQuery(userId, conversationId).queryKey })
      if (body.block) void client.invalidateQueries({ queryKey: messageKeys.with(userId, person._id) })
      form.reset()
      notify.success('Thank you, your report was received', body.block ? `You blocked ${person.name}.` : undefined)
      onClose()
    },
  })
  const { errors, isSubmitting } = form.formState

  return (
    <Dialog
      open={reported !== undefined}
      onOpenChange={(open) => {
        if (!open && !isSubmitting) onClose()
      }}
      title={reported?.seq ? 'Report this message' : 'Report this conversation'}
      description="The operator of this site reads it. The other person is not told."
      footer={
        <>
          <Button onClick={onClose} disabled={isSubmitting}>
            Cancel
          </Button>
          <SubmitButton form={formId} variant="danger" pending={isSubmitting}>
            Send Report
          </SubmitButton>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={submittedBy(submit)}>
        <Select label="What kind of harm?" options={harmOptions} {...form.register('harm')} />
        <TextField
          label="What is wrong?"
          multiline
          rows={4}
          maxLength={reportReasonMaximum}
          error={errors.reason?.message}
          {...form.register('reason')}
        />
        {isBlockedByYou ? null : (
          <Checkbox
            label={`Block ${person.name}, too. Neither of you can then write to the other.`}
            {...form.register('block')}
          />
        )}
        <FormError error={failure} fields={['reason']} fallback="The report could not be sent. Try again." />
      </form>
    </Dialog>
  )
}
