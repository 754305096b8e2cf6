import type { LessonView } from '@guildhall/contract'
import { CodeBlock } from '../../ui/code-block.tsx'
import { cx } from '../../ui/cx.ts'
import { InlineText, Paragraphs } from '../../ui/formatted-text.tsx'
import { LessonSteps } from './lesson-steps.tsx'
import { SteadyPart } from './steady-part.tsx'

export interface LessonProps {
  lesson: LessonView
  number: number
  of: number
  headingLevel: 2 | 3
}

export function Lesson({ lesson, number, of, headingLevel }: LessonProps) {
  const Title = `h${headingLevel}` as const
  const Part = `h${headingLevel + 1}` as 'h3' | 'h4'
  const { title, summary, topics, text, steps } = lesson
  const example = <Example example={lesson.example} heading={Part} />

  return (
    <article
      className={cx(
        'grid gap-8 lg:grid-cols-[minmax(0,42rem)_minmax(0,1fr)] lg:gap-x-14 print:block',
        number > 1 && 'print:break-before-page',
      )}
    >
      <header className="lg:col-start-1">
        <p className="eyebrow">
          Lesson {number} of {of}
        </p>
        <Title tabIndex={-1} className="mt-1 text-2xl outline-none">
          {title}
        </Title>
        <p className="mt-3 text-lg text-muted">
          <InlineText>{summary}</InlineText>
        </p>
      </header>
      <section
        aria-label="Key topics"
        className="rounded-lg border border-line bg-surface p-5 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start print:my-4"
      >
        <Part className="font-sans text-base font-semibold tracking-normal">Key topics</Part>
        <ol className="mt-3 flex list-decimal flex-col gap-1.5 pl-5 text-sm marker:text-muted">
          {topics.map((topic) => (
            <li key={topic} className="pl-1">
              <InlineText>{topic}</InlineText>
            </li>
          ))}
        </ol>
      </section>
      <div className="flex min-w-0 flex-col gap-10 lg:col-start-1">
        {steps ? (
          <LessonSteps lesson={lesson} heading={Part} example={example} />
        ) : (
          <>
            <Paragraphs>{text}</Paragraphs>
            {example}
          </>
        )}
        <SteadyPart lesson={lesson} heading={Part} />
      </div>
    </article>
  )
}

function Example({ example, heading: Heading }: { example: LessonView['example']; heading: 'h3' | 'h4' }) {
  const { title, code, language, colors, marks, text } = example
  return (
    <section className="flex min-w-0 flex-col gap-4">
      <div>
        <p className="eyebrow">Example</p>
        <Heading className="font-display text-lg font-medium">
          <InlineText>{title}</InlineText>
        </Heading>
      </div>
      {code ? <CodeBlock copyable code={code} colors={colors} marks={marks} language={language} label={title} /> : null}
      <Paragraphs>{text}</Paragraphs>
    </section>
  )
}
