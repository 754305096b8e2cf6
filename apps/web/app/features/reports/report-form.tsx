import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormError } from '../../forms/form-error.tsx'
import { useFormWithAlert } from '../../forms/use-form-with-alert.ts'
import { paths } from '../../paths.ts'
import { notify } from '../../ui/notify.ts'
import { sendReport, useRefreshReports } from './api.ts'
import type { ReportTarget } from './shared/report-button.tsx'
import { emptyReport, ReportFields } from './shared/report-fields.tsx'

export interface ReportFormProps {
  target: ReportTarget
  open: boolean
  onClose: () => void
}

export default function ReportForm({ target: { kind, targetId, noun }, open, onClose }: ReportFormProps) {
  const refresh = useRefreshReports()
  const { form, submit, failure } = useFormWithAlert({
    loadSchema: async () => (await import('./shared/report-schema.ts')).reportSchema,
    defaultValues: emptyReport,
    send: async (body) => {
      await sendReport({ kind, targetId, ...body })
      void refresh()
      form.reset()
      notify.success('Thank you, your report was received', 'We will tell you what was decided.')
      onClose()
    },
  })
  const { errors, isSubmitting } = form.formState

  return (
    <FormDialog
      open={open}
      title={`Report this ${noun}`}
      description="An operator will read it. The person is not told who sent it."
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
      <p className="text-sm text-muted">
        What it says now is kept with your report.{' '}
        <a className="text-link" href={paths.moderationRules} target="_blank" rel="noreferrer">
          How reports are decided
        </a>
      </p>
      <FormError error={failure} fields={['reason']} fallback="The report could not be sent. Try again." />
    </FormDialog>
  )
}
