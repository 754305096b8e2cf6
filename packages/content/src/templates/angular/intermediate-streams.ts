import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, people } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateStreams: Template[] = [
  template({
    id: 'answers-that-overtake',
    concept: 'rxjs',
    difficulty: [3, 'Four operators and two requests at once.'],
    draw: (r) => ({
      way: r.pick(['switchMap', 'mergeMap', 'concatMap', 'exhaustMap'] as const),
      words: r.some([...cities, ...people], 3),
      third: r.flip(),
    }),
    make: ({ way, words: [a = '', b = '', c = ''], third }) => {
      const all = third ? [a, b, c] : [a, b]
      const answered = all.toReversed()
      const code = source`
        const answers = {
          ${all.map((word) => `${word}: new ReplaySubject(),`).join('\n')}
        }
        const search = new Subject()
        search.pipe(${way}((name) => answers[name])).subscribe((word) => console.log(word))
        ${all.map((word) => `search.next('${word}')`).join('\n')}
        for (const name of [${answered.map((word) => `'${word}'`).join(', ')}]) {
          answers[name].next(name)
          answers[name].complete()
        }`
      const text = (words: readonly string[]) => words.join(' ')
      const results = {
        switchMap: text(all.slice(-1)),
        mergeMap: text(answered),
        concatMap: text(all),
        exhaustMap: text([a]),
      }
      return {
        question: 'What does this program print?',
        code,
        key: results[way],
        wrong: [
          way === 'switchMap' ? ['switchIsMerge', results.mergeMap] : ['mergeTakesFirst', results.switchMap],
          way === 'mergeMap'
            ? ['mergeKeepsOrder', results.concatMap]
            : ['operatorsAreSame', way === 'concatMap' ? results.mergeMap : results.concatMap],
          way === 'exhaustMap' ? ['exhaustTakesLast', results.mergeMap] : ['concatDropsLater', results.exhaustMap],
        ],
        because: {
          switchMap: 'switchMap drops a request when the next one comes, so only the last is answered.',
          mergeMap: 'mergeMap lets all requests run at once and passes on each answer as it comes.',
          concatMap:
            'concatMap begins a request when the one before is complete, so the answers keep the order of the requests.',
          exhaustMap: 'exhaustMap ignores requests while one is under way.',
        }[way],
      }
    },
  }),
  template({
    id: 'late-subscribers',
    concept: 'rxjs',
    difficulty: [2, 'What a subject keeps for those who come later.'],
    draw: (r) => ({
      kind: r.pick(['Subject', 'BehaviorSubject', 'ReplaySubject'] as const),
      first: r.some([3, 5, 7, 11, 13], 3),
      later: r.some([20, 30, 40, 50], 2),
      size: r.int(2, 2),
      start: r.int(60, 99),
    }),
    make: ({ kind, first, later, size, start }) => {
      const made = { Subject: '', BehaviorSubject: String(start), ReplaySubject: String(size) }[kind]
      const code = source`
        const prices = new ${kind}(${made})
        ${first.map((value) => `prices.next(${value})`).join('\n')}
        prices.subscribe((price) => console.log(price))
        ${later.map((value) => `prices.next(${value})`).join('\n')}`
      const text = (...values: number[]) => values.join(' ')
      const kept = { Subject: [], BehaviorSubject: first.slice(-1), ReplaySubject: first.slice(-size) }[kind]
      return {
        question: 'What does this program print?',
        code,
        key: text(...kept, ...later),
        wrong: [
          ['lateGetsAll', text(...first, ...later)],
          ['lateGetsNothing', text(...later)],
          ['lateGetsLast', text(...first.slice(-1), ...later)],
          ['behaviorKeepsFirst', text(kind === 'BehaviorSubject' ? start : (first[0] ?? 0), ...later)],
          ['replayReverses', text(...first.slice(-size).toReversed(), ...later)],
        ],
        because: {
          Subject: 'A Subject keeps nothing: subscribers get what comes after they subscribed.',
          BehaviorSubject: 'A BehaviorSubject gives each new subscriber its current value first.',
          ReplaySubject: `This ReplaySubject gives each new subscriber the last ${size} values, in their order.`,
        }[kind],
      }
    },
  }),
  template({
    id: 'two-streams-combined',
    concept: 'rxjs',
    difficulty: [4, 'Four ways to combine, fed by the same values.'],
    draw: (r) => ({
      way: r.pick(['combineLatest', 'zip', 'withLatestFrom', 'forkJoin'] as const),
      letters: r.some(['a', 'b', 'c', 'd', 'e'], 3),
      digits: r.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 2),
      order: r.pick(['LLDLD', 'LDLLD', 'DLLDL', 'LDDLL'] as const),
    }),
    make: ({ way, letters, digits, order }) => {
      const events: ({ left: string } | { right: number })[] = []
      let [l, d] = [0, 0]
      for (const side of order) events.push(side === 'L' ? { left: letters[l++] ?? '' } : { right: digits[d++] ?? 0 })
      const run = () => {
        const [lefts, rights]: [string[], number[]] = [[], []]
        const out = {
          combineLatest: [] as string[],
          zip: [] as string[],
          withLatestFrom: [] as string[],
          started: [] as string[],
        }
        for (const event of events) {
          if ('left' in event) lefts.push(event.left)
          else rights.push(event.right)
          const pair = `${lefts.at(-1) ?? 'undefined'}${rights.at(-1) ?? 'undefined'}`
          out.started.push(pair)
          if (lefts.length && rights.length) {
            out.combineLatest.push(pair)
            if ('left' in event) out.withLatestFrom.push(pair)
          }
        }
        for (let index = 0; index < Math.min(lefts.length, rights.length); index++) {
          out.zip.push(`${lefts[index]}${rights[index]}`)
        }
        return { ...out, forkJoin: [`${lefts.at(-1)}${rights.at(-1)}`] }
      }
      const results = run()
      const text = (parts: readonly string[]) => parts.join(' ')
      const code = source`
        const left = new Subject()
        const right = new Subject()
        ${way === 'withLatestFrom' ? 'left.pipe(withLatestFrom(right))' : `${way}([left, right])`}
          .subscribe(([letter, digit]) => console.log(letter + digit))
        ${events.map((event) => ('left' in event ? `left.next('${event.left}')` : `right.next(${event.right})`)).join('\n')}
        left.complete()
        right.complete()`
      return {
        question: 'What does this program print?',
        code,
        key: text(results[way]),
        wrong: [
          way === 'withLatestFrom'
            ? ['withIsCombine', text(results.combineLatest)]
            : ['combineNeedsBoth', text(results.zip)],
          way === 'forkJoin' ? ['forkIsLatest', text(results.combineLatest)] : ['onlyTheLast', text(results.forkJoin)],
          way === 'zip' ? ['zipIsLatest', text(results.combineLatest)] : ['combineStartsAtOnce', text(results.started)],
          way === 'combineLatest'
            ? ['leftDecides', text(results.withLatestFrom)]
            : ['zipIsWith', text(way === 'withLatestFrom' ? results.zip : results.withLatestFrom)],
        ],
        because: {
          combineLatest:
            'Once both sides have a value, combineLatest emits at each change of either, with the latest of both.',
          zip: 'zip pairs the first with the first, the second with the second, and waits for both.',
          withLatestFrom:
            'Only the first stream starts an emission; the latest value of the other is added, and before there is one nothing is emitted.',
          forkJoin: 'forkJoin emits once, when both are complete, with the last value of each.',
        }[way],
      }
    },
  }),
]
