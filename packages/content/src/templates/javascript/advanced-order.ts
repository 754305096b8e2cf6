import { prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { people, tasks } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedOrder: Template[] = [
  template({
    id: 'two-chains-in-turns',
    concept: 'tasks and microtasks',
    difficulty: [3, 'The callbacks of two chains take turns.'],
    draw: (r) => ({ words: r.some(tasks, 5), third: r.pick(['first', 'second', 'none'] as const) }),
    make: ({ words: [a = '', b = '', c = '', d = '', last = ''], third }) => {
      const more = (which: string) => (third === which ? `\n  .then(() => console.log('${last}'))` : '')
      const text = (...parts: string[]) => [...parts, ...(third === 'none' ? [] : [last])].join(' ')
      return {
        question: printsInOrder,
        code: source`
          Promise.resolve()
            .then(() => console.log('${a}'))
            .then(() => console.log('${b}'))${more('first')}
          Promise.resolve()
            .then(() => console.log('${c}'))
            .then(() => console.log('${d}'))${more('second')}`,
        key: text(a, c, b, d),
        wrong: [
          ['chainsRunWhole', third === 'first' ? `${a} ${b} ${last} ${c} ${d}` : text(a, b, c, d)],
          ['laterChainFirst', text(c, a, d, b)],
          [
            'newChainsWait',
            third === 'first'
              ? `${c} ${d} ${a} ${b} ${last}`
              : `${c} ${d}${third === 'second' ? ` ${last}` : ''} ${a} ${b}`,
          ],
          ['turnsSwap', text(a, c, d, b)],
        ],
        because: 'A then is queued only when the one before it has run, so each chain gets one callback per turn.',
      }
    },
  }),
  template({
    id: 'returning-a-promise',
    concept: 'tasks and microtasks',
    difficulty: [5, 'Adopting a promise takes extra turns of the queue.'],
    draw: (r) => ({
      words: r.some(tasks, 5),
      returns: r.flip(),
      name: r.pick(['cached', 'stored', 'ready']),
    }),
    make: ({ words: [a = '', b = '', c = '', d = '', e = ''], returns, name }) => {
      const text = (...parts: string[]) => parts.join(' ')
      return {
        question: printsInOrder,
        code: source`
          const ${name} = Promise.resolve('${a}')
          Promise.resolve()
            .then(() => ${returns ? name : `'${a}'`})
            .then((word) => console.log(word))
          Promise.resolve()
            .then(() => console.log('${b}'))
            .then(() => console.log('${c}'))
            .then(() => console.log('${d}'))
            .then(() => console.log('${e}'))`,
        key: returns ? text(b, c, d, a, e) : text(b, a, c, d, e),
        wrong: [
          [returns ? 'promisesAreValues' : 'firstChainFirst', returns ? text(b, a, c, d, e) : text(a, b, c, d, e)],
          ['adoptionTakesOneTurn', text(b, c, a, d, e)],
          [returns ? 'firstChainFirst' : 'valuesAreAdopted', returns ? text(a, b, c, d, e) : text(b, c, d, a, e)],
          ['promisesComeLast', text(b, c, d, e, a)],
        ],
        because: returns
          ? 'A promise returned from then is adopted: one turn to call its then, one for that callback, and only then the next step.'
          : 'A plain value is passed on at once, so the chains take turns: the value is printed in the second round.',
      }
    },
  }),
  template({
    id: 'lost-update-across-await',
    concept: 'async patterns',
    difficulty: [5, 'The left side is read before the pause.'],
    draw: (r) => ({
      start: r.int(10, 90) * 10,
      amounts: [r.int(11, 49), r.int(51, 99)],
      early: r.flip(),
      sign: r.pick(['+', '-'] as const),
      name: r.pick(['balance', 'stock', 'points', 'credit']),
      verb: r.pick(['book', 'apply', 'post', 'record']),
    }),
    make: ({ start, amounts: [one, other], early, sign, name, verb }) => {
      const add = (...parts: number[]) =>
        String(parts.reduce((sum, part) => (sign === '+' ? sum + part : sum - part), start))
      return {
        question: prints,
        code: source`
          let ${name} = ${start}
          const confirmed = async (amount) => amount
          async function ${verb}(amount) {
            ${early ? `${name} ${sign}= await confirmed(amount)` : `const sum = await confirmed(amount)\n${name} ${sign}= sum`}
          }
          Promise.all([${verb}(${one}), ${verb}(${other})]).then(() => console.log(${name}))`,
        key: early ? add(other) : add(one, other),
        wrong: [
          [early ? 'assignmentReadsLate' : 'awaitAlwaysLoses', early ? add(one, other) : add(other)],
          ['firstWins', add(one)],
          ['neitherIsDone', String(start)],
          ['promiseIsAdded', 'NaN'],
        ],
        because: early
          ? `${name} is read before await pauses, so both calls start from ${start} and the last to go on overwrites the other.`
          : `After the pause each call reads and writes ${name} in one go, so nothing is lost.`,
      }
    },
  }),
  template({
    id: 'race-any-and-all',
    version: 2,
    concept: 'async patterns',
    difficulty: [3, 'Four combinators differ in what ends them.'],
    draw: (r) => ({
      way: r.pick(['race', 'any', 'all', 'allSettled'] as const),
      calls: r.shuffled(
        r.some(people, 3).map((name, index) => ({ name, delay: 1 + 3 * index, fails: r.flip() && index < 2 })),
      ),
    }),
    make: ({ way, calls }) => {
      const byTime = [...calls].sort((a, b) => a.delay - b.delay)
      const said = (one?: (typeof calls)[number]) => `${one?.fails ? 'failed' : 'done'} ${one?.name ?? ''}`
      const states = calls.map(({ fails }) => (fails ? 'r' : 'f')).join(',')
      const failed = byTime.find(({ fails }) => fails)
      const done = (list: readonly (typeof calls)[number][]) => `done ${list.map(({ name }) => name).join(',')}`
      const call = ({ name, delay, fails }: (typeof calls)[number]) => `answer('${name}', ${delay}, ${fails})`
      return {
        question: prints,
        code: source`
          const answer = async (name, rounds, fails) => {
            while (rounds-- > 0) await null
            if (fails) throw name
            return name
          }
          const show = (value) => [value].flat().map((one) => one.status?.[0] ?? one).join()
          Promise.${way}([
            ${calls.map((one) => `${call(one)},`).join('\n')}
          ]).then(
            (value) => console.log('done', show(value)),
            (reason) => console.log('failed', reason),
          )`,
        key: {
          race: said(byTime[0]),
          any: said(byTime.find(({ fails }) => !fails)),
          all: failed ? said(failed) : done(calls),
          allSettled: `done ${states}`,
        }[way],
        wrong: [
          ['raceSkipsFailures', said(byTime.find(({ fails }) => !fails))],
          [failed ? 'failuresEndAll' : 'failuresAreLeftOut', failed ? said(failed) : done(calls)],
          ['failuresDecideNothing', said(byTime[0])],
          ['listedFirstWins', said(calls[0])],
          ['slowestDecides', said(byTime[2])],
          ['lastListedDecides', said(calls[2])],
          ['statesAreGiven', `done ${states}`],
        ],
        because: {
          race: 'race follows the first promise that settles, fulfilled or rejected.',
          any: 'any waits for the first that is fulfilled and passes over rejections.',
          all: 'all is rejected as soon as one promise is, and otherwise gives all values in the given order.',
          allSettled:
            'allSettled waits for all and tells, in the given order, which were fulfilled and which rejected.',
        }[way],
      }
    },
  }),
]
