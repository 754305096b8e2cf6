import { useQueryClient } from '@tanstack/react-query'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormError } from '../../forms/form-error.tsx'
import { useFormWithAlert } from '../../forms/use-form-with-alert.ts'
import { keyOf } from '../../query-keys.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { notify } from '../../ui/notify.ts'
import { emptyReport, ReportFields } from '../reports/shared/report-fields.tsx'
import { reportMessage, reportsQuery } from './api.ts'
import type { ReportDialogProps } from './report-dialog.tsx'

export default function ReportForm({ userId, conversationId, conversation, reported, onClose }: ReportDialogProps) {
  const client = useQueryClient()
  const { person, isBlockedByYou } = conversation
  const { form, submit, failure } = useFormWithAlert({
    loadSchema: async () => (await import('./report-schema.ts')).messageReportSchema,
    defaultValues: { ...emptyReport, block: false },
    send: async (body) => {
      await reportMessage(conversationId, { ...body, seq: reported?.seq ?? null })
      void client.invalidateQueries({ queryKey: reportsQuery(userId, conversationId).queryKey })
      if (body.block) void client.invalidateQueries({ queryKey: keyOf('messages', 'with', userId, person._id) })
      form.reset()
      notify.success('Thank you, your report was received', body.block ? `You blocked ${person.name}.` : undefined)
      onClose()
    },
  })
  const { errors, isSubmitting } = form.formState

  return (
    <FormDialog
      open={reported !== undefined}
      title={reported?.seq ? 'Report this message' : 'Report this conversation'}
      description="The operator of this site reads it. The other person is not told."
      confirmLabel="Send Report"
      tone="danger"
      pending={isSubmitting}
      submit={submit}
      onClose={onClose}
    >
      <ReportFields
        harm={form.register('harm')}
        reason={form.register('reason')}
        reasonError={errors.reason?.message}
      />
      {isBlockedByYou ? null : (
        <Checkbox
          label={`Block ${person.name}, too. Neither of you can then write to the other.`}
          {...form.register('block')}
        />
      )}
      <FormError error={failure} fields={['reason']} fallback="The report could not be sent. Try again." />
    </FormDialog>
  )
}
