export interface Question {
  /** Its place in the page. Others link to it, so it never changes. */
  id: string
  question: string
  answer: string
  /** Where to go on. */
  link?: { label: string; href: string }
}

export interface QuestionGroup {
  id: string
  title: string
  questions: readonly Question[]
}
