/** Checks that the server's modules stand on their floors: part of `npm run check`. */
import { findArrows, findProblems, floors, readFromBelow, readSources, together, upward } from './floors.ts'

const sources = readSources()
const problems = findProblems(sources, { floors, together, readFromBelow, upward })
for (const problem of problems) console.error(problem)
const arrows = new Set(
  findArrows(sources, readFromBelow).flatMap(({ from, to, isDirect }) => (isDirect ? [`${from} ${to}`] : [])),
)
console.log(
  `${Object.values(floors).flat().length} parts on ${Object.keys(floors).length} floors, ${arrows.size} arrows.`,
)
process.exit(problems.length === 0 ? 0 : 1)
