import type { OwnProfileView } from '@guildhall/contract'
import { useRef, useState } from 'react'
import { FormProvider, useWatch } from 'react-hook-form'
import { AmountField } from '../../amount-field.tsx'
import { submittedBy } from '../../forms/use-validated-form.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { ChangedElsewhere } from '../../ui/changed-elsewhere.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Section } from '../../ui/page.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { SaveTrouble } from '../accounts/shared/save-trouble.tsx'
import { UnsavedGuard } from '../accounts/shared/unsaved-guard.tsx'
import { AvailabilitySection } from './availability-section.tsx'
import { EducationEditor, ExperienceEditor, PortfolioEditor } from './entry-editors.tsx'
import { FiguresEditor } from './figures-editor.tsx'
import { PictureField } from './picture-field.tsx'
import { SkillsEditor } from './skills-editor.tsx'
import { useProfileForm } from './use-profile-form.ts'

export interface ProfileFormProps {
  profile: OwnProfileView
  userId: string
  onSaved: () => void
  onCancel: () => void
}

export function ProfileForm({ profile, userId, onSaved, onCancel }: ProfileFormProps) {
  const { form, save, isSaving, trouble, conflict, isSetAside, isRestored, ...acts } = useProfileForm({
    profile,
    userId,
    onSaved,
  })
  const submitButton = useRef<HTMLButtonElement>(null)
  const [asksToDiscard, setAsksToDiscard] = useState(false)
  const { register, formState } = form
  const { errors, isDirty } = formState
  const hourlyRate = useWatch({ control: form.control, name: 'hourlyRate' })

  function cancel() {
    acts.discard()
    onCancel()
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        aria-label="Your profile"
        // The bar at the bottom must not cover the focused field.
        className="flex flex-col gap-12 [&_:focus]:scroll-mb-32"
        onSubmit={submittedBy(save)}
      >
        <UnsavedGuard
          isUnsaved={isDirty}
          title="Leave without saving?"
          description="What you wrote stays in this tab. Come back to your profile to go on with it."
          onLeave={() => {}}
        />
        {isRestored ? (
          <Alert tone="neutral" className="*:self-center">
            Your unsaved changes are back.
          </Alert>
        ) : null}

        <Section title="You">
          <PictureField kind="avatar" name="profileImage" />
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField label="Name" autoComplete="name" error={errors.name?.message} {...register('name')} />
            <TextField
              label="Title"
              autoComplete="organization-title"
              placeholder="Type designer"
              error={errors.title?.message}
              {...register('title')}
            />
            <TextField
              optional
              label="Location"
              autoComplete="off"
              placeholder="Porto, Portugal"
              error={errors.location?.message}
              {...register('location')}
            />
            <AmountField
              optional
              label="Hourly rate (USD)"
              typed={hourlyRate}
              error={errors.hourlyRate?.message}
              {...register('hourlyRate')}
            />
          </div>
          <Checkbox
            label={`Show my email (${profile.userId.email ?? ''}) on my public profile`}
            hint="Clients you propose to see it in any case."
            {...register('showEmail')}
          />
        </Section>

        <AvailabilitySection />

        <Section title="About">
          <TextField
            multiline
            labelHidden
            rows={6}
            label="About"
            hint="What you do, for whom, and what it is like to work with you."
            error={errors.bio?.message}
            {...register('bio')}
          />
        </Section>
        <Section title="Skills">
          <SkillsEditor />
        </Section>
        <Section title="Experience">
          <ExperienceEditor />
        </Section>
        <Section title="Education">
          <EducationEditor />
        </Section>
        <Section title="Portfolio">
          <PortfolioEditor />
        </Section>
        <Section title="Figures">
          <p className="max-w-prose text-sm text-muted">
            Figures you state yourself are marked as self-reported. As soon as Guildhall has measured one from work
            finished here, that one is shown instead.
          </p>
          <FiguresEditor profile={profile} />
        </Section>

        <div className="sticky bottom-(--bar) z-10 -mx-4 flex max-h-[70dvh] flex-col gap-4 overflow-y-auto border-t border-line bg-paper px-4 py-4 sm:-mx-6 sm:px-6">
          {/* Down here, where the choice was made: the top of the form may be far out of sight. */}
          <ChangedElsewhere
            conflict={conflict}
            isSetAside={isSetAside}
            isSaving={isSaving}
            submitButton={submitButton}
            onLoadNewer={acts.loadNewer}
            onOverwrite={acts.overwrite}
            onBringBack={acts.bringBack}
          />
          {trouble ? <SaveTrouble {...trouble} /> : null}
          <div className="flex flex-wrap items-center gap-3">
            <SubmitButton ref={submitButton} pending={isSaving} pendingLabel="Saving...">
              Save
            </SubmitButton>
            <Button disabled={isSaving} onClick={() => (isDirty ? setAsksToDiscard(true) : cancel())}>
              Cancel
            </Button>
            <span className="text-sm text-muted">{isDirty ? 'Not saved yet' : 'Nothing changed yet'}</span>
          </div>
        </div>
        <ConfirmDialog
          open={asksToDiscard}
          onOpenChange={setAsksToDiscard}
          title="Discard your changes?"
          description="Your profile goes back to what you saved last."
          cancelLabel="Keep Editing"
          confirmLabel="Discard Changes"
          tone="danger"
          onConfirm={cancel}
        />
      </form>
    </FormProvider>
  )
}
