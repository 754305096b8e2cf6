/** A thread of its own: judges one program at a time, each test in a new context that has neither Node.js nor files. */
import vm from 'node:vm'
import { parentPort } from 'node:worker_threads'
import { describeValue } from '../../../contract/src/describe-value.ts'
import { stripTypes } from '../../../contract/src/strip-types.ts'
import type { ProgramExercise } from '../../src/exercises/code-exercise.ts'
import type { Judgment } from './judge.ts'
import { workSince } from './work-since.ts'

const outputMaximum = 10_000

function newContext(): vm.Context {
  let left = outputMaximum
  const print = (...values: unknown[]) => {
    left -= values.map((value) => describeValue(value)).join(' ').length
    if (left < 0) throw new RangeError('The program prints too much.')
  }
  const console = { log: print, info: print, warn: print, error: print }
  const lent = { console, setTimeout, clearTimeout, queueMicrotask, structuredClone, URL, URLSearchParams }
  return vm.createContext({ ...lent, AbortController, AbortSignal })
}

async function outcome(context: vm.Context, expression: string): Promise<string> {
  try {
    return describeValue(await vm.runInContext(`(${expression}\n)`, context))
  } catch (error) {
    return `throws ${nameOf(error)}`
  }
}

function nameOf(error: unknown): string {
  const { name } = Object(error) as { name?: unknown }
  return typeof name === 'string' ? name : describeValue(error)
}

async function judge({ language, tests }: ProgramExercise, code: string): Promise<Judgment> {
  const judged = []
  for (const { says, call, gives, throws } of tests) {
    const before = process.threadCpuUsage()
    const context = newContext()
    try {
      const program = language === 'typescript' ? stripTypes(code) : code
      vm.runInContext(`'use strict';\n${program}`, context)
    } catch (error) {
      return { loads: false, error: String(error) }
    }
    const came = await outcome(context, call)
    const expected = throws === undefined ? await outcome(newContext(), gives ?? '') : `throws ${throws}`
    judged.push({ says, passed: came === expected, expected, came, workMs: workSince(before) })
  }
  return { loads: true, tests: judged }
}

parentPort?.on('message', ({ exercise, code }: { exercise: ProgramExercise; code: string }) => {
  void judge(exercise, code).then((judgment) => parentPort?.postMessage(judgment))
})
// A promise of the program that nobody awaits must not end the thread before it has answered.
process.on('unhandledRejection', () => undefined)
parentPort?.postMessage('loaded')
