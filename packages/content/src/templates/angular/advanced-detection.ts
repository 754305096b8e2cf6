import { clicksOn, followedBy, times } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { template } from './misconceptions.ts'

export const advancedDetection: Template[] = [
  template({
    id: 'object-handed-to-on-push',
    concept: 'change detection',
    difficulty: [3, 'Changed inside or replaced, with an event of the child in between.'],
    draw: (r) => ({
      start: r.int(1, 20),
      step: r.int(2, 9),
      clicks: [r.int(1, 3), r.int(1, 3)],
      replaces: r.flip(),
      name: r.pick(['stock', 'votes', 'seats', 'count']),
    }),
    make: ({ start, step, clicks: [before, after], replaces, name }) => {
      const code = source`
        @Component({
          selector: 'app-row',
          changeDetection: ChangeDetectionStrategy.OnPush,
          template: '<i (click)="select()">{{ item().${name} }}</i>',
        })
        class Row {
          item = input<any>()
          select() {}
        }
        @Component({
          selector: 'app-root',
          imports: [Row],
          template: '<button (click)="add()">{{ item.${name} }}</button> <app-row [item]="item" />',
        })
        class App {
          item = { ${name}: ${start} }
          add() {
            ${replaces ? `this.item = { ${name}: this.item.${name} + ${step} }` : `this.item.${name} += ${step}`}
          }
        }`
      const between = start + before * step
      const end = between + after * step
      const text = (parent: number, child: number) => `${parent} ${child}`
      return {
        question: `The button is clicked ${times(before)}, then the i once, then the button ${times(after)}. What do button and i show?`,
        code,
        key: text(end, replaces ? end : between),
        wrong: [
          replaces ? ['onPushNeedsOwnEvent', text(end, between)] : ['onPushSeesMutation', text(end, end)],
          ['onPushIsOnce', text(end, start)],
          ['onPushHoldsParent', text(between, between)],
          ['onPushIsOneBehind', text(end, replaces ? end - step : between - step)],
        ],
        because: replaces
          ? 'A new object is another value of the input, so the OnPush component is checked each time.'
          : 'The input still has the same object, so the OnPush component is checked only for its own event, and then shows what the object holds at that time.',
        proof: followedBy(
          code,
          'await mount(App)',
          ...clicksOn(before),
          "await click('i')",
          ...clicksOn(after),
          "print(text('button'), text('i'))",
        ),
      }
    },
  }),
  template({
    id: 'fields-beside-signals',
    concept: 'change detection',
    difficulty: [4, 'A signal takes the fields of its template along.'],
    draw: (r) => ({
      starts: r.some([1, 2, 3, 5, 10, 20, 30, 40], 2),
      counts: [r.int(1, 4), r.int(1, 3), r.int(1, 3)],
      ends: r.pick(['field', 'signal', 'mark'] as const),
      names: r.some(['rate', 'stock', 'votes', 'seats'], 2),
    }),
    make: ({ starts: [s1 = 0, s2 = 0], counts: [k1, k2, k3], ends, names: [one = '', two = ''] }) => {
      const code = source`
        const changes = new Subject()
        @Component({
          selector: 'app-root',
          changeDetection: ChangeDetectionStrategy.OnPush,
          template: '{{ ${one} }} {{ ${two}() }}',
        })
        class App {
          ${one} = ${s1}
          ${two} = signal(${s2})
          detector = inject(ChangeDetectorRef)
          constructor() {
            changes.subscribe((change: any) => change(this))
          }
        }
        const field = (app) => { app.${one} += 1 }
        const both = (app) => { app.${one} += 1; app.${two}.update((now) => now + 1) }
        const marked = (app) => { app.${one} += 1; app.detector.markForCheck() }`
      const last = { field: 'field', signal: 'both', mark: 'marked' }[ends]
      const all = k1 + k2 + k3
      const text = (first: number, second: number) => `${s1 + first} ${s2 + second}`
      const signals = k2 + (ends === 'signal' ? k3 : 0)
      const isStale = ends === 'field'
      return {
        question: `Without zone.js, changes emits field ${times(k1)}, both ${times(k2)}, ${last} ${times(k3)}, with time in between. What is shown?`,
        code,
        key: text(isStale ? k1 + k2 : all, signals),
        wrong: [
          ...(isStale ? [['fieldsAreWatched', text(all, signals)] as const] : []),
          ...(ends === 'mark' ? [['markWaitsForEvent', text(k1 + k2, signals)] as const] : []),
          ['signalUpdatesItsPlace', text(0, signals)],
          ['onPushNeedsInput', text(0, 0)],
          ['unseenChangesAreLost', text(k2 + (isStale ? 0 : k3), signals)],
        ],
        because:
          'A signal that its template reads, or markForCheck, has the whole template checked, with the fields as they are then; a field alone starts nothing.',
        proof: followedBy(
          code,
          'await mount(App)',
          ...[
            ...Array.from({ length: k1 }, () => 'field'),
            ...Array.from({ length: k2 }, () => 'both'),
            ...Array.from({ length: k3 }, () => last),
          ].map((change) => `changes.next(${change})\nawait settled()`),
          'print(text())',
        ),
      }
    },
  }),
  template({
    id: 'several-async-pipes',
    concept: 'rxjs',
    difficulty: [4, 'Each pipe subscribes, and share does not always share.'],
    draw: (r) => ({
      start: r.int(10, 80),
      way: r.pick(['cold', 'share', 'shareReplay', 'shareReplay'] as const),
      outside: r.int(1, 3),
      inside: r.int(2, 3),
      name: r.pick(['price', 'score', 'ticket', 'visit']),
    }),
    make: ({ start, way, outside, inside, name }) => {
      const pipe = { cold: '', share: '.pipe(share())', shareReplay: '.pipe(shareReplay(1))' }[way]
      const code = source`
        let runs = ${start}
        @Component({
          selector: 'app-root',
          imports: [AsyncPipe],
          template: \`
            ${Array.from({ length: outside }, () => `{{ ${name} | async }}`).join(' ')}
            @if (${name} | async; as now) {
              ${Array.from({ length: inside }, () => '{{ now }}').join(' ')}
            }
          \`,
        })
        class App {
          ${name} = defer(() => of(++runs))${pipe}
        }`
      const text = (left: (index: number) => number, right: (index: number) => number) =>
        [
          ...Array.from({ length: outside }, (_, index) => start + left(index)),
          ...Array.from({ length: inside }, (_, index) => start + right(index)),
        ].join(' ')
      const each = text(
        (index) => index + 1,
        () => outside + 1,
      )
      const shared = text(
        () => 1,
        () => 1,
      )
      return {
        question: 'What is shown?',
        code,
        key: way === 'shareReplay' ? shared : each,
        wrong: [
          way === 'shareReplay'
            ? ['replayRunsAgain', each]
            : [way === 'share' ? 'shareReplaysAll' : 'asyncPipesShare', shared],
          [
            'asRunsPerUse',
            text(
              (index) => index + 1,
              (index) => outside + index + 1,
            ),
          ],
          [
            'blockRunsAgain',
            text(
              () => 1,
              () => 2,
            ),
          ],
          [
            'runsBeforePipes',
            text(
              () => outside + 1,
              () => outside + 1,
            ),
          ],
        ],
        because: {
          cold: 'Each async pipe subscribes for itself, and each subscription runs the source; "as" gives the value of one pipe a name.',
          share:
            'The source is complete before the next pipe subscribes, so share has nothing to share and each pipe runs it again.',
          shareReplay: 'shareReplay runs the source once and hands its value to every pipe.',
        }[way],
        proof: followedBy(code, 'await mount(App)', 'print(text())'),
      }
    },
  }),
]
