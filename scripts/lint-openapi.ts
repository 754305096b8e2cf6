/** Lints apps/server/openapi.json with redocly.yaml. Warnings fail too. */
import path from 'node:path'
import { formatProblems, getTotals, lint, loadConfig } from '@redocly/openapi-core'

const root = path.join(import.meta.dirname, '..')
const config = await loadConfig({ configPath: path.join(root, 'redocly.yaml') })
const problems = await lint({ ref: path.join(root, 'apps/server/openapi.json'), config })
formatProblems(problems, { format: 'codeframe', totals: getTotals(problems), version: '' })
if (problems.length === 0) console.log('The description of the API has no problems.')
process.exit(problems.length === 0 ? 0 : 1)
