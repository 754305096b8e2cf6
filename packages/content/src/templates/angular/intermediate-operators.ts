import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, fruits } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateOperators: Template[] = [
  template({
    id: 'place-of-catch-error',
    concept: 'rxjs',
    difficulty: [4, 'Inside or outside decides whether the stream lives on.'],
    draw: (r) => ({
      items: r.some([...fruits, ...cities], 4),
      bad: r.int(1, 2),
      inside: r.flip(),
      spare: r.pick(['none', 'failed', 'empty', 'offline']),
    }),
    make: ({ items, bad, inside, spare }) => {
      const broken = items[bad] ?? ''
      const request = `load(name)${inside ? `.pipe(catchError(() => of('${spare}')))` : ''}`
      const code = source`
        const load = (name) =>
          name === '${broken}' ? throwError(() => new Error('no')) : of(name)
        from([${items.map((item) => `'${item}'`).join(', ')}])
          .pipe(
            concatMap((name) => ${request}),
            ${inside ? 'map((name) => name),' : `catchError(() => of('${spare}')),`}
          )
          .subscribe((name) => console.log(name))`
      const text = (parts: readonly string[]) => parts.join(' ')
      const before = items.slice(0, bad)
      const rest = items.slice(bad + 1)
      return {
        question: 'What does this program print?',
        code,
        key: text(inside ? [...before, spare, ...rest] : [...before, spare]),
        wrong: [
          inside ? ['innerEndsAll', text([...before, spare])] : ['outerGoesOn', text([...before, spare, ...rest])],
          ['catchIsSkipped', text([...before, ...rest])],
          ['errorEndsWithout', spare],
          ['errorIsRetried', text([...before, spare, broken, ...rest])],
        ],
        because: inside
          ? 'The error is caught in the inner stream, which ends with the replacement; the outer one goes on.'
          : 'The error has ended the whole stream when it reaches catchError; the replacement is the last value.',
      }
    },
  }),
  template({
    id: 'runs-of-a-source',
    concept: 'rxjs',
    difficulty: [3, 'Cold, shared and replayed.'],
    draw: (r) => ({
      way: r.pick(['cold', 'share', 'shareReplay'] as const),
      subscribers: r.int(3, 6),
      start: r.int(10, 80),
      name: r.pick(['prices', 'rates', 'user', 'config']),
    }),
    make: ({ way, subscribers, start, name }) => {
      const pipe = { cold: '', share: '.pipe(share())', shareReplay: '.pipe(shareReplay(1))' }[way]
      const code = source`
        let runs = ${start}
        const ${name} = defer(() => {
          runs += 1
          return of(runs)
        })${pipe}
        let last
        for (let index = 0; index < ${subscribers}; index++) {
          ${name}.subscribe((value) => { last = value })
        }
        console.log(runs, last)`
      const text = (runs: number, last = runs) => `${start + runs} ${start + last}`
      // Each of() is complete when the next subscriber comes, so share has nothing left to share.
      const runs = way === 'shareReplay' ? 1 : subscribers
      return {
        question: 'What does this program print?',
        code,
        key: text(runs),
        wrong: [
          way === 'shareReplay'
            ? ['replayRunsAgain', text(subscribers)]
            : [way === 'cold' ? 'coldIsShared' : 'shareReplaysAll', text(1)],
          ['subscribingCounts', text(runs + 1)],
          ['runsAtOnce', text(runs + 1, 1)],
          ['lastIsFirst', way === 'shareReplay' ? text(subscribers, 1) : text(runs, 1)],
        ],
        because: {
          cold: 'Each subscription runs the function anew.',
          share:
            'share ends with its source: that is complete before the next one subscribes, so each subscription runs it again.',
          shareReplay:
            'shareReplay runs the source once and gives its value to all who come later, even when it is complete.',
        }[way],
      }
    },
  }),
  template({
    id: 'sums-along-a-stream',
    concept: 'rxjs',
    difficulty: [3, 'Each step or the end, and where take stands.'],
    draw: (r) => ({
      numbers: r.some([2, 3, 4, 5, 6, 7, 8, 9], 4),
      start: r.int(10, 50),
      way: r.pick(['scan', 'reduce'] as const),
      take: r.int(2, 3),
      first: r.flip(),
    }),
    make: ({ numbers, start, way, take, first }) => {
      const sum = `${way}((sum, value) => sum + value, ${start})`
      const steps = (count: number, from = start) => {
        let total = from
        return numbers.slice(0, count).map((value) => (total += value))
      }
      const code = source`
        from([${numbers.join(', ')}])
          .pipe(
            ${(first ? [`take(${take}),`, `${sum},`] : [`${sum},`, `take(${take}),`]).join('\n')}
          )
          .subscribe((sum) => console.log(sum))`
      const text = (values: readonly number[]) => values.join(' ')
      const count = way === 'reduce' && !first ? numbers.length : take
      const all = steps(count)
      return {
        question: 'What does this program print?',
        code,
        key: text(way === 'scan' ? all : all.slice(-1)),
        wrong: [
          way === 'scan' ? ['scanIsReduce', text(all.slice(-1))] : ['reduceIsScan', text(all)],
          ['seedIsEmitted', text(way === 'scan' ? [start, ...all] : [start, ...all.slice(-1)])],
          ['seedIsIgnored', text(way === 'scan' ? steps(count, 0) : steps(count, 0).slice(-1))],
          [
            'takeCountsLater',
            text(way === 'scan' ? steps(numbers.length) : steps(count === take ? numbers.length : take).slice(-1)),
          ],
        ],
        because: `${way === 'scan' ? 'scan emits the sum after each value' : 'reduce emits the sum once, when its source is complete'}; ${first ? `take lets the first ${take} values in` : `take lets the first ${take} sums through`}.`,
      }
    },
  }),
]
