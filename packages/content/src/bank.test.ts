import { describe, expect, test } from 'vitest'
import { listCellPlaces, listStrayFiles, readCell, readCellFile } from './bank.ts'
import { parseCell, problemsAcrossCells, problemsOfCell, questionsOf } from './check-bank.ts'
import { runProblemsOf } from './run-code.ts'

const places = listCellPlaces()
const names = places.map((place) => ({ ...place, place }))

describe('the question bank', () => {
  test.each(names)('$skill at level $level keeps the rules', ({ place }) => {
    const { cell, problems } = parseCell(place, readCellFile(place))

    expect(problems).toEqual([])
    expect(cell && problemsOfCell({ place, cell })).toEqual([])
  })

  test('has no file that nobody reads', () => {
    expect(listStrayFiles()).toEqual([])
  })

  test('asks nothing twice', () => {
    expect(problemsAcrossCells(places.map((place) => ({ place, cell: readCell(place) })))).toEqual([])
  })

  // The other languages need tools a fresh clone need not have; content-check runs them where they are.
  test('knows what its JavaScript and TypeScript programs print', { timeout: 120_000 }, async () => {
    const questions = places.flatMap((place) => questionsOf(readCell(place)))

    expect(await runProblemsOf(questions.filter(({ run }) => run === 'javascript' || run === 'typescript'))).toEqual([])
  })
})
