import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits } from '../words.ts'
import { listOf, template } from './misconceptions.ts'

export const beginnerCollections: Template[] = [
  template({
    id: 'copies-of-arrays',
    concept: 'strings and collections',
    difficulty: [2, 'Arrays are values.'],
    draw: (r) => ({
      words: r.some(fruits, 4),
      step: r.pick(['append', 'insert', 'remove', 'set'] as const),
      at: r.int(0, 1),
      shown: r.pick(['first', 'second'] as const),
      names: r.pick([
        ['stock', 'order'],
        ['list', 'copy'],
        ['basket', 'backup'],
      ] as const),
    }),
    make: ({ words: [a = '', b = '', c = '', d = ''], step, at, shown, names: [one, other] }) => {
      const base = [a, b, c]
      const line = {
        append: `append("${d}")`,
        insert: `insert("${d}", at: ${at})`,
        remove: `remove(at: ${at})`,
        set: `[${at}] = "${d}"`,
      }[step]
      const change = (where: number) =>
        ({
          append: [...base, d],
          insert: base.toSpliced(where, 0, d),
          remove: base.toSpliced(where, 1),
          set: base.with(where, d),
        })[step]
      const isSecond = shown === 'second'
      return {
        question: prints,
        code: source`
          let ${one} = ${listOf(base)}
          var ${other} = ${one}
          ${other}${step === 'set' ? '' : '.'}${line}
          print(${isSecond ? other : one})`,
        key: listOf(isSecond ? change(at) : base),
        wrong: [
          isSecond ? ['letProtectsTheCopy', listOf(base)] : ['arraysAreShared', listOf(change(at))],
          ['positionsFromOne', listOf(step === 'append' ? [d, ...base] : change(at + 1))],
          ['changeReplacesAll', listOf([d])],
          ['insertReplaces', listOf(step === 'insert' ? base.with(at, d) : base.toSpliced(at, 1, d))],
        ],
        because:
          'Assigning an array copies it as a value; the copy is a var and can change, and the constant keeps its items.',
        proof: {
          program: source`
            const ${one} = ${JSON.stringify(base)}
            const ${other} = structuredClone(${one})
            ${{ append: `${other}.push('${d}')`, insert: `${other}.splice(${at}, 0, '${d}')`, remove: `${other}.splice(${at}, 1)`, set: `${other}[${at}] = '${d}'` }[step]}
            console.log('[' + ${isSecond ? other : one}.map((word) => JSON.stringify(word)).join(', ') + ']')`,
        },
      }
    },
  }),
  template({
    id: 'entries-of-a-dictionary',
    concept: 'strings and collections',
    difficulty: [3, 'Defaults, and nil as a way to remove.'],
    draw: (r) => ({
      keys: r.some(fruits, 3),
      numbers: r.some([2, 3, 4, 5, 6, 7, 8, 9], 3),
      steps: r.some(['default', 'remove', 'set', 'missing'] as const, 2),
      name: r.pick(['stock', 'prices', 'votes']),
    }),
    make: ({ keys: [key = '', other = '', absent = ''], numbers: [a = 0, b = 0, c = 0], steps, name }) => {
      const lines = {
        default: `${name}["${absent}", default: 0] += ${c}`,
        remove: `${name}["${other}"] = nil`,
        set: `${name}["${key}"] = ${c}`,
        missing: `let found = ${name}["${absent}"]`,
      }
      const base = { [key]: a, [other]: b }
      const count = (keepsNil: boolean, readInserts: boolean) => {
        const names = new Set([key, other])
        for (const step of steps) {
          if (step === 'default' || (step === 'missing' && readInserts)) names.add(absent)
          if (step === 'remove' && !keepsNil) names.delete(other)
        }
        return names.size
      }
      const sum = (defaultFails: boolean, setAdds: boolean, removeFails = false) =>
        (base[key] ?? 0) * (steps.includes('set') && !setAdds ? 0 : 1) +
        (steps.includes('set') ? c : 0) +
        (steps.includes('remove') && !removeFails ? 0 : b) +
        (steps.includes('default') && !defaultFails ? c : 0)
      const text = (size: number, total: number) => `${size} ${total}`
      return {
        question: 'What does this program print, warnings aside?',
        code: source`
          var ${name} = ["${key}": ${a}, "${other}": ${b}]
          ${steps.map((step) => lines[step]).join('\n')}
          print(${name}.count, ${name}.values.reduce(0, +))`,
        key: text(count(false, false), sum(false, false)),
        wrong: [
          ['nilIsStored', text(count(true, false), sum(false, false))],
          ['readingInserts', text(count(false, true), sum(false, false))],
          ['settingAdds', text(count(false, false), sum(false, true))],
          [
            'missingKeysStayMissing',
            text(steps.includes('default') ? count(false, false) - 1 : count(false, false), sum(true, false)),
          ],
          ['nilIsIgnored', text(count(true, false), sum(false, false, true))],
          ['dictionariesKeepTheirEntries', text(2, a + b)],
        ],
        because:
          'Assigning nil removes an entry, reading a missing key adds nothing, and a subscript with a default that is assigned to adds the key.',
        proof: {
          program: source`
            const ${name} = new Map([['${key}', ${a}], ['${other}', ${b}]])
            ${steps.map((step) => ({ default: `${name}.set('${absent}', (${name}.get('${absent}') ?? 0) + ${c})`, remove: `${name}.delete('${other}')`, set: `${name}.set('${key}', ${c})`, missing: `${name}.get('${absent}')` })[step]).join('\n')}
            console.log(${name}.size, [...${name}.values()].reduce((sum, one) => sum + one, 0))`,
        },
      }
    },
  }),
  template({
    id: 'mapping-what-may-fail',
    version: 2,
    concept: 'functions and closures',
    difficulty: [3, 'map keeps nil, compactMap drops it.'],
    draw: (r) => ({
      numbers: [r.int(2, 19), r.int(20, 59), r.int(60, 99)].slice(0, r.int(2, 3)),
      bad: r.pick(['x', 'a', '-', 'n1', '3.5']),
      at: r.int(0, 2),
      way: r.pick(['map', 'compact', 'filter', 'forced'] as const),
      name: r.pick(['inputs', 'fields', 'cells', 'words']),
    }),
    make: ({ numbers, bad, at, way, name }) => {
      const texts = numbers.map(String).toSpliced(at, 0, bad)
      const optional = texts.map((text) => (text === bad ? 'nil' : `Optional(${text})`))
      const call = {
        map: `${name}.map { Int($0) }`,
        compact: `${name}.compactMap { Int($0) }`,
        filter: `${name}.filter { Int($0) != nil }`,
        forced: `${name}.map { Int($0)! }`,
      }[way]
      const stops = 'It stops with a runtime error'
      const plain = `[${numbers.join(', ')}]`
      return {
        question: prints,
        code: source`
          let ${name} = ${listOf(texts)}
          print(${call})`,
        key: { map: `[${optional.join(', ')}]`, compact: plain, filter: listOf(numbers.map(String)), forced: stops }[
          way
        ],
        wrong: [
          ['mapDropsNil', plain],
          ['failureGivesZero', `[${texts.map((text) => (text === bad ? 0 : text)).join(', ')}]`],
          ['conversionKeepsTexts', listOf(numbers.map(String))],
          ['everyResultIsOptional', `[${optional.join(', ')}]`],
          ['failureStopsTheProgram', stops],
        ],
        because: {
          map: 'Int of a text is an optional, and map keeps every result.',
          compact: 'compactMap drops nil and takes the others out of their optionals.',
          filter: 'filter only tests the items and keeps the texts themselves.',
          forced:
            'The exclamation mark takes the number out of its optional, and stops the program where there is none.',
        }[way],
        proof: {
          program: source`
            const parse = (text) => (/^[+-]?[0-9]+$/.test(text) ? Number(text) : null)
            const texts = ${JSON.stringify(texts)}
            const parsed = texts.map(parse)
            const show = (list) => '[' + list.join(', ') + ']'
            console.log(${{ map: "show(parsed.map((one) => (one === null ? 'nil' : 'Optional(' + one + ')')))", compact: 'show(parsed.filter((one) => one !== null))', filter: 'show(texts.filter((text) => parse(text) !== null).map((text) => JSON.stringify(text)))', forced: `parsed.includes(null) ? '${stops}' : show(parsed)` }[way]})`,
        },
      }
    },
  }),
]
