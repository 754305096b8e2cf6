import { templatesWanted } from '@guildhall/content'
import { counted, difficulties, ownQuestionsFor, selectableSkills, verifiedFrom } from '@guildhall/contract'
import type { QuestionBank } from './open-question-bank.ts'

/** Sentences about what the operator wrote and no attempt uses, as there is too little of it. */
export function listUnusedOwn(bank: QuestionBank): string[] {
  const needed = ownQuestionsFor(verifiedFrom)
  return selectableSkills.flatMap((skill) =>
    difficulties.flatMap((difficulty) => {
      const [questions, templates] = [
        bank.ownQuestionsOf(skill, difficulty).length,
        bank.ownTemplatesOf(skill, difficulty).length,
      ]
      const cell = `${skill} (${difficulty})`
      if (templates >= templatesWanted) return []
      return [
        ...(templates > 0
          ? [
              `Your ${counted(templates, 'template')} of ${cell} ${isText(templates)} not used: ${templatesWanted} are needed.`,
            ]
          : []),
        ...(questions > 0 && questions < needed
          ? [
              `Your ${counted(questions, 'question')} on ${cell} ${isText(questions)} not used: ${needed} are needed, as fewer are soon known.`,
            ]
          : []),
      ]
    }),
  )
}

const isText = (count: number) => (count === 1 ? 'is' : 'are')
