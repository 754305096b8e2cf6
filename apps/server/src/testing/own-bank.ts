import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { skillNames } from '@guildhall/content'
import type { Difficulty, SelectableSkill } from '@guildhall/contract'
import { openQuestionBank, type QuestionBank } from '../modules/1-ground/question-bank/open-question-bank.ts'

/** A bank in which an operator has `count` questions of their own on each skill at each difficulty. */
export function openOwnBank(
  skills: readonly SelectableSkill[],
  difficulties: readonly Difficulty[],
  count = 200,
): QuestionBank {
  const folder = mkdtempSync(path.join(tmpdir(), 'guildhall-bank-'))
  try {
    for (const [slug, skill] of Object.entries(skillNames)) {
      if (!skills.includes(skill)) continue
      mkdirSync(path.join(folder, slug))
      for (const level of difficulties) {
        const sealed = Array.from({ length: count }, (_, number) => ownQuestion(`own-${slug}-${level}-${number}`))
        writeFileSync(path.join(folder, slug, `${level.toLowerCase()}.json`), JSON.stringify({ skill, level, sealed }))
      }
    }
    return openQuestionBank(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const ownQuestion = (id: string) => ({
  id,
  concept: 'trade secrets',
  question: `What does our handbook say under ${id}?`,
  options: ['Ask first', 'Ask later', 'Ask twice', 'Never ask'],
  answer: 'Ask first',
  explanation: 'Asking first is cheaper.',
})
