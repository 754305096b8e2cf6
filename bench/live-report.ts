import { type LiveResult, socketCount, writerCount } from './live.ts'
import type { Outcome } from './outcome.ts'
import { megabytes, ms, table, verdict } from './tables.ts'

const memoryTargetMb = 150
/** Milliseconds. */
const arrivalTargets = { p50: 30, p99: 150 }

export function liveOutcome(live: LiveResult): Outcome {
  return { headlines: headlines(live), section: section(live) }
}

function headlines(live: LiveResult): string[][] {
  const growthMb = (live.withSocketsBytes - live.beforeBytes) / 2 ** 20
  return [
    [
      `Memory, ${socketCount.toLocaleString('en-US')} sockets`,
      `under ${memoryTargetMb} MB more`,
      `**${growthMb.toFixed(0)} MB**`,
      verdict(memoryTargetMb / growthMb),
    ],
    ...(['p50', 'p99'] as const).map((quantile) => [
      `A message through two processes, ${quantile}`,
      `under ${arrivalTargets[quantile]} ms`,
      `**${ms(live[quantile])}**`,
      verdict(arrivalTargets[quantile] / live[quantile]),
    ]),
  ]
}

function section(live: LiveResult): string {
  return `## Live

Two processes on one database. ${socketCount.toLocaleString('en-US')} people have a socket to the one; ${writerCount} of them, in pairs, send each other
messages through the other. It stores ${Math.round(live.mostPerSecond)} a second when everybody sends the next one as soon as the last is stored. At a steady
${live.sentPerSecond} a second, from the moment a message is due until its receiver has it:

${table(
  ['messages', 'p50', 'p99', 'slowest'],
  [[live.messages.toLocaleString('en-US'), ms(live.p50), ms(live.p99), ms(live.slowest)]],
)}

The process with the sockets, freshly started, held ${megabytes(live.beforeBytes)} before them, ${megabytes(live.withSocketsBytes)} with them, and
${megabytes(live.afterMessagesBytes)} after the messages.`
}
