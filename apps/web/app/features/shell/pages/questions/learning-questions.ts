import { passingPercentage, retakeWaitHours, verifiedPerDay, verifiedQuestionCounts } from '@guildhall/contract'
import { paths } from '../../../../paths.ts'
import type { QuestionGroup } from './question.ts'

const either = new Intl.ListFormat('en', { type: 'disjunction' })

export const learningQuestions: readonly QuestionGroup[] = [
  {
    id: 'skills',
    title: 'Skills',
    questions: [
      {
        id: 'prove-a-skill',
        question: 'How do I prove a skill?',
        answer: `Open Take Quiz and choose a skill, a difficulty and ${either.format(verifiedQuestionCounts.map(String))} questions. The questions are made for you, and Guildhall keeps their answers, the time and the score; the result is verified, and ${passingPercentage}% or more proves the skill. You decide whether your profile shows it. Fewer questions prove nothing, as luck could pass them, and neither do skills whose questions are public: those results are server-graded.`,
        link: { label: 'The rules of assessments', href: paths.rules },
      },
      {
        id: 'check-a-result',
        question: 'How can others check my result?',
        answer:
          'A result that your profile shows has a public page. If it is verified and passed, a signed credential can be downloaded there and checked anywhere. The page also says what a result does not show: assessments are not supervised.',
      },
      {
        id: 'try-again',
        question: 'Why can’t I try again right away?',
        answer: `You can start ${verifiedPerDay} attempts of ${either.format(verifiedQuestionCounts.map(String))} questions within 24 hours, and the next one at the same skill and difficulty waits ${retakeWaitHours} hours. Unverified attempts, which have fewer questions, can start right away.`,
      },
    ],
  },
  {
    id: 'learning',
    title: 'Learning',
    questions: [
      {
        id: 'course-costs',
        question: 'What do the courses cost?',
        answer:
          'Nothing. The library can be read without an account; with one you keep courses, mark lessons as done and come back to them.',
        link: { label: 'Course library', href: paths.library },
      },
      {
        id: 'who-writes-courses',
        question: 'Who writes the courses?',
        answer:
          'Library courses come with Guildhall. If this site uses an AI service, it writes courses on other topics, which say so. Without one, “Find a course” answers from the library, and says when it has nothing on a topic.',
      },
      {
        id: 'who-sees-courses',
        question: 'Who sees my courses?',
        answer:
          'Only you, until you share one. A shared course shows neither your name nor your progress, and the link can be removed. Courses of the library are public anyway.',
      },
    ],
  },
]
