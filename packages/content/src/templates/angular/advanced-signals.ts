import { clicksOn, followedBy, times } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { template } from './misconceptions.ts'

export const advancedSignals: Template[] = [
  template({
    id: 'time-of-an-effect',
    version: 2,
    concept: 'signals',
    difficulty: [4, 'Later, once for several changes, and asked by version.'],
    draw: (r) => ({
      start: r.int(1, 60),
      values: [r.int(61, 120), r.int(121, 180)],
      isBack: r.flip(),
      isComputed: r.flip(),
      name: r.pick(['price', 'stock', 'score', 'seats']),
    }),
    make: ({ start, values: [first, second], isBack, isComputed, name }) => {
      const last = isBack ? start : second
      const code = source`
        @Component({
          selector: 'app-root',
          template: '<button (click)="change()">{{ ${name}() }}</button>',
        })
        class App {
          ${name} = signal(${start})
          ${isComputed ? `double = computed(() => this.${name}() * 2)\n` : ''}constructor() {
            effect(() => console.log('effect', this.${isComputed ? 'double' : name}()))
            console.log('made')
          }
          change() {
            this.${name}.set(${first})
            this.${name}.set(${last})
            console.log('set')
          }
        }`
      const run = (value: number) => `effect ${isComputed ? value * 2 : value}`
      const text = (...parts: string[]) => parts.join(' ')
      const isSpared = isBack && isComputed
      return {
        question: 'The component is shown and its button clicked once. What is logged, in this order?',
        code,
        key: text('made', run(start), 'set', ...(isSpared ? [] : [run(last)])),
        wrong: [
          ['effectIsImmediate', text(run(start), 'made', run(first), run(last), 'set')],
          ['effectPerSet', text('made', run(start), 'set', run(first), run(last))],
          ['firstRunIsAtOnce', text(run(start), 'made', 'set', ...(isSpared ? [] : [run(last)]))],
          ['effectWaitsForChange', text('made', 'set', run(last))],
          isSpared
            ? ['effectIgnoresComputed', text('made', run(start), 'set', run(last))]
            : isBack
              ? ['effectComparesValues', text('made', run(start), 'set')]
              : ['effectTakesFirstSet', text('made', run(start), 'set', run(first))],
        ],
        because: `An effect runs during change detection, first when the component is shown, and once for all changes before. ${isComputed ? 'A computed signal that comes out equal is no change for it' : 'A signal that was set to another value counts as changed, even if it was set back'}.`,
        proof: followedBy(code, 'await mount(App)', 'await click()'),
      }
    },
  }),
  template({
    id: 'cleanup-of-an-effect',
    concept: 'signals',
    difficulty: [3, 'Before the next run, with the values of the run before.'],
    draw: (r) => ({
      rooms: r.some(['red', 'blue', 'green', 'teal', 'gold', 'pink', 'gray', 'lime'], 3),
      hasSame: r.flip(),
      clicks: r.int(1, 2),
      words: r.pick([
        ['join', 'leave'],
        ['open', 'close'],
        ['start', 'stop'],
      ]),
    }),
    make: ({ rooms: [first = '', ...others], hasSame, clicks, words: [begin, end] }) => {
      const next = others.slice(0, clicks)
      const code = source`
        @Component({
          selector: 'app-root',
          template: '<button (click)="next()">{{ room() }}</button>',
        })
        class App {
          room = signal('${first}')
          rooms = [${[...(hasSame ? [first] : []), ...next].map((room) => `'${room}'`).join(', ')}]
          constructor() {
            effect((onCleanup) => {
              const room = this.room()
              console.log('${begin}', room)
              onCleanup(() => console.log('${end}', room))
            })
          }
          next() {
            this.room.set(this.rooms.shift())
          }
        }`
      const all = [first, ...next]
      const count = clicks + (hasSame ? 1 : 0)
      const begins = all.map((room) => `${begin} ${room}`)
      const ends = all.map((room) => `${end} ${room}`)
      const text = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ')
      const pairs = begins.flatMap((line, index) => [line, ends[index]])
      return {
        question: `The button is clicked ${times(count)}, then the component is destroyed. What is logged, in this order?`,
        code,
        key: text(...pairs),
        wrong: [
          ['cleanupSeesNext', text(...begins.flatMap((line, index) => [line, ends[index + 1] ?? ends[index]]))],
          ['cleanupIsAtTheEnd', text(...begins, ends.at(-1))],
          [
            'cleanupAfterNextRun',
            text(begins[0], ...begins.slice(1).flatMap((line, index) => [line, ends[index]]), ends.at(-1)),
          ],
          ['noCleanupWhenDestroyed', text(...pairs.slice(0, -1))],
          ...(hasSame ? [['equalRunsEffect', text(begins[0], ends[0], ...pairs)] as const] : []),
        ],
        because:
          'Before an effect runs again, and when its component is destroyed, the cleanup of the run before is called; it sees the values of that run. Setting an equal value starts nothing.',
        proof: followedBy(code, 'await mount(App)', ...clicksOn(count), 'stop()'),
      }
    },
  }),
  template({
    id: 'dependencies-of-a-branch',
    concept: 'signals',
    difficulty: [4, 'Only what the last run read counts.'],
    draw: (r) => ({
      isMember: r.flip(),
      values: [r.int(110, 199), r.int(210, 299)],
      steps: r.shuffled(['switch', 'low', 'high', r.pick(['low', 'high', 'switch'] as const)] as const),
      next: r.int(11, 90),
      names: r.some(['reduced', 'full', 'early', 'late', 'web'], 2),
    }),
    make: ({ isMember, values: [v1, v2], steps, next, names: [low = '', high = ''] }) => {
      const lines: string[] = []
      let [flag, added] = [isMember, next]
      const changes = steps.map((step) => {
        if (step === 'switch') {
          flag = !flag
          lines.push(`isMember.set(${flag}); price()`)
          return { step, value: 0 }
        }
        added += 1
        lines.push(`${step === 'low' ? low : high}.set(${added}); price()`)
        return { step, value: added }
      })
      const run = (way: 'last' | 'first' | 'ever' | 'all') => {
        const now = { low: v1, high: v2, flag: isMember }
        const branch = () => (now.flag ? 'low' : 'high')
        let deps = new Set<string>(['switch', branch()])
        let [runs, result] = [1, now[branch()]]
        for (const { step, value } of changes) {
          if (step === 'switch') now.flag = !now.flag
          else now[step] = value
          if (way !== 'all' && !deps.has(step)) continue
          runs += 1
          result = now[branch()]
          if (way === 'last') deps = new Set(['switch', branch()])
          if (way === 'ever') deps.add(branch())
        }
        return `${runs} ${result}`
      }
      const code = source`
        let runs = 0
        const isMember = signal(${isMember})
        const ${low} = signal(${v1})
        const ${high} = signal(${v2})
        const price = computed(() => {
          runs += 1
          return isMember() ? ${low}() : ${high}()
        })
        price()
        ${lines.join('\n')}
        console.log(runs, price())`
      const result = run('last').split(' ')[1] ?? ''
      return {
        question: 'What does this program print?',
        code,
        key: run('last'),
        wrong: [
          ['everyNamedSignalCounts', run('all')],
          ['dependenciesOnlyGrow', run('ever')],
          ['dependenciesAreFixed', run('first')],
          ['computedPerRead', `${steps.length + 2} ${result}`],
          ['onlySwitchesCount', `${1 + steps.filter((step) => step === 'switch').length} ${result}`],
        ],
        because:
          'A computed signal notes at each run anew what it reads: a signal in the branch not taken starts nothing until the branch is taken.',
      }
    },
  }),
  template({
    id: 'computed-behind-a-computed',
    version: 2,
    concept: 'signals',
    difficulty: [4, 'An equal result in between stops the change.'],
    draw: (r) => {
      const size = r.pick([10, 12, 15, 20, 25])
      const start = r.int(size, 240)
      let value = start
      const values = Array.from({ length: 5 }, () => {
        const place = value % size
        // Half of the steps stay in the band.
        value = r.flip() ? value - place + ((place + r.int(1, size - 1)) % size) : r.int(1, 240)
        return value
      })
      const names = r.pick([
        ['price', 'band'],
        ['minute', 'slot'],
        ['score', 'grade'],
        ['row', 'page'],
      ])
      return { start, values, size, names }
    },
    make: ({ start, values, size, names: [one, two] }) => {
      const code = source`
        let runs = 0
        const ${one} = signal(${start})
        const ${two} = computed(() => Math.floor(${one}() / ${size}))
        const label = computed(() => {
          runs += 1
          return '${two} ' + ${two}()
        })
        label()
        for (const next of [${values.join(', ')}]) {
          ${one}.set(next)
          label()
        }
        console.log(runs, label())`
      const bands = [start, ...values].map((value) => Math.floor(value / size))
      const changes = bands.filter((band, index) => index > 0 && band !== bands[index - 1]).length
      const text = (runs: number, band = bands.at(-1)) => `${runs} ${two} ${band}`
      return {
        question: 'What does this program print?',
        code,
        key: text(1 + changes),
        wrong: [
          ['changesGoThrough', text(1 + values.filter((value, index) => value !== [start, ...values][index]).length)],
          ['computedPerRead', text(values.length + 2)],
          ['resultsAreKept', text(new Set(bands).size)],
          ['firstRunIsFree', text(changes)],
          ['computedIsOnce', text(1, bands[0])],
        ],
        because: `label is calculated again only if ${two} came out different; results of earlier runs but the last are not kept.`,
      }
    },
  }),
]
