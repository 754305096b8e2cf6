import type { LessonView } from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import type { Block, DocumentContent } from '../../../platform/documents/document.ts'
import type { OwnCourse } from './course.queries.ts'
import type { Course } from './course-library.ts'
import { getLibraryCourse, getOwnCourse, getSharedCourse } from './get-course.ts'

export async function getOwnCourseDocument(deps: Deps, own: OwnCourse): Promise<DocumentContent> {
  const course = await getOwnCourse(deps, own)
  return courseDocument(course, course.shareUrl)
}

export async function getSharedCourseDocument({ database, config }: Deps, shareKey: string): Promise<DocumentContent> {
  const course = await getSharedCourse(database.db, shareKey)
  return courseDocument(course, `${config.publicUrl}/shared/courses/${shareKey}`)
}

export function getLibraryCourseDocument({ config }: Deps, id: string): DocumentContent {
  return courseDocument(getLibraryCourse(id), `${config.publicUrl}/library/${id}`)
}

function courseDocument(
  { courseTitle, description, source, lessons }: Course,
  address: string | null,
): DocumentContent {
  const count = lessons.length === 1 ? '1 lesson' : `${lessons.length} lessons`
  return {
    title: courseTitle,
    eyebrow: source === 'ai' ? `Course · ${count} · written by an AI` : `Course · ${count}`,
    address,
    blocks: [
      { kind: 'paragraph', look: 'lead', text: description },
      ...(lessons.length > 1
        ? [{ kind: 'list', marks: 'numbers', items: lessons.map(({ title }) => title) } as const]
        : []),
      ...lessons.flatMap(lessonBlocks),
      ...answerBlocks(lessons),
      ...sourceBlocks(lessons),
    ],
  }
}

function lessonBlocks({ title, summary, topics, text, example, check }: LessonView, index: number): Block[] {
  return [
    { kind: 'heading', level: 2, text: `Lesson ${index + 1}: ${title}` },
    { kind: 'paragraph', look: 'lead', text: summary },
    { kind: 'heading', level: 3, text: 'Key topics' },
    { kind: 'list', marks: 'numbers', items: topics },
    { kind: 'heading', level: 3, text: 'The lesson' },
    ...paragraphs(text),
    { kind: 'heading', level: 3, text: `Example: ${example.title}` },
    ...code(example.code),
    ...paragraphs(example.text),
    { kind: 'heading', level: 3, text: 'Check yourself' },
    ...paragraphs(check.question),
    ...code(check.code),
    { kind: 'list', marks: 'letters', items: check.options },
  ]
}

function answerBlocks(lessons: readonly LessonView[]): Block[] {
  if (lessons.length === 0) return []
  return [
    { kind: 'heading', level: 2, text: 'Answers' },
    ...lessons.flatMap<Block>(({ title, check: { options, answer, explanation } }, index) => [
      { kind: 'heading', level: 3, text: `Lesson ${index + 1}: ${title}` },
      { kind: 'paragraph', text: `${letterOf(options.indexOf(answer))}${answer}` },
      ...paragraphs(explanation),
    ]),
  ]
}

function sourceBlocks(lessons: readonly LessonView[]): Block[] {
  const blocks = lessons.flatMap<Block>(({ title, sources = [], checked }, index) =>
    sources.length > 0
      ? [
          { kind: 'heading', level: 3, text: `Lesson ${index + 1}: ${title}` },
          { kind: 'list', marks: 'numbers', items: sources.map((source) => `${source.title}, ${source.url}`) },
          {
            kind: 'paragraph',
            look: 'small',
            text: checked ? `Checked against ${checked.against} (${checked.on}).` : 'Named by an AI and not verified.',
          },
        ]
      : [],
  )
  return blocks.length > 0 ? [{ kind: 'heading', level: 2, text: 'Sources' }, ...blocks] : []
}

const letterOf = (index: number) => (index < 0 ? '' : `${String.fromCharCode(65 + index)}. `)

const paragraphs = (text: string): Block[] =>
  text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ kind: 'paragraph', text: paragraph }))

const code = (text: string | undefined): Block[] => (text ? [{ kind: 'code', text }] : [])
