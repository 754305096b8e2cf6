import { difficulties, selectableSkills } from '@guildhall/contract'
import { questionSetKeyOf } from '../../../1-ground/question-bank/shared/question-set-key.ts'
import { loadTemplates } from '../question-supply.ts'

/** Makes one question of each template, as V8 compiles a function with its first call. In slices, one for each template. */
export async function* prepareQuestions() {
  const { drawableIn, drawFrom } = await loadTemplates()
  for (const skill of selectableSkills) {
    for (const difficulty of difficulties) {
      for (const template of drawableIn(questionSetKeyOf(skill, difficulty))) {
        drawFrom([template], template.id, 1)
        yield
      }
    }
  }
}
