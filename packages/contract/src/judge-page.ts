/** Shows a learner's page and asks a test of it. Runs in a document of its own, whose policy runs none of the page's scripts. */
import { describeValue } from './describe-value.ts'
import { usualPageWidth } from './exercises.constants.ts'

export type PageTest = { call: string; gives: string; width?: number | undefined }
/** `styles` are what somebody writes for a given page. */
export type LearnersPage = { html: string; styles?: string | undefined }
type PageOutcome = { passed: boolean; expected: string; came: string; message?: string }

// These connect or lead away, which no policy forbids.
const removed = 'meta[http-equiv], base, link[rel~="preconnect" i], link[rel~="dns-prefetch" i]'
// Taken now: a page may give its elements any name.
const { eval: evaluate } = globalThis

/** Scripts of a parsed document never run, and its policy refuses what its attributes and addresses have. */
export function showPage({ html, styles }: LearnersPage) {
  const parsed = new DOMParser().parseFromString(html, 'text/html')
  for (const element of parsed.querySelectorAll(removed)) element.remove()
  // A document within, which has all of that again.
  for (const frame of parsed.querySelectorAll('iframe[srcdoc]')) frame.removeAttribute('srcdoc')
  if (styles !== undefined) {
    const sheet = parsed.createElement('style')
    sheet.textContent = styles
    parsed.head.append(sheet)
  }
  // Not by the document's own names, which elements of the page before may have taken.
  Document.prototype.replaceChildren.call(document)
  Document.prototype.append.call(document, parsed.documentElement)
}

export async function judgePage(page: LearnersPage, { call, gives, width }: PageTest): Promise<PageOutcome> {
  const { came: expected } = await outcomeOf(gives)
  await untilWide(width ?? usualPageWidth)
  showPage(page)
  const outcome = await outcomeOf(call)
  return { passed: outcome.came === expected, expected, ...outcome }
}

/** A new frame may get its size a moment later, and where the page is zoomed it is rounded. */
async function untilWide(width: number) {
  while (Math.abs(innerWidth - width) > 1) await new Promise((resolve) => setTimeout(resolve, 10))
}

async function outcomeOf(expression: string): Promise<{ came: string; message?: string }> {
  try {
    return { came: describeValue(await evaluate(`(${expression}\n)`)) }
  } catch (error) {
    const { name, message } = error as Error
    return { came: `throws ${name}`, message }
  }
}
