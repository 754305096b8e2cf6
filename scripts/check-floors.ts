/** Checks that the server's modules and the web's features stand on their floors: part of `npm run check`. */
import {
  type Arrow,
  featurePartOf,
  findArrows,
  findProblems,
  floors,
  readFromBelow,
  readSources,
  readWebSources,
  together,
  webFloors,
  webTogether,
} from './floors.ts'

const sources = readSources()
const problems = findProblems(sources, { floors, together, readFromBelow })
const folders = Object.entries(floors).flatMap(([floor, parts], level) =>
  parts.map((part) => `modules/${level + 1}-${floor}/${part}/`),
)
for (const file of sources.keys()) {
  if (file.startsWith('modules/') && !folders.some((folder) => file.startsWith(folder)))
    problems.push(`${file} is in the folder of another floor.`)
}
const features = readWebSources()
problems.push(...findProblems(features, { floors: webFloors, together: webTogether, partOf: featurePartOf }))
for (const problem of problems) console.error(problem)
const say = (what: string, names: object, arrows: readonly Arrow[]) => {
  const pairs = new Set(arrows.filter(({ isDirect }) => isDirect).map(({ from, to }) => `${from} ${to}`))
  const parts = Object.values(names).flat().length
  console.log(`${parts} ${what} on ${Object.keys(names).length} floors, ${pairs.size} arrows.`)
}
say('modules', floors, findArrows(sources, readFromBelow))
say('features', webFloors, findArrows(features, [], featurePartOf))
process.exit(problems.length === 0 ? 0 : 1)
