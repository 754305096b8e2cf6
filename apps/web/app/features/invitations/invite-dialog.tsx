import { type InvitableProjectView, invitationTextMaximum, refusalSentences } from '@guildhall/contract'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sentenceFor } from '../../api-errors.ts'
import { FormError } from '../../forms/form-error.tsx'
import { useFormWithAlert } from '../../forms/use-form-with-alert.ts'
import { submittedBy } from '../../forms/use-validated-form.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { notify } from '../../ui/notify.ts'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { invitableProjectsQuery, useInvite } from './shared/api.ts'

const formId = 'invite'

interface InviteDialogProps {
  userId: string
  person: { _id: string; name: string }
  projectId: string | undefined
  open: boolean
  onClose: () => void
}

export default function InviteDialog({ userId, person, projectId, open, onClose }: InviteDialogProps) {
  const { data: projects, error, refetch } = useQuery({ ...invitableProjectsQuery(userId, person._id), enabled: open })
  const free = projects?.filter(({ refusal }) => refusal === null) ?? []
  const { form, submit, failure } = useInviteForm(
    person,
    (free.find(({ _id }) => _id === projectId) ?? free[0])?._id ?? '',
    onClose,
  )
  const { errors, isSubmitting } = form.formState
  const canInvite = free.length > 0

  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen && !isSubmitting) onClose()
      }}
      title={`Invite ${person.name}`}
      description="They get a notification and a mail, and can send a proposal or decline."
      footer={
        <>
          <Button onClick={onClose} disabled={isSubmitting}>
            {projects && !canInvite ? 'Close' : 'Cancel'}
          </Button>
          {canInvite ? (
            <SubmitButton form={formId} pending={isSubmitting}>
              Send Invitation
            </SubmitButton>
          ) : null}
        </>
      }
    >
      {error && !projects ? (
        <Alert
          title="Your projects could not be loaded"
          action={
            <Button size="sm" onClick={() => refetch()}>
              Try again
            </Button>
          }
        >
          {sentenceFor(error, '')}
        </Alert>
      ) : null}
      {!projects && !error ? <Skeleton className="h-48 w-full" /> : null}
      {projects && !canInvite ? <NoProject projects={projects} /> : null}
      {canInvite ? (
        <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={submittedBy(submit)}>
          <Select
            label="Project"
            options={free.map(({ _id, title }) => ({ value: _id, label: title }))}
            error={errors.projectId?.message}
            {...form.register('projectId')}
          />
          <TextField
            label="Message"
            optional
            multiline
            rows={5}
            maxLength={invitationTextMaximum}
            placeholder="Why you think of them for this project"
            error={errors.message?.message}
            {...form.register('message')}
          />
          <FormError error={failure} fields={['projectId', 'message']} fallback="The invitation could not be sent." />
        </form>
      ) : null}
    </Dialog>
  )
}

function useInviteForm(person: InviteDialogProps['person'], firstProject: string, onClose: () => void) {
  const invite = useInvite()
  const used = useFormWithAlert({
    loadSchema: async () => (await import('./invite-schema.ts')).inviteSchema,
    defaultValues: { projectId: '', message: '' },
    send: async (body) => {
      await invite.mutateAsync({ ...body, freelancerId: person._id })
      notify.success(`You invited ${person.name}`)
      used.form.reset()
      onClose()
    },
  })
  const { getValues, setValue } = used.form
  // The list of projects arrives after the form is made.
  useEffect(() => {
    if (firstProject && !getValues('projectId')) setValue('projectId', firstProject)
  }, [firstProject, getValues, setValue])
  return used
}

function NoProject({ projects }: { projects: InvitableProjectView[] }) {
  const refusals = new Set(projects.flatMap(({ refusal }) => refusal ?? []))
  const [only, ...others] = refusals
  if (projects.length === 0) {
    return (
      <Alert
        tone="neutral"
        title="You have no open projects"
        action={
          <LinkButton size="sm" to={paths.newProject}>
            Post a Project
          </LinkButton>
        }
      >
        Post one first. Then you can invite people to it.
      </Alert>
    )
  }
  return (
    <Alert tone="neutral" title="There is no project you can invite them to">
      {only && others.length === 0
        ? refusalSentences[only]
        : 'You have already invited them to all your open projects, or they have sent a proposal.'}
    </Alert>
  )
}
