import { connectQuery, poolerTrouble } from '../platform/database/open-behind-pooler.ts'
import { examinePooling } from '../platform/database/pooler.ts'
import { type Finding, type Installation, ok, problem, warning } from './finding.ts'

/** That there is a direct address at all is checked when the database is opened. */
export async function checkPooler({ config, quote }: Installation): Promise<Finding[]> {
  const { databaseUrl, databaseDirectUrl } = config
  if (!databaseUrl || !databaseDirectUrl) return []
  try {
    const pooling = await examinePooling(databaseUrl)
    if (!pooling.isPooled) {
      const todo = 'Remove DATABASE_DIRECT_URL, or let DATABASE_URL lead to the pooler.'
      return [warning('DATABASE_DIRECT_URL is set, but DATABASE_URL leads to no pooler.', todo)]
    }
    const trouble = poolerTrouble(pooling)
    if (trouble) return [problem(trouble, `Add to the database in pgbouncer.ini: ${connectQuery}`)]
    if (pooling.knowsStatements) return [ok('The pooler keeps the limits of statements and knows prepared statements.')]
    return [ok('The pooler keeps the limits of statements. It knows no prepared statements, so none are used.')]
  } catch (error) {
    return [problem(`The pooler in DATABASE_URL cannot be used: ${quote(error)}.`, 'Start or repair it.')]
  }
}
