import { reportReasonMaximum } from '@guildhall/contract'
import { FormError } from '../../forms/form-error.tsx'
import { useFormWithAlert } from '../../forms/use-form-with-alert.ts'
import { submittedBy } from '../../forms/use-validated-form.ts'
import { paths } from '../../paths.ts'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/notify.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { sendReport, useRefreshReports } from './api.ts'
import { harmOptions } from './shared/harm-options.ts'
import type { ReportTarget } from './shared/report-button.tsx'

const formId = 'report-target'

export interface ReportFormProps {
  target: ReportTarget
  open: boolean
  onClose: () => void
}

/** Asks what is wrong and sends it. Keeps what was typed when the dialog closes without sending. */
export default function ReportForm({ target: { kind, targetId, noun }, open, onClose }: ReportFormProps) {
  const refresh = useRefreshReports()
  const { form, submit, failure } = useFormWithAlert({
    loadSchema: async () => (await import('./report-schema.ts')).reportSchema,
    defaultValues: { harm: harmOptions[0]?.value ?? '', reason: '' },
    send: async (body) => {
      await sendReport({ kind, targetId, ...body })
      void refresh()
      form.reset()
      notify.success('Thank you, your report was received', 'You hear what comes of it.')
      onClose()
    },
  })
  const { errors, isSubmitting } = form.formState

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSubmitting) onClose()
      }}
      title={`Report this ${noun}`}
      description="Operators of this site read it. The person is not told who reported it."
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
        <p className="text-sm text-muted">
          What it says now is kept with your report.{' '}
          <a className="text-link" href={paths.moderationRules} target="_blank" rel="noreferrer">
            How reports are decided
          </a>
        </p>
        <FormError error={failure} fields={['reason']} fallback="The report could not be sent. Try again." />
      </form>
    </Dialog>
  )
}
