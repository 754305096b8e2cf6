import {
  type AssessmentOverviewView,
  type AttemptKind,
  type Difficulty,
  difficulties,
  isFull,
  passingScore,
  type QuestionCount,
  questionCounts,
  secondsPerQuestion,
  selectableSkillOf,
  selectableSkills,
  verifiedPerDay,
  verifiedQuestionCounts,
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
          options={countGroups(kindOfCount)}
          hint={countHint(
            setup.numQuestions,
            kindOfCount(setup.numQuestions),
            tooFewOf(setup, skill, overview?.gradedOnly),
          )}
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
          You took it with {fullCounts} questions less than a day ago. You can choose another difficulty or skill now,
          or take this one unverified, with 5 or 10 questions.
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
          {isLimited && !open && !wait && !refusal ? (
            <span className={overview ? undefined : 'invisible'}> {leftText(overview?.verified)}</span>
          ) : null}
        </p>
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

function countHint(count: QuestionCount, kind: AttemptKind | undefined, own = 0): string {
  const time = `Takes at most ${formatDuration(count * secondsPerQuestion)}.`
  switch (kind) {
    case 'verified':
      return `${time} The result is verified: ${passingScore(count)} right answers or more prove the skill.`
    case 'graded':
      return own > 0
        ? `${time} The result is server-graded: this site’s own ${own} questions are too few, so it asks public ones.`
        : `${time} The result is server-graded, without a credential: these questions are public.`
    case undefined:
      return time
    case 'unverified':
      return `${time} The result is unverified: so few questions can be passed by luck, so it never proves the skill.`
  }
}

/** Keeps the room for the sentence. */
const unknownLeft = { left: verifiedPerDay, perDay: verifiedPerDay }

const leftText = ({ left, perDay }: Pick<AssessmentOverviewView['verified'], 'left' | 'perDay'> = unknownLeft) =>
  `${left} of ${perDay} assessments of ${fullCounts} questions are left for these 24 hours.`

function useFocusAfter(isWriting: boolean, button: RefObject<HTMLButtonElement | null>) {
  const wasWriting = useRef(false)
  useEffect(() => {
    if (wasWriting.current && !isWriting) button.current?.focus()
    wasWriting.current = isWriting
  }, [isWriting, button])
}
