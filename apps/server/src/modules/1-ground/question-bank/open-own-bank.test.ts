import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listQuestionSetKeys } from '@guildhall/content'
import { drawableIn } from '@guildhall/content/templates'
import { expect, test } from 'vitest'
import { templateFolder, templateModule } from '../../../testing/own-templates.ts'
import { mayBeOfTemplate, openOwnBank } from './open-own-bank.ts'

const builtIn = drawableIn({ skill: 'react', level: 'beginner' })[0]!.id

function folderWith(id: string): string {
  const folder = templateFolder({ 'print.mjs': templateModule({ level: 'Advanced', count: 12 }) })
  const question = {
    ...{ id, concept: 'keys', question: 'Which key belongs to a list of orders?' },
    ...{ options: ['The id', 'The index', 'The time', 'The title'], answer: 'The id', explanation: 'It stays.' },
  }
  mkdirSync(path.join(folder, 'react'))
  const file = { skill: 'React', level: 'Beginner', sealed: [question] }
  writeFileSync(path.join(folder, 'react/beginner.json'), JSON.stringify(file))
  return folder
}

test('questions and templates of an operator are opened together', async () => {
  const bank = await openOwnBank(folderWith('house-1'))

  expect(bank.ownQuestionsOf('React', 'Beginner')).toHaveLength(1)
  expect(bank.ownTemplatesOf('Graphic Design', 'Advanced')).toHaveLength(12)
})

test('a question with the id of a template would share its statistics, so it refuses the start', async () => {
  const own = (await openOwnBank(folderWith('house-1'))).ownTemplatesOf('Graphic Design', 'Advanced')[0]!.id

  await expect(openOwnBank(folderWith(builtIn))).rejects.toThrow(
    `uses the id ${builtIn}, which a built-in template has.`,
  )
  await expect(openOwnBank(folderWith(own))).rejects.toThrow(`uses the id ${own}, which a template of yours has.`)
})

test('every built-in template has an id for which the start looks them up, and the usual ids of questions are none', () => {
  const ids = listQuestionSetKeys().flatMap((key) => drawableIn(key).map(({ id }) => id))

  expect(ids.filter((id) => !mayBeOfTemplate(id))).toEqual([])
  expect(['house-1', 'react-beginner-s07', 'react-beginner-12'].filter(mayBeOfTemplate)).toEqual([])
})
