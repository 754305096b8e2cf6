import {
  type AssessmentOverviewView,
  attemptKindOf,
  type Difficulty,
  difficulties,
  passingScore,
  type QuestionCount,
  questionCounts,
  secondsPerQuestion,
  selectableSkillOf,
  selectableSkills,
  verifiedPerDay,
} from '@guildhall/contract'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { formatMoment } from '../../dates.ts'
import { discardDraft, draftKey, readDraft, writeDraft } from '../../drafts.ts'
import { formatDuration } from '../../durations.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { SubmitButton } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { useStartAttempt } from './api.ts'
import { chosenSkill, initialSetup, type Setup, waitFor } from './skill-choice.ts'
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
  const isVerified = attemptKindOf(setup.numQuestions) === 'verified'
  const wait = isVerified ? waitFor(overview?.waits ?? [], skill, setup.difficulty) : undefined
  const refusal = isVerified && !wait ? overview?.verified.refusal : undefined
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
      className="flex min-w-0 flex-col gap-8"
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
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label="Number of questions"
          value={String(setup.numQuestions)}
          onChange={(event) => change({ numQuestions: Number(event.target.value) as QuestionCount })}
          options={countGroups}
          hint={countHint(setup.numQuestions)}
        />
        <Select
          label="Difficulty"
          value={setup.difficulty}
          onChange={(event) => change({ difficulty: event.target.value as Difficulty })}
          options={difficulties.map((name) => ({ value: name, label: name }))}
        />
      </div>
      {wait ? (
        <Alert tone="amber" title={`${wait.skill} (${wait.difficulty}) opens again on ${formatMoment(wait.retakeAt)}`}>
          You took it for a verified result less than a day ago. You can choose another difficulty or skill now, or take
          this one unverified, with 5 or 10 questions.
        </Alert>
      ) : null}
      {refusal ? (
        <Alert tone="amber" title={`Verified assessments open again on ${formatMoment(refusal.until)}`}>
          {refusal.message}
        </Alert>
      ) : null}
      {start.error && !skillError ? <Alert>{startErrorMessage(start.error)}</Alert> : null}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 border-t border-line pt-6">
        <SubmitButton
          ref={startButton}
          size="lg"
          pending={start.isPending}
          pendingLabel="Starting..."
          disabled={Boolean(open) || Boolean(wait ?? refusal)}
        >
          Start Assessment
        </SubmitButton>
        <p className="text-sm text-muted">
          {open ? 'Finish the assessment you have open first.' : null}
          {open || wait || refusal ? null : 'The clock starts with the first question.'}
          {isVerified && !open && !wait && !refusal ? (
            <span className={overview ? undefined : 'invisible'}> {leftText(overview?.verified)}</span>
          ) : null}
        </p>
      </div>
    </form>
  )
}

const countGroups = [
  { group: 'Unverified: for yourself', kind: 'unverified' },
  { group: 'Verified: can prove the skill', kind: 'verified' },
].map(({ group, kind }) => ({
  group,
  options: questionCounts
    .filter((count) => attemptKindOf(count) === kind)
    .map((count) => ({ value: String(count), label: `${count} questions` })),
}))

function countHint(count: QuestionCount): string {
  const time = `Takes at most ${formatDuration(count * secondsPerQuestion)}.`
  return attemptKindOf(count) === 'verified'
    ? `${time} The result is verified: ${passingScore(count)} right answers or more prove the skill.`
    : `${time} The result is unverified: so few questions can be passed by luck, so it never proves the skill.`
}

/** Keeps the room for the sentence. */
const unknownLeft = { left: verifiedPerDay, perDay: verifiedPerDay }

const leftText = ({ left, perDay }: Pick<AssessmentOverviewView['verified'], 'left' | 'perDay'> = unknownLeft) =>
  `${left} of ${perDay} verified assessments are left for these 24 hours.`

function useFocusAfter(isWriting: boolean, button: RefObject<HTMLButtonElement | null>) {
  const wasWriting = useRef(false)
  useEffect(() => {
    if (wasWriting.current && !isWriting) button.current?.focus()
    wasWriting.current = isWriting
  }, [isWriting, button])
}
