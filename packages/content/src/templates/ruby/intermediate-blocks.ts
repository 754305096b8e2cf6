import { line, prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateBlocks: Template[] = [
  template({
    id: 'return-from-a-block',
    version: 2,
    concept: 'blocks and procs',
    difficulty: [4, 'What return and next leave in four kinds of block.'],
    draw: (r) => ({
      ways: r.some(['proc', 'lambda', 'each', 'next'] as const, 2),
      words: r.some([...tags, ...goods], 4),
      names: r.some(['run', 'work', 'search', 'pick'], 2),
    }),
    make: ({ ways, words, names }) => {
      const bodies = {
        proc: (word: string) => `step = proc { return '${word}' }\nstep.call`,
        lambda: (word: string) => `step = lambda { return '${word}' }\nstep.call`,
        each: (word: string) => `[1, 2].each { return '${word}' }`,
        next: (word: string) => `step = proc { next '${word}' }\nstep.call`,
      }
      const shown = (leaves: (way: keyof typeof bodies) => boolean) =>
        line(...ways.map((way, index) => words[2 * index + (leaves(way) ? 0 : 1)] ?? ''))
      const methods = ways.map(
        (way, index) => source`
          def ${names[index] ?? ''}
            ${bodies[way](words[2 * index] ?? '')}
            '${words[2 * index + 1] ?? ''}'
          end`,
      )
      const because = {
        proc: 'return in a proc leaves the method in which the proc was written.',
        lambda: 'return in a lambda leaves the lambda only.',
        each: 'return in a block leaves the method around it, and with that the loop.',
        next: 'next leaves only the block and gives its value to the caller, who ignores it here.',
      }
      return {
        question: prints,
        code: source`
          ${methods.join('\n')}
          puts "#{${names[0] ?? ''}} #{${names[1] ?? ''}}"`,
        key: shown((way) => way === 'proc' || way === 'each'),
        wrong: [
          ['blocksReturnForThemselves', shown(() => false)],
          ['everyReturnLeavesTheMethod', shown((way) => way !== 'next')],
          ['nextLeavesTheMethod', shown(() => true)],
          ['procsReturnForThemselves', shown((way) => way === 'each')],
          ['lambdasLeaveTheMethod', shown((way) => way === 'lambda' || way === 'each')],
          ['loopsKeepTheirReturn', shown((way) => way === 'proc' || way === 'lambda')],
        ],
        because: ways.map((way) => because[way]).join(' '),
      }
    },
  }),
  template({
    id: 'arguments-of-procs-and-lambdas',
    concept: 'blocks and procs',
    difficulty: [4, 'Who counts arguments, and who takes a list apart.'],
    draw: (r) => ({
      way: r.pick(['procFew', 'procList', 'procMany', 'lambdaFew', 'lambdaList'] as const),
      numbers: r.some([2, 3, 4, 5, 6, 7, 8, 9, 12, 15], 3),
      name: r.pick(['show', 'pair', 'format', 'label']),
    }),
    make: ({ way, numbers: [a = 0, b = 0, c = 0], name }) => {
      const given = {
        procFew: `${a}`,
        procList: `[${a}, ${b}]`,
        procMany: `${a}, ${b}, ${c}`,
        lambdaFew: `${a}`,
        lambdaList: `[${a}, ${b}]`,
      }[way]
      const isLambda = way === 'lambdaFew' || way === 'lambdaList'
      const few = way === 'procFew' || way === 'lambdaFew'
      const isList = way === 'procList' || way === 'lambdaList'
      const error = 'It throws an ArgumentError'
      const loose = few ? line(a, 'nil') : line(a, b)
      return {
        question: prints,
        code: source`
          ${name} = ${isLambda ? 'lambda' : 'proc'} { |one, other| "#{one.inspect} #{other.inspect}" }
          puts ${name}.call(${given})`,
        key: isLambda ? error : loose,
        wrong: [
          [isLambda ? 'lambdasAreLenient' : 'procsAreStrict', isLambda ? loose : error],
          ...(few
            ? ([
                ['missingRepeatsTheFirst', line(a, a)],
                ['missingIsZero', line(a, 0)],
                ['lastArgumentsCount', line('nil', a)],
              ] as const)
            : isList
              ? ([
                  ['listsStayWhole', `[${a}, ${b}] nil`],
                  ['onlyFirstItemIsTaken', line(a, 'nil')],
                ] as const)
              : ([
                  ['restGoesToTheLast', `${a} [${b}, ${c}]`],
                  ['lastArgumentsCount', line(b, c)],
                ] as const)),
        ],
        because: {
          procFew: 'A proc sets missing parameters to nil.',
          procList: 'A proc with several parameters takes a single list apart.',
          procMany: 'A proc drops arguments that it has no parameter for.',
          lambdaFew: 'A lambda wants exactly as many arguments as it has parameters, like a method.',
          lambdaList: 'A lambda does not take a list apart: one argument is one too few.',
        }[way],
      }
    },
  }),
  template({
    id: 'variables-around-a-block',
    version: 2,
    concept: 'blocks and procs',
    difficulty: [3, 'Which variables a block and its parameters see.'],
    draw: (r) => ({
      ways: r.some(['block', 'local', 'parameter', 'setting'] as const, 2),
      start: r.int(20, 60),
      numbers: r.some([2, 3, 4, 5, 6, 7, 8, 9], 3),
      name: r.pick(['total', 'points', 'cost', 'sum']),
    }),
    make: ({ ways, start, numbers, name }) => {
      const list = `[${numbers.join(', ')}]`
      const sum = numbers.reduce((total, number) => total + number, 0)
      const last = numbers.at(-1) ?? 0
      const bodies = {
        block: `${list}.each { |number| ${name} += number }`,
        setting: `${list}.each { |number| ${name} = number + 1 }`,
        local: `${list}.each { |number; ${name}| ${name} = number }`,
        parameter: `${list}.each { |${name}| ${name} += 1 }`,
      }
      const changes = {
        block: (value: number) => value + sum,
        setting: () => last + 1,
        local: () => last,
        parameter: () => last + 1,
      }
      const run = (works: (way: keyof typeof bodies) => boolean) =>
        String(ways.reduce((value, way) => (works(way) ? changes[way](value) : value), start))
      const outer = (way: string) => way === 'block' || way === 'setting'
      return {
        question: prints,
        code: source`
          ${name} = ${start}
          ${ways.map((way) => bodies[way]).join('\n')}
          puts ${name}`,
        key: run(outer),
        wrong: [
          ['blocksHaveTheirOwn', run(() => false)],
          ['parametersOverwriteOuter', run(() => true)],
          ['assigningMakesALocal', run((way) => way === 'block')],
          ['namesAfterSemicolonsAreOuter', run((way) => outer(way) || way === 'local')],
          ['onlyLastRoundCounts', String(start + last)],
          ['outerIsAddedTo', String(start + sum)],
          ['outerIsLost', String(ways.reduce((value, way) => (outer(way) ? changes[way](value) : value), 0))],
        ],
        because:
          'A block works with the variables around it, also when it assigns them. Its parameters and names after a semicolon are its own, whatever they are called.',
      }
    },
  }),
]
