import { line, prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateBlocks: Template[] = [
  template({
    id: 'return-from-a-block',
    concept: 'blocks and procs',
    difficulty: [4, 'What return and next leave in four kinds of block.'],
    draw: (r) => ({
      way: r.pick(['proc', 'lambda', 'each', 'next'] as const),
      words: r.some([...tags, ...goods], 2),
      name: r.pick(['run', 'work', 'search', 'pick']),
    }),
    make: ({ way, words: [a = '', b = ''], name }) => {
      const body = {
        proc: `step = proc { return '${a}' }\nstep.call`,
        lambda: `step = lambda { return '${a}' }\nstep.call`,
        each: `[1, 2].each { return '${a}' }`,
        next: `step = proc { next '${a}' }\nstep.call`,
      }[way]
      const leaves = way === 'proc' || way === 'each'
      return {
        question: prints,
        code: source`
          def ${name}
            ${body}
            '${b}'
          end
          puts ${name}`,
        key: leaves ? a : b,
        wrong: [
          [leaves ? 'blocksReturnForThemselves' : 'everyReturnLeavesTheMethod', leaves ? b : a],
          ['returnInABlockFails', 'It throws a LocalJumpError'],
          ['returnEndsWithNil', 'nil'],
          ['bothValuesAreJoined', `${a}${b}`],
        ],
        because: {
          proc: 'return in a proc leaves the method in which the proc was written.',
          lambda: 'return in a lambda leaves the lambda only.',
          each: 'return in a block leaves the method around it, and with that the loop.',
          next: 'next leaves only the block and gives its value to the caller, who ignores it here.',
        }[way],
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
    concept: 'blocks and procs',
    difficulty: [3, 'Which variables a block, a method and a block parameter see.'],
    draw: (r) => ({
      way: r.pick(['block', 'local', 'parameter', 'method'] as const),
      start: r.int(20, 60),
      numbers: r.some([2, 3, 4, 5, 6, 7, 8, 9], 3),
      name: r.pick(['total', 'points', 'cost', 'sum']),
    }),
    make: ({ way, start, numbers, name }) => {
      const list = `[${numbers.join(', ')}]`
      const sum = numbers.reduce((total, number) => total + number, 0)
      const last = numbers.at(-1) ?? 0
      const body = {
        block: `${list}.each { |number| ${name} += number }`,
        local: `${list}.each do |number; ${name}|\n  ${name} = number\nend`,
        parameter: `${list}.each { |${name}| ${name} += 1 }`,
        method: `def add(number)\n  ${name} + number\nend\n${list}.each { |number| add(number) }`,
      }[way]
      const error = 'It throws a NameError'
      return {
        question: prints,
        code: source`
          ${name} = ${start}
          ${body}
          puts ${name}`,
        key: way === 'block' ? String(start + sum) : way === 'method' ? error : String(start),
        wrong: [
          [
            way === 'block' ? 'blocksHaveTheirOwn' : way === 'method' ? 'methodsSeeLocals' : 'parametersOverwriteOuter',
            way === 'block' || way === 'method' ? String(start) : String(way === 'local' ? last : last + 1),
          ],
          [
            way === 'block' ? 'blocksSeeNothing' : way === 'method' ? 'methodsChangeOuter' : 'outerIsAddedTo',
            way === 'block'
              ? error
              : way === 'method'
                ? String(start + sum)
                : String(start + (way === 'local' ? sum : numbers.length)),
          ],
          ['onlyLastRoundCounts', String(start + last)],
          ['outerIsLost', way === 'block' ? String(sum) : 'nil'],
        ],
        because: {
          block: 'A block works with the variables around it.',
          local: 'A name after the semicolon is local to the block, so the outer variable is not touched.',
          parameter: 'A parameter is local to its block, whatever it is called.',
          method: 'A method does not see local variables around it.',
        }[way],
      }
    },
  }),
]
