/** What the parts of CI cost, noted beside their results so that growth is seen. */
import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { watchProcessorTime } from './processor-time.ts'

type Cost = { processorSeconds: number; wallSeconds: number }

export const resultFolder = path.join(import.meta.dirname, '..', '.cache', 'test-results')
const fileOf = (part: string) => path.join(resultFolder, `${part}.cost.json`)

/** Notes what `work` and all programs that it runs take. */
export async function measured<T>(part: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now()
  const processorTime = watchProcessorTime()
  const result = await work()
  const cost: Cost = { processorSeconds: processorTime.stop(), wallSeconds: (performance.now() - began) / 1000 }
  mkdirSync(resultFolder, { recursive: true })
  writeFileSync(fileOf(part), JSON.stringify(cost))
  return result
}

/** Resolves to the exit code. */
export async function runProgram(command: string, args: string[], options: SpawnOptions): Promise<number> {
  const [code] = await once(spawn(command, args, { ...options, stdio: 'inherit' }), 'close')
  return code ?? 1
}

/** One line for each part that has been measured. */
export function tellCosts(parts: string[]): string {
  const rows = parts.flatMap((part) => {
    const cost = read(part)
    return cost ? [{ part, ...cost }] : []
  })
  const sum = rows.reduce((all, { processorSeconds }) => all + processorSeconds, 0)
  const lines = rows.map(({ part, processorSeconds, wallSeconds }) => row(part, processorSeconds, wallSeconds))
  return [row('', 'processor', 'wall'), ...lines, row('sum', sum, '')].join('\n')
}

const row = (name: string, ...columns: (number | string)[]) =>
  name.padEnd(8) +
  columns.map((value) => (typeof value === 'number' ? `${value.toFixed(0)} s` : value).padStart(11)).join('')

function read(part: string): Cost | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(part), 'utf8'))
  } catch {
    return undefined
  }
}
