import { clicksOn, followedBy, times } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits, goods } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedLists: Template[] = [
  template({
    id: 'rows-made-and-destroyed',
    concept: 'performance',
    difficulty: [4, 'Equal ids, new objects, and three ways to track.'],
    draw: (r) => ({
      ids: r.some([1, 2, 3, 4, 5, 6, 7, 8, 9], 7),
      before: r.int(2, 4),
      kept: r.int(1, 2),
      added: r.int(1, 3),
      way: r.pick(['item.id', 'item', '$index'] as const),
      order: r.shuffled([0, 1, 2, 3, 4]),
    }),
    make: ({ ids, before, kept, added, way, order }) => {
      const old = ids.slice(0, before)
      const mixed = [...old.slice(0, kept), ...ids.slice(before, before + added)]
      const next = order.flatMap((index) => mixed[index] ?? [])
      const code = source`
        let [made, gone] = [0, 0]
        const rows = (ids) => ids.map((id) => ({ id }))
        @Component({ selector: 'app-row', template: '{{ id() }}' })
        class Row {
          id = input<any>()
          constructor() { made += 1 }
          ngOnDestroy() { gone += 1 }
        }
        @Component({
          selector: 'app-root',
          imports: [Row],
          template: \`
            <button (click)="load()">Load</button>
            @for (item of items(); track ${way}) { <app-row [id]="item.id" /> }
          \`,
        })
        class App {
          items = signal(rows([${old.join(', ')}]))
          load() {
            this.items.set(rows([${next.join(', ')}]))
          }
        }`
      const text = (made: number, gone: number) => `made ${made}, gone ${gone}`
      const moved = next.filter((id, index) => old.includes(id) && old[index] !== id).length
      const byId = text(before + added, before - kept)
      const byItem = text(before + next.length, before)
      const byIndex = text(Math.max(before, next.length), Math.max(0, before - next.length))
      return {
        question: 'The button is clicked once. How many rows were made and destroyed until then?',
        code,
        key: { 'item.id': byId, item: byItem, $index: byIndex }[way],
        wrong: [
          way === 'item.id' ? ['newObjectsAreNewRows', byItem] : ['objectsAreComparedByContent', byId],
          way === '$index' ? ['indexRemakesAll', byItem] : ['rowsStayAtTheirPlace', byIndex],
          ['movedRowsAreRemade', text(before + added + moved, before - kept + moved)],
          ['rowsAreNeverDestroyed', text(before + added, 0)],
          ['onlyFirstListIsMade', text(before, before - kept)],
        ],
        because: {
          'item.id': 'Rows whose id is in the new list stay, wherever it stands there; the object may be another.',
          item: 'Every object of the new list is another one, so all rows are destroyed and made again.',
          $index:
            'Rows are kept by their place and get other inputs; only the difference in length is made or destroyed.',
        }[way],
        proof: followedBy(code, 'await mount(App)', 'await click()', "print('made ' + made + ', gone ' + gone)"),
      }
    },
  }),
  template({
    id: 'state-of-tracked-rows',
    concept: 'performance',
    difficulty: [3, 'What moves with the row and what stays at its place.'],
    draw: (r) => ({
      names: r.some([...fruits, ...goods], 4),
      way: r.pick(['item.name', '$index', 'item'] as const),
      place: r.int(0, 2),
      votes: r.int(1, 3),
      change: r.pick(['reversed', 'turned', 'before'] as const),
    }),
    make: ({ names, way, place, votes, change }) => {
      const [a = '', b = '', c = '', d = ''] = names
      const old = [a, b, c]
      const next = { reversed: [c, b, a], turned: [b, c, a], before: [d, a, b, c] }[change]
      const list = (words: readonly string[]) => words.map((word) => `'${word}'`).join(', ')
      const code = source`
        const named = (names) => names.map((name) => ({ name }))
        @Component({ selector: 'app-row', template: '<b (click)="add()">{{ name() }} {{ votes() }}</b>' })
        class Row {
          name = input<any>()
          votes = signal(0)
          add() { this.votes.update((now) => now + 1) }
        }
        @Component({
          selector: 'app-root',
          imports: [Row],
          template: \`
            @for (item of items(); track ${way}) { <app-row [name]="item.name" /> }
            <button (click)="change()">Change</button>
          \`,
        })
        class App {
          items = signal(named([${list(old)}]))
          change() {
            this.items.set(named([${list(next)}]))
          }
        }`
      const text = (words: readonly string[], voted: number) =>
        words.map((word, index) => `${word} ${index === voted ? votes : 0}`).join(', ')
      const byName = text(next, next.indexOf(old[place] ?? ''))
      const byIndex = text(next, place)
      const anew = text(next, -1)
      return {
        question: `The ${['first', 'second', 'third'][place]} row is clicked ${times(votes)}, then the button once. What do the rows show?`,
        code,
        key: { 'item.name': byName, $index: byIndex, item: anew }[way],
        wrong: [
          way === 'item.name' ? ['rowsStayAtTheirPlace', byIndex] : ['stateFollowsItem', byName],
          way === 'item' ? ['newObjectsKeepPlace', byIndex] : ['newObjectsAreNewRows', anew],
          ['sameKeysAreNotMoved', text(old, place)],
        ],
        because: {
          'item.name': 'A row is kept by its name and moved with its state.',
          $index: 'A row is kept by its place: its name changes, its state does not.',
          item: 'Each object is another one, so the rows are made anew and their state is lost.',
        }[way],
        proof: followedBy(
          code,
          'await mount(App)',
          ...clicksOn(votes, `'app-row:nth-of-type(${place + 1}) b'`),
          'await click()',
          "print([...container.querySelectorAll('b')].map((row) => row.textContent).join(', '))",
        ),
      }
    },
  }),
]
