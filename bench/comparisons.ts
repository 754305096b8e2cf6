import type { Contender, ContenderKey } from './contenders.ts'
import { compare, type Measured, type Rounds } from './measure.ts'
import type { Outcome } from './outcome.ts'
import { planScenarios, type Scenario } from './scenarios.ts'
import { figures, memory, table, verdict } from './tables.ts'

const contenderText: Readonly<Record<ContenderKey, string>> = {
  guildhall: '',
  bare: `**The bare handler** runs the product's own statements and sends the same bytes by \`node:http\` and \`pg\`, as they come. It
  has no sessions, validation, response schemas, security headers or routes.`,
  bareOurs: `**The bare handler, asking as we do** is the same one with our way of using \`pg\`
  ([decision 0071](../docs/decisions/0071-frequent-requests.md)). What is left between it and us is what our answers have and its do not.`,
  plain: `**Plain Fastify** is what an experienced team would write first: Fastify with signed tokens (\`@fastify/jwt\`) and JSON schemas
  for requests and answers, and \`pg\`. It searches by \`ILIKE\` in title, description or skills, with a trigram index for each. It
  answers like Guildhall: the page, whether the viewer has proposed, the total and the matches in every category. The page and
  the counts are two statements, sent at once. It has none of the rules and limits of the product.`,
  plainRows: `**Plain Fastify, rows alone** is the same server, asked for the page without the total and the counts.`,
  parse: `**Parse Server 9** keeps projects as a class with a schema, required fields and class-level permissions; cloud code sets the
  client. It is asked by REST as its own clients ask: \`$regex\` with \`i\` in title, description or skills, and \`count=1\`. Each of the three texts
  has a trigram index. It tells the total, but neither the counts of the categories nor whether the viewer has proposed.`,
}

type Comparison = { scenario: Scenario; measured: Measured[] }

export async function measureComparisons(
  contenders: Contender[],
  databaseUrl: string,
  rounds: Rounds,
  say: (line: string) => void,
): Promise<Outcome> {
  const comparisons: Comparison[] = []
  for (const scenario of await planScenarios(databaseUrl)) {
    say(`${scenario.name}, in turn.`)
    const among = contenders.filter(({ key }) => scenario.among.includes(key))
    comparisons.push({ scenario, measured: await compare(scenario, among, databaseUrl, rounds) })
  }
  return { headlines: comparisons.flatMap(headlines), section: section(comparisons) }
}

function headlines({ scenario: { name, targets }, measured }: Comparison): string[][] {
  return measured.flatMap(({ key, name: other, ratio, processorRatio }) => {
    const target = targets[key]
    if (target === undefined) return []
    const line = (what: string, value: number) => [
      `${name}: ${what} beside ${other}`,
      `at least ${target}`,
      `**${value.toFixed(2)}**`,
      verdict(value / target),
    ]
    return [
      line('rate', ratio),
      ...(key === 'bare' ? [line('work done in the same processor time', processorRatio)] : []),
    ]
  })
}

function section(comparisons: Comparison[]): string {
  const compared = new Set(comparisons.flatMap(({ measured }) => measured.map(({ key }) => key)))
  return `## Beside others

The ratio is Guildhall's rate divided by the other's. Processor time is that of the server and PostgreSQL for a request; its ratio is the
other's divided by Guildhall's, so that more is better in both.

${table(
  ['', 'server', 'ratio', 'requests/s', 'p50', 'p99', 'slowest', 'memory', 'processor', 'ratio'],
  comparisons.flatMap(({ scenario, measured }) =>
    measured.map(({ key, name, ratio, processorMs, processorRatio, figures: measured }, place) => [
      place === 0 ? scenario.name : '',
      name,
      key === 'guildhall' ? '' : `**${ratio.toFixed(2)}**`,
      ...figures(measured),
      memory(measured),
      `${processorMs.toFixed(processorMs < 10 ? 3 : 1)} ms`,
      key === 'guildhall' ? '' : `**${processorRatio.toFixed(2)}**`,
    ]),
  ),
)}

${[...compared]
  .filter((key) => key !== 'guildhall')
  .map((key) => `- ${contenderText[key]}`)
  .join('\n')}`
}
