import type { PublicCourseView } from '@guildhall/contract'
import { use } from 'react'
import { DocumentContext } from '../../document-context.ts'

const id = 'course'

/** The course of a document as data. In the router's data it would be a text within a text, in which each quotation mark takes four characters. */
export function CourseBlock() {
  const { course } = use(DocumentContext)
  return (
    <script
      id={id}
      type="application/json"
      // In the browser it is what the server sent, or empty.
      suppressHydrationWarning
      // Whatever a lesson says, nothing in it ends the element.
      dangerouslySetInnerHTML={{ __html: course?.json.replaceAll('<', '\\u003c') ?? '' }}
    />
  )
}

let ofDocument: PublicCourseView | undefined

/** Kept, as the block is empty once React has made it anew. */
export function readCourseBlock(): PublicCourseView {
  ofDocument ??= JSON.parse(document.getElementById(id)?.textContent ?? '') as PublicCourseView
  return ofDocument
}
