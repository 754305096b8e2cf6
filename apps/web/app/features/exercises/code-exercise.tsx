import type { ExerciseOf } from '@guildhall/contract'
import { Suspense, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CodeBlock } from '../../ui/code-block.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ComponentPreview } from './component-preview.tsx'
import { Help } from './help.tsx'
import { lazyEditors } from './lazy-editor.tsx'
import { PagePreview } from './page-preview.tsx'
import { isComponentExercise } from './run-component.ts'
import { hasPassed, runExercise } from './run-exercise.ts'
import { hasRun, type RunOutcome } from './run-outcome.ts'
import { isPageExercise } from './run-page.ts'
import { needsWebAssembly } from './run-program.ts'
import { TestResults } from './test-results.tsx'
import type { ExerciseWork } from './use-exercise-work.ts'

/** `note`: what people should know of how it runs here. */
const languages: Record<ExerciseOf<'code'>['language'], Language> = {
  javascript: { name: 'JavaScript', block: 'js' },
  typescript: { name: 'TypeScript', block: 'ts', note: 'Types are not checked here.' },
  html: { name: 'HTML', block: 'html', note: 'Scripts do not run here.' },
  sql: { name: 'PostgreSQL', block: 'sql', note: 'The first run loads 9 MB.' },
  python: { name: 'Python', block: 'python', note: 'The first run loads 6 MB.' },
  css: { name: 'CSS', block: 'css' },
  react: { name: 'React', block: 'tsx', note: 'Types are not checked here.' },
  vue: { name: 'Vue', block: 'vue', note: 'Types are not checked here.' },
}

interface Language {
  name: string
  /** What a block of code calls it. */
  block: string
  note?: string
}

export function CodeExercise({ exercise, work }: { exercise: ExerciseOf<'code'>; work: ExerciseWork }) {
  const { state, change, fail, solve } = work
  const { title, start, solution, solutionColors, tests, hint, language } = exercise
  const { name, block, note } = languages[language]
  const isSlowToStart = needsWebAssembly(language)
  const CodeEditor = lazyEditors[language]
  const [outcome, setOutcome] = useState<RunOutcome>()
  const [isRunning, setIsRunning] = useState(false)
  const [isLoading, setIsLoading] = useState(false)
  const runButton = useRef<HTMLButtonElement>(null)
  const lastRun = useRef<AbortController>(undefined)
  useEffect(() => () => lastRun.current?.abort(), [])

  async function run() {
    if (isRunning) return
    const code = state.answer
    lastRun.current = new AbortController()
    const { signal } = lastRun.current
    setIsRunning(true)
    setIsLoading(isSlowToStart)
    try {
      const result = await runExercise(exercise, code, { signal, onReady: () => setIsLoading(false) })
      if (signal.aborted) return
      const isOfNow = !hasRun(result) || (hasPassed(exercise, result) ? solve(code) : fail(code))
      setOutcome(isOfNow ? result : { tests: [], isOfEarlier: true })
    } finally {
      setIsRunning(false)
      setIsLoading(false)
    }
  }

  function reset() {
    setOutcome(undefined)
    change({ answer: start, failures: 0 }, { isDone: true })
  }

  return (
    <>
      <Suspense fallback={<Skeleton className="h-72 w-full" />}>
        <CodeEditor
          label={`Your code: ${title}`}
          heading={note ? `${name}. ${note}` : name}
          value={state.answer}
          onChange={(answer) => change({ answer })}
          onRun={() => void run()}
          onLeave={() => runButton.current?.focus()}
        />
      </Suspense>
      {exercise.language === 'css' ? <Given title="The page" language="html" code={exercise.page} /> : null}
      {exercise.language === 'sql' ? <Given title="The tables" language="sql" code={exercise.setup} /> : null}
      {isComponentExercise(exercise)
        ? exercise.files?.map((file) => (
            <Given key={file.name} title={file.name} language={file.name.split('.').at(-1) ?? ''} code={file.code} />
          ))
        : null}
      {isPageExercise(exercise) ? <PagePreview exercise={exercise} code={state.answer} /> : null}
      {isComponentExercise(exercise) ? <ComponentPreview exercise={exercise} code={state.answer} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button ref={runButton} variant="primary" pending={isRunning} onClick={() => void run()}>
          Run the tests
        </Button>
        <Button disabled={isRunning || (state.answer === start && state.failures === 0)} onClick={reset}>
          Reset
        </Button>
        {isSlowToStart ? (
          <p role="status" className="min-h-[1lh] self-center text-sm text-muted max-sm:basis-full">
            {isLoading ? `Loading ${name}…` : null}
          </p>
        ) : null}
      </div>
      <TestResults tests={tests} outcome={outcome} />
      <Help
        hint={hint}
        state={state}
        solutionTitle="Solution"
        solution={
          <CodeBlock copyable code={solution} colors={solutionColors} language={block} label={`Solution: ${title}`} />
        }
      />
    </>
  )
}

/** What is there before the program. */
const Given = ({ title, language, code }: { title: string; language: string; code: string }) => (
  <Disclosure summary={title}>
    <CodeBlock code={code} language={language} label={title} />
  </Disclosure>
)
