import { describe, expect, test } from 'vitest'
import { describeVariables, documentVariables } from './describe-config.ts'
import { variableNames, variables } from './variables.ts'

describe('the settings', () => {
  test('all stand in --help, in lines a terminal can hold', () => {
    const help = describeVariables()

    for (const name of variableNames) expect(help).toContain(`  ${name} (${variables[name].fallback})\n`)
    for (const line of help.split('\n')) expect(line.length).toBeLessThanOrEqual(100)
  })

  test('lose no word on the way into --help', () => {
    const words = describeVariables().split(/\s+/)

    for (const name of variableNames) {
      expect(words.join(' ')).toContain(variables[name].meaning.split(/\s+/).join(' '))
    }
  })

  test('make a table of three columns for the documentation', () => {
    const rows = documentVariables().split('\n')

    expect(rows).toHaveLength(variableNames.length + 2)
    for (const row of rows) expect(row.match(/(?<!\\)\|/g)).toHaveLength(4)
  })
})
