import {
  type AssessmentOverviewView,
  type AttemptKind,
  type Difficulty,
  difficulties,
  isFull,
  type QuestionCount,
  questionCounts,
  selectableSkillOf,
  selectableSkills,
  verifiedFrom,
  verifiedQuestionCounts,
} from '@guildhall/contract'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { formatMoment } from '../../dates.ts'
import { discardDraft, draftKey, readDraft, writeDraft } from '../../drafts.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { SubmitButton } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { useStartAttempt } from './api.ts'
import { SetupFacts } from './setup-facts.tsx'
import { chosenSkill, initialSetup, kindOf, type Setup, tooFewOf, waitFor } from './skill-choice.ts'
import { SkillPicker } from './skill-picker.tsx'
import { skillErrorMessage, startErrorMessage } from './start-errors.ts'
import { WritingQuestions } from './writing-questions.tsx'

export function SetupForm({ userId, overview }: { userId: string; overview: AssessmentOverviewView | undefined }) {
  const [params] = useSearchParams()
  const key = draftKey(userId, 'assessment')
  const [setup, setSetup] = useState(() => initialSetup(params, readDraft(key)))
  const [isMissing, setIsMissing] = useState(false)
  const start = useStartAttempt()
  const running = useRef<AbortController>(null)
  const field = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  const { state } = useLocation()
  useEffect(() => () => running.current?.abort(), [])
  const startButton = useRef<HTMLButtonElement>(null)

  const skill = chosenSkill(setup)
  const isWritten = skill !== '' && selectableSkillOf(skill) === undefined
  const kindOfCount = (numQuestions: QuestionCount) =>
    overview || !isFull(numQuestions)
      ? kindOf({ numQuestions, difficulty: setup.difficulty }, skill, overview?.gradedOnly)
      : undefined
  const isLimited = isFull(setup.numQuestions)
  const wait = isLimited ? waitFor(overview?.waits ?? [], skill, setup.difficulty) : undefined
  const refusal = isLimited && !wait ? overview?.verified.refusal : undefined
  const open = overview?.openAttempt
  const isWriting = start.isPending && isWritten
  useFocusAfter(isWriting, startButton)
  const skillError = isMissing
    ? 'Choose a skill, or type one.'
    : start.error
      ? skillErrorMessage(start.error)
      : undefined
  // The skill field is far above the button.
  useEffect(() => {
    if (skillError) field.current?.focus()
  }, [skillError])

  function change(part: Partial<Setup>) {
    const next = { ...setup, ...part }
    setSetup(next)
    writeDraft(key, next)
    setIsMissing(false)
    if (start.error) start.reset()
  }

  function begin() {
    if (start.isPending) return
    if (!skill) {
      setIsMissing(true)
      field.current?.focus()
      return
    }
    const controller = new AbortController()
    running.current = controller
    const { numQuestions, difficulty } = setup
    start.mutate(
      { body: { skill, numQuestions, difficulty }, signal: controller.signal },
      {
        onSuccess: ({ _id }) => {
          discardDraft(key)
          void navigate(paths.attempt(_id), { state })
        },
        onError: () => {
          if (controller.signal.aborted) start.reset()
        },
      },
    )
  }

  if (isWriting) {
    return <WritingQuestions skill={skill} count={setup.numQuestions} onCancel={() => running.current?.abort()} />
  }
  return (
    <form
      noValidate
      className="flex min-w-0 flex-col gap-6"
      onSubmit={(event) => {
        event.preventDefault()
        begin()
      }}
    >
      <SkillPicker
        field={field}
        skills={overview?.skills ?? selectableSkills}
        anyTopic={overview?.anyTopic}
        picked={setup.picked}
        typed={setup.typed}
        error={skillError}
        onPick={(picked) => change({ picked, typed: '' })}
        onType={(typed) => change({ typed, picked: '' })}
      />
      <div className="grid grid-cols-2 gap-x-3 gap-y-2 sm:gap-x-5">
        <Select
          label="Number of questions"
          value={String(setup.numQuestions)}
          onChange={(event) => change({ numQuestions: Number(event.target.value) as QuestionCount })}
          options={countGroups(kindOfCount)}
        />
        <Select
          label="Difficulty"
          value={setup.difficulty}
          onChange={(event) => change({ difficulty: event.target.value as Difficulty })}
          options={difficulties.map((name) => ({ value: name, label: name }))}
        />
        <div className="col-span-2">
          <SetupFacts
            count={setup.numQuestions}
            kind={kindOfCount(setup.numQuestions)}
            own={tooFewOf(setup, skill, overview?.gradedOnly)}
            tries={overview?.verified}
            onProve={kindOfCount(verifiedFrom) === 'graded' ? undefined : () => change({ numQuestions: verifiedFrom })}
          />
        </div>
      </div>
      {wait ? (
        <Alert tone="amber" title={`${wait.skill} (${wait.difficulty}) opens again on ${formatMoment(wait.retakeAt)}`}>
          Another difficulty or skill is open now, and so is this one with 5 or 10 questions.
        </Alert>
      ) : null}
      {refusal ? (
        <Alert
          tone="amber"
          title={`Assessments of ${fullCounts} questions open again on ${formatMoment(refusal.until)}`}
        >
          {refusal.message}
        </Alert>
      ) : null}
      {start.error && !skillError ? <Alert>{startErrorMessage(start.error)}</Alert> : null}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <SubmitButton
          ref={startButton}
          size="lg"
          pending={start.isPending}
          pendingLabel="Starting..."
          disabled={Boolean(open) || Boolean(wait ?? refusal)}
        >
          Start Assessment
        </SubmitButton>
        {open ? <p className="text-sm text-muted">Finish the assessment you have open first.</p> : null}
        {/* A plain link: public pages ship no framework script. */}
        <a
          href={paths.rules}
          className="text-link inline-flex min-h-6 items-center text-sm sm:ml-auto pointer-coarse:min-h-11"
        >
          How it is graded
        </a>
      </div>
    </form>
  )
}

const either = new Intl.ListFormat('en', { type: 'disjunction' })
const fullCounts = either.format(verifiedQuestionCounts.map(String))

const groupNames: Record<AttemptKind, string> = {
  unverified: 'Unverified: for yourself',
  graded: 'Server-graded: no credential',
  verified: 'Verified: can prove the skill',
}

/** The kind is undefined while nothing is known of the questions. */
function countGroups(kindOfCount: (count: QuestionCount) => AttemptKind | undefined) {
  return (['unverified', 'verified', 'graded', undefined] as const)
    .map((kind) => ({
      group: kind ? groupNames[kind] : 'Enough to prove a skill',
      options: questionCounts
        .filter((count) => kindOfCount(count) === kind)
        .map((count) => ({ value: String(count), label: `${count} questions` })),
    }))
    .filter(({ options }) => options.length > 0)
}

function useFocusAfter(isWriting: boolean, button: RefObject<HTMLButtonElement | null>) {
  const wasWriting = useRef(false)
  useEffect(() => {
    if (wasWriting.current && !isWriting) button.current?.focus()
    wasWriting.current = isWriting
  }, [isWriting, button])
}
