import {
  type Difficulty,
  type ItemPool,
  ownQuestionsFor,
  type SelectableSkill,
  verifiedQuestionCounts,
} from '@guildhall/contract'
import type { Deps } from '../../../deps.ts'
import { questionSetKeyOf } from '../../1-ground/question-bank/shared/question-set-key.ts'

type Ids = ReadonlySet<string>

/**
 * How many more items of the pool can be set aside while it still proves a skill; null for the public bank, which fills up with
 * what is set aside.
 */
export async function openSpare(bank: Deps['bank']) {
  const { drawableIn, drawable, templatesNeeded } = await import('@guildhall/content/templates')
  return (pool: ItemPool, skill: SelectableSkill, difficulty: Difficulty, setAside: Ids): number | null => {
    if (pool === 'generated') return drawableIn(questionSetKeyOf(skill, difficulty), setAside).length - templatesNeeded
    if (pool !== 'private') return null
    const templates = drawable(bank.ownTemplatesOf(skill, difficulty), setAside)
    if (templates.length > 0) return templates.length - templatesNeeded
    const left = bank.ownQuestionsOf(skill, difficulty).filter(({ id }) => !setAside.has(id)).length
    // Also for the longer attempts, if there are enough for them.
    const needed = verifiedQuestionCounts.map(ownQuestionsFor).filter((count) => count <= left)
    return left - Math.max(0, ...needed)
  }
}
