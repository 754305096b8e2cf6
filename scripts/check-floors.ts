/** Checks that the server's modules stand on their floors: part of `npm run check`. */
import { findArrows, findProblems, floors, readFromBelow, readSources, together, upward } from './floors.ts'

const sources = readSources()
const problems = findProblems(sources, { floors, together, readFromBelow, upward })
const folders = Object.entries(floors).flatMap(([floor, parts], level) =>
  parts.map((part) => `modules/${level + 1}-${floor}/${part}/`),
)
for (const file of sources.keys()) {
  if (file.startsWith('modules/') && !folders.some((folder) => file.startsWith(folder)))
    problems.push(`${file} is in the folder of another floor.`)
}
for (const problem of problems) console.error(problem)
const arrows = new Set(
  findArrows(sources, readFromBelow).flatMap(({ from, to, isDirect }) => (isDirect ? [`${from} ${to}`] : [])),
)
console.log(
  `${Object.values(floors).flat().length} parts on ${Object.keys(floors).length} floors, ${arrows.size} arrows.`,
)
process.exit(problems.length === 0 ? 0 : 1)
