import type { LessonView } from '@guildhall/contract'
import { noLigatures } from '../../ui/code-block.tsx'
import { languageName } from '../../ui/code-language.ts'
import { type Html, html } from '../../ui/html.ts'
import { coloredHtml, inlineHtml, paragraphsHtml } from '../../ui/text-html.ts'
import type { LessonProps } from './lesson.tsx'
import { stepAnchor } from './step-anchor.ts'

/**
 * A lesson that is not on screen, for print and for search engines: as `Lesson`, without what print leaves out. A page has a dozen
 * of them, so they are one piece of HTML each: as elements, they took most of the time that rendering a course took.
 */
export function ClosedLesson(props: LessonProps) {
  return (
    <article
      className={props.number > 1 ? 'print:break-before-page' : undefined}
      // `html` has escaped all text of the lesson.
      dangerouslySetInnerHTML={{ __html: lessonHtml(props).text }}
    />
  )
}

function lessonHtml({ lesson, number, of, headingLevel }: LessonProps): Html {
  const { title, summary, topics, text, steps, check, sources = [] } = lesson
  const part = headingLevel + 1
  const example = exampleHtml(lesson, part)
  return html`<header><p class="eyebrow">Lesson ${number} of ${of}</p><h${headingLevel} class="mt-1 text-2xl">${title}</h${headingLevel}><p class="mt-3 text-lg text-muted">${inlineHtml(summary)}</p></header><section aria-label="Key topics" class="my-4 rounded-lg border border-line bg-surface p-5"><h${part} class="font-sans text-base font-semibold tracking-normal">Key topics</h${part}><ol class="mt-3 flex list-decimal flex-col gap-1.5 pl-5 text-sm marker:text-muted">${topics.map((topic) => html`<li class="pl-1">${inlineHtml(topic)}</li>`)}</ol></section><div class="flex min-w-0 flex-col gap-10">${
    steps
      ? stepsHtml(lesson, part, example)
      : html`<div>${paragraphsHtml(text)}</div>${example}${checkHtml(check, part)}`
  }${sources.length > 0 ? sourcesHtml(sources) : null}</div>`
}

function stepsHtml(
  { id, text, steps = [], check, exercises, written }: LessonView,
  part: number,
  example: Html,
): readonly Html[] {
  const paragraphs = text.split('\n\n')
  return steps.map((step, at) => {
    const [first, last] = step.paragraphs
    const { ends } = step
    return html`<section class="flex min-w-0 flex-col gap-6 not-first:border-t not-first:border-line not-first:pt-8"><div><p class="eyebrow">Step ${at + 1} of ${steps.length}</p><h${part} id="${stepAnchor(id, step.id)}" class="mt-1 scroll-mt-20 text-xl">${step.title}</h${part}></div><div>${paragraphsHtml(paragraphs.slice(first, last + 1).join('\n\n'))}</div>${step.withExample ? example : null}${
      ends.with === 'exercise' || !(exercises || written)
        ? null
        : html`<section class="rounded-lg border border-line p-4 sm:p-5 print:break-inside-avoid"><p class="eyebrow mb-3">${ends.with === 'check' ? 'Check yourself' : 'Do you remember?'}</p>${questionHtml(ends.with === 'check' ? check : ends)}</section>`
    }</section>`
  })
}

function exampleHtml({ example: { title, code, colors, marks, language, text } }: LessonView, part: number): Html {
  return html`<section class="flex min-w-0 flex-col gap-4"><div><p class="eyebrow">Example</p><h${part} class="font-display text-lg font-medium">${inlineHtml(title)}</h${part}></div>${code ? codeHtml(title, language, coloredHtml(code, colors, marks)) : null}<div>${paragraphsHtml(text)}</div></section>`
}

const codeHtml = (label: string, language: string | undefined, code: Html): Html =>
  html`<figure aria-label="${label}" class="min-w-0 overflow-hidden rounded-md border border-line bg-sunken"><figcaption class="flex min-h-10 items-center border-b border-line px-4 text-xs font-medium text-muted">${languageName(language)}</figcaption><pre class="overflow-x-auto p-4 text-sm leading-6 [tab-size:2]"><code>${code}</code></pre></figure>`

const checkHtml = (check: LessonView['check'], part: number): Html =>
  html`<section class="border-t border-line pt-8 print:break-inside-avoid"><h${part} class="eyebrow mb-3 font-sans!">Check yourself</h${part}>${questionHtml(check)}</section>`

type Question = Pick<LessonView['check'], 'question' | 'code' | 'language' | 'colors' | 'options'>

/** Not yet answered. */
const questionHtml = ({ question, code, language, colors, options }: Question): Html =>
  html`<fieldset class="flex min-w-0 flex-col gap-4"><legend class="${noLigatures} mb-4 font-medium">${inlineHtml(question)}</legend>${code ? codeHtml('Code of the question', language, coloredHtml(code, colors)) : null}<div class="flex flex-col gap-2">${options.map(optionHtml)}</div></fieldset>`

const optionHtml = (option: string): Html =>
  html`<label class="flex min-h-11 min-w-0 items-start gap-3 rounded-md border border-line bg-surface px-4 py-2.5"><input type="radio" class="mt-1 size-4.5 shrink-0 accent-ink"><span class="${noLigatures} min-w-0 flex-1 break-words whitespace-pre-wrap">${inlineHtml(option)}</span></label>`

const arrow = html`<svg aria-hidden="true" class="size-4 shrink-0" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="m9 18 6-6-6-6"/></svg>`

function sourcesHtml(sources: NonNullable<LessonView['sources']>): Html {
  const title = sources.some(({ unverified }) => unverified) ? 'Unverified sources' : 'Sources'
  return html`<section class="border-t border-line pt-5"><details><summary class="disclosure">${arrow}${title} of this lesson (${sources.length})</summary></details></section>`
}
