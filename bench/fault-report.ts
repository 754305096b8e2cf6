import { loadavg } from 'node:os'
import { type FaultResults, writersCount } from './faults.ts'
import { megabytes, mustBeNone, table, verdict, yesOrNo } from './tables.ts'

/** Seconds until writes succeed after the database is up. */
const targetSeconds = 2
/** Of the heap, after a collection: code that was compiled meanwhile, and caches with their own limits. */
const mayGrow = 1.15

export function writeFaultReport(results: FaultResults): string {
  const { waits, exits, lost, doubled, broken, refusals, audit, before, after } = results
  const [longest, median] = [waits[0], waits[Math.floor(waits.length / 2)]]
  const longestSeconds = longest?.seconds ?? Number.NaN
  const isBack = after.heapBytes <= before.heapBytes * mayGrow
  return `# Faults of the database, and of all else

Written by \`npm run bench -- --faults\` on ${new Date().toISOString().slice(0, 10)}. With \`--seed ${results.seed}\`: ${results.faults} faults
of the database of two servers, one after the other (${list(results.done)}), while ${writersCount} people post projects and others hire, pay, deliver, approve, write
messages, store pictures, have mails sent, ask the AI provider, read, and ask for their data. Meanwhile there were ${results.nuisances.join(', ')}:
${results.upgrades.toLocaleString('en-US')} upgrades on 400 connections, and ${results.outages} outages, each refusing, hanging, failing or cut in the middle. The machine had a load of ${Math.round(loadavg()[1] ?? Number.NaN)}.

${table(
  ['', 'to reach', 'measured', 'reached'],
  [
    mustBeNone('Exits of the two servers', exits),
    mustBeNone('Acknowledged and lost', lost, results.acknowledged),
    mustBeNone('Written twice', doubled),
    mustBeNone('Work done whose contract, money, delivery or message is missing or doubled', broken, results.finished),
    ...Object.entries(results.leftovers).map(([what, count]) => mustBeNone(`Left: ${what}`, count)),
    ['A socket learns of changes again', 'yes', results.isTold ? 'yes' : 'no', yesOrNo(results.isTold)],
    mustBeNone('Answers that were neither served nor "come back later"', refusals.length),
    [
      'Until a write succeeds, at most',
      `${targetSeconds} s`,
      `${longestSeconds.toFixed(1)} s (of ${longest?.name}; half of all ${median?.seconds.toFixed(2)} s)`,
      verdict(targetSeconds / longestSeconds),
    ],
    ['The ledger', 'sound', audit.split('\n')[0] ?? '', yesOrNo(audit.startsWith('The ledger is sound'))],
    [
      'Heap in use before and after, collected',
      'as it was',
      `${megabytes(before.heapBytes)}, ${megabytes(after.heapBytes)}`,
      yesOrNo(isBack),
    ],
    [
      'Resident memory before and after, collected',
      '',
      `${megabytes(before.residentBytes)}, ${megabytes(after.residentBytes)} (${megabytes(results.peakBytes)} uncollected)`,
      '',
    ],
  ],
)}

Writes were repeated ${results.repeats.toLocaleString('en-US')} times. Pictures, mails, questions, pages and copies of data: ${results.served.toLocaleString('en-US')} requests served and ${results.later.toLocaleString('en-US')} told to come back later; ${results.mails.toLocaleString('en-US')} mails arrived.
Open before: ${list(before.resources)}. Open after: ${list(after.resources)}.
${[...new Set(refusals.map((refusal) => refusal.replaceAll(id, '…')))]
  .slice(0, 5)
  .map((refusal) => `\n- ${refusal}`)
  .join('')}
`
}

const id = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

const list = (resources: Record<string, number>) =>
  Object.entries(resources)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ')
