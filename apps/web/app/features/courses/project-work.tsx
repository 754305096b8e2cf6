import { type CourseProjectView, type CourseWorkView, isSecureAddress } from '@guildhall/contract'
import { useState } from 'react'
import { Link } from 'react-router'
import { sentenceFor } from '../../api-errors.ts'
import { paths } from '../../paths.ts'
import { Button, SubmitButton } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { notify } from '../../ui/notify.ts'
import { TextField } from '../../ui/text-field.tsx'
import { useAddToPortfolio, useKeepProject } from './course-work.api.ts'

type Kept = CourseWorkView['project']
type Ticks = Pick<Kept, 'steps' | 'criteria'>

export interface ProjectWorkProps {
  course: string
  project: CourseProjectView
  kept: Kept
}

const notifyUnsaved = (error: unknown) => notify.error(sentenceFor(error, 'This could not be saved. Please try again.'))

/** Ticks are kept at once, the link when it is saved. */
export function ProjectWork({ course, project, kept }: ProjectWorkProps) {
  const keep = useKeepProject(course)
  // The cache is told a moment later, and a checkbox would flicker.
  const [ticks, setTicks] = useState<Ticks>(kept)

  /** Sends that part alone: another tab may have kept the rest. */
  function change(part: Partial<Ticks>, before: Partial<Ticks>) {
    const show = (shown: Partial<Ticks>) => setTicks((ticks) => ({ ...ticks, ...shown }))
    show(part)
    // Not `onError`, which is called for the last change alone.
    keep.mutateAsync(part).catch((error: unknown) => {
      show(before)
      notifyUnsaved(error)
    })
  }

  return (
    <>
      <Points
        title="Steps"
        items={project.steps}
        ticked={ticks.steps}
        onTick={(steps) => change({ steps }, { steps: kept.steps })}
      />
      <Points
        title="It is good when"
        items={project.criteria}
        ticked={ticks.criteria}
        onTick={(criteria) => change({ criteria }, { criteria: kept.criteria })}
      />
      <ProjectLink course={course} link={kept.link} />
    </>
  )
}

interface PointsProps {
  title: string
  items: readonly string[]
  ticked: readonly number[]
  onTick: (ticked: number[]) => void
}

function Points({ title, items, ticked, onTick }: PointsProps) {
  function tick(position: number, isTicked: boolean) {
    const others = ticked.filter((one) => one !== position)
    onTick(isTicked ? [...others, position] : others)
  }
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="mb-3 flex w-full items-baseline justify-between gap-3 font-medium">
        {title}
        <span className="text-sm font-normal text-muted">
          {ticked.length} of {items.length}
        </span>
      </legend>
      {items.map((item, position) => (
        <Checkbox
          key={item}
          label={item}
          checked={ticked.includes(position)}
          onChange={({ target }) => tick(position, target.checked)}
        />
      ))}
    </fieldset>
  )
}

function ProjectLink({ course, link }: { course: string; link: string }) {
  const [typed, setTyped] = useState(link)
  const [error, setError] = useState<string>()
  const keep = useKeepProject(course)
  const add = useAddToPortfolio(course)
  const isSaved = typed.trim() === link

  function save() {
    if (isSaved) return
    const address = typed.trim()
    if (address !== '' && !isSecureAddress(address)) {
      return setError('Enter a web address that starts with https://.')
    }
    keep.mutate({ link: address }, { onError: notifyUnsaved })
  }

  function addToPortfolio() {
    add.mutate(undefined, {
      onSuccess: ({ added }) => notify.success(added ? 'Added to your portfolio' : 'It is in your portfolio already'),
      onError: (error) => notify.error(sentenceFor(error, 'It could not be added. Please try again.')),
    })
  }

  return (
    <form
      noValidate
      className="flex flex-col items-start gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <TextField
        label="Where it can be seen"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={typed}
        error={error}
        className="w-full"
        onChange={({ target }) => {
          setError(undefined)
          setTyped(target.value)
        }}
      />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton pending={keep.isPending} aria-disabled={isSaved} className={isSaved ? 'opacity-50' : undefined}>
          Save the link
        </SubmitButton>
        <Button pending={add.isPending} disabled={link === '' || !isSaved || keep.isPending} onClick={addToPortfolio}>
          Add to portfolio
        </Button>
        {add.isSuccess ? (
          <Link className="text-link text-sm" to={paths.settingsProfile}>
            Describe it there
          </Link>
        ) : null}
        <p role="status" className="text-sm text-muted empty:hidden">
          {keep.isSuccess && isSaved ? 'Saved.' : ''}
        </p>
      </div>
    </form>
  )
}
