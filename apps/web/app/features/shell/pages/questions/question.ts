export interface Question {
  /** The question's fragment in the page. Others link to it, so it never changes. */
  id: string
  question: string
  answer: string
  link?: { label: string; href: string }
}

export interface QuestionGroup {
  id: string
  title: string
  questions: readonly Question[]
}
