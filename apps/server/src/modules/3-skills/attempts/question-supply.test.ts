import { templatesNeeded } from '@guildhall/content/templates'
import { ownQuestionsFor } from '@guildhall/contract'
import { describe, expect, test } from 'vitest'
import { openOwnBank } from '../../../testing/own-bank.ts'
import { openQuestionBank } from '../../1-ground/question-bank/open-question-bank.ts'
import { chooseSupply, listGradedOnly } from './question-supply.ts'

const bank = openQuestionBank()
const seen = new Map<string, number>()

async function draw(
  wanted: { skill: 'JavaScript' | 'Graphic Design'; count: number },
  setAside: Iterable<string>,
  of = bank,
) {
  const supply = await chooseSupply(of, { difficulty: 'Beginner', ...wanted }, new Set(setAside))
  return { source: supply.source, items: supply.draw(seen).map(({ id, template }) => template?.id ?? id) }
}

describe('items that are set aside', () => {
  test('of the public bank are left out while as many others remain as are asked', async () => {
    const { sealed } = bank.questionsOf('Graphic Design', 'Beginner')
    const ids = sealed.map(({ id }) => id)

    const enough = await draw({ skill: 'Graphic Design', count: 15 }, ids.slice(15))
    const tooFew = await draw({ skill: 'Graphic Design', count: 15 }, ids.slice(12))

    expect(enough.items.sort()).toEqual(ids.slice(0, 15).sort())
    expect(tooFew.items).toHaveLength(15)
    expect(tooFew.items).toEqual(expect.arrayContaining(ids.slice(0, 12)))
  })

  test('of the templates are left out; too few of them prove nothing', async () => {
    const every = new Set<string>()
    for (let round = 0; round < 5; round += 1) {
      for (const id of (await draw({ skill: 'JavaScript', count: 20 }, [])).items) every.add(id)
    }
    const ids = [...every]

    const left = await draw({ skill: 'JavaScript', count: 20 }, ids.slice(templatesNeeded))
    const tooFew = [...ids.slice(templatesNeeded - 1)]

    expect(left.source).toBe('generated')
    expect(new Set(left.items)).toEqual(new Set(ids.slice(0, templatesNeeded)))
    expect((await draw({ skill: 'JavaScript', count: 15 }, tooFew)).source).toBe('bank')
    expect(await listGradedOnly(bank, new Set(tooFew))).toContainEqual({
      ...{ skill: 'JavaScript', difficulty: 'Beginner', from: 15, own: 0 },
    })
  })

  test('of an operator’s bank are left out; with too few others its questions are not asked', async () => {
    const own = openOwnBank(['Graphic Design'], ['Beginner'])
    const ids = own.ownQuestionsOf('Graphic Design', 'Beginner').map(({ id }) => id)

    const needed = ownQuestionsFor(15)
    const enough = await draw({ skill: 'Graphic Design', count: 15 }, ids.slice(needed), own)
    const tooFew = await draw({ skill: 'Graphic Design', count: 15 }, ids.slice(needed - 1), own)

    expect(enough).toMatchObject({ source: 'private' })
    expect(ids.slice(0, needed)).toEqual(expect.arrayContaining(enough.items))
    expect(tooFew.source).toBe('bank')
  })
})
