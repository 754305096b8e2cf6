import type { ExerciseOf } from '@guildhall/contract'
import { Check, CircleDashed, X } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { cx } from '../../ui/cx.ts'
import { InlineText } from '../../ui/formatted-text.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Verdict } from './help.tsx'
import type { RunOutcome, TestOutcome } from './run-outcome.ts'

type Tests = ExerciseOf<'code'>['tests']

const stopped = {
  time: 'Stopped after 2 seconds. Is there a loop without an end?',
  failed: 'The program was stopped. It may need too much memory, or call itself without end.',
  missing: 'What runs the program did not start. Check your connection, close other tabs, and reload the page.',
  unsupported: 'This browser does not run WebAssembly, which this exercise needs. Try another browser.',
}

export function TestResults({ tests, outcome }: { tests: Tests; outcome: RunOutcome | undefined }) {
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <div role="status" className="empty:hidden">
        {outcome ? <Summary outcome={outcome} count={tests.length} /> : null}
      </div>
      <ul aria-label="Tests" className="flex flex-col gap-2.5 text-sm">
        {tests.map((test, index) => (
          <Test key={test.says} test={test} outcome={outcome?.tests[index]} />
        ))}
      </ul>
    </div>
  )
}

function Summary({ outcome, count }: { outcome: RunOutcome; count: number }) {
  const { tests, error, stopped: why, isOfEarlier } = outcome
  const passed = tests.filter((test) => test.passed).length
  if (isOfEarlier) return <Verdict isRight={false}>You changed the code meanwhile. Run the tests again.</Verdict>
  if (error !== undefined) {
    return (
      <Verdict isRight={false}>
        <p className="font-semibold">The program does not run.</p>
        <Mono>{error}</Mono>
      </Verdict>
    )
  }
  if (why) return <Verdict isRight={false}>{stopped[why]}</Verdict>
  if (passed < count) return <Verdict isRight={false}>{`${passed} of ${count} tests pass.`}</Verdict>
  return (
    <Verdict isRight>
      <p className="font-semibold">Solved: all {count} tests pass.</p>
    </Verdict>
  )
}

function Test({ test, outcome }: { test: Tests[number]; outcome: TestOutcome | undefined }) {
  return (
    <li className="flex min-w-0 gap-2.5">
      <Mark outcome={outcome} />
      <div className="min-w-0 flex-1">
        <InlineText>{test.says}</InlineText>
        {outcome && !outcome.passed ? (
          <Facts
            facts={{
              ...('props' in test ? { Props: test.props ?? '' } : {}),
              ...('acts' in test ? { Actions: test.acts ?? '' } : {}),
              ...(test.call === undefined ? {} : { Call: test.call }),
              ...('before' in test ? { Before: test.before ?? '' } : {}),
              ...('width' in test ? { Width: `${test.width} px` } : {}),
              Expected: outcome.expected,
              Got: outcome.message ? `${outcome.came}: ${outcome.message}` : outcome.came,
            }}
          />
        ) : null}
        {outcome?.printed ? <Facts facts={{ Printed: outcome.printed.trimEnd() }} /> : null}
      </div>
    </li>
  )
}

function Mark({ outcome }: { outcome: TestOutcome | undefined }) {
  const [Icon, look, word] = outcome
    ? outcome.passed
      ? ([Check, 'text-green', 'Passes:'] as const)
      : ([X, 'text-danger', 'Fails:'] as const)
    : ([CircleDashed, 'text-muted', ''] as const)
  return (
    <>
      <Icon aria-hidden="true" className={cx('mt-0.5 size-4.5 shrink-0', look)} />
      {word ? <VisuallyHidden>{word}</VisuallyHidden> : null}
    </>
  )
}

function Facts({ facts }: { facts: Record<string, string> }) {
  return (
    <dl className="mt-1.5 grid min-w-0 grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
      {Object.entries(facts).map(([name, value]) => (
        <Fragment key={name}>
          <dt className="text-muted">{name}</dt>
          <dd>
            <Mono>{value}</Mono>
          </dd>
        </Fragment>
      ))}
    </dl>
  )
}

const Mono = ({ children }: { children: ReactNode }) => (
  <code className="block max-h-40 overflow-auto text-[0.9em] wrap-anywhere whitespace-pre-wrap">{children}</code>
)
