import { followedBy } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { template } from './misconceptions.ts'

export const intermediateReactivity: Template[] = [
  template({
    id: 'refs-in-objects-and-arrays',
    version: 2,
    concept: 'reactivity',
    difficulty: [4, 'Unwrapped in one place and not in the other.'],
    draw: (r) => ({
      start: r.int(1, 60),
      step: r.int(2, 19),
      throughRef: r.flip(),
      isCopied: r.flip(),
      isList: r.flip(),
      names: r.some(['price', 'stock', 'seats', 'score'], 1),
    }),
    make: ({ start, step, throughRef, isCopied, isList, names: [name = ''] }) => {
      const code = source`
        import { reactive, ref } from 'vue'
        const ${name} = ref(${start})
        const state = reactive({
          ${name}${isCopied ? `: ${name}.value` : ''},
          inner: ${isList ? `[${name}]` : `{ ${name} }`},
        })
        ${throughRef ? `${name}.value += ${step}` : `state.${name} += ${step}`}
        console.log(${name}.value, state.${name}, typeof state.inner${isList ? '[0]' : `.${name}`})`
      const end = start + step
      const tied = `${end} ${end}`
      const apart = throughRef ? `${end} ${start}` : `${start} ${end}`
      const [key, other] = isCopied ? [apart, tied] : [tied, apart]
      const [type, otherType] = isList ? ['object', 'number'] : ['number', 'object']
      return {
        question: 'What does this program print?',
        code,
        key: `${key} ${type}`,
        wrong: [
          [isCopied ? 'valuesStayTied' : throughRef ? 'unwrappingCopies' : 'replacedRefFollows', `${other} ${type}`],
          [isList ? 'arraysUnwrap' : 'unwrappingEndsAtTheTop', `${key} ${otherType}`],
          ['bothMistakes', `${other} ${otherType}`],
        ],
        because: `A ref as a field of a reactive object, also further in, is unwrapped, for reading and for writing; one in an array is not.${isCopied ? ' The value of a ref is just a number, which knows nothing of the ref.' : ''}`,
        proof: followedBy(code),
      }
    },
  }),
  template({
    id: 'what-a-watcher-sees',
    version: 2,
    concept: 'watchers',
    difficulty: [4, 'Four sources, nested changes and a replacement.'],
    draw: (r) => ({
      sources: r.some(['ref', 'getter', 'deep', 'reactive'] as const, 2),
      nested: r.int(2, 40),
      replaced: r.int(2, 40),
      start: r.int(1, 50),
      field: r.pick(['price', 'stock', 'seats', 'score']),
    }),
    make: ({ sources, nested, replaced, start, field }) => {
      const [first, second] = sources
      const watcher = (source: string | undefined, name: string) => {
        const from =
          { ref: 'box', deep: 'box', getter: `() => box.value.${field}`, reactive: 'state' }[source ?? ''] ?? ''
        return `watch(${from}, () => { seen.${name} += 1 }${source === 'deep' ? ', { deep: true }' : ''})`
      }
      const hits = (source: string | undefined, kind: 'nested' | 'replaced') =>
        kind === 'nested'
          ? source === 'ref'
            ? 0
            : nested
          : source === 'reactive' || source === 'getter'
            ? 0
            : replaced
      const total = (source: string | undefined) => hits(source, 'nested') + hits(source, 'replaced')
      const text = (a: number, b: number) => `a ${a}, b ${b}`
      const all = nested + replaced
      const code = source`
        import { nextTick, reactive, ref, watch } from 'vue'
        const seen = { a: 0, b: 0 }
        const box = ref({ ${field}: ${start} })
        const state = reactive({ inner: { ${field}: ${start} } })
        ${watcher(first, 'a')}
        ${watcher(second, 'b')}
        for (let round = 0; round < ${nested}; round++) {
          box.value.${field} += 1
          state.inner.${field} += 1
          await nextTick()
        }
        for (let round = 0; round < ${replaced}; round++) {
          box.value = { ...box.value }
          await nextTick()
        }
        console.log(\`a \${seen.a}, b \${seen.b}\`)`
      return {
        question: 'What does this program print?',
        code,
        key: text(total(first), total(second)),
        wrong: [
          ['refsWatchDeep', text(first === 'ref' ? all : total(first), second === 'ref' ? all : total(second))],
          [
            'reactiveIsShallow',
            text(first === 'reactive' ? 0 : total(first), second === 'reactive' ? 0 : total(second)),
          ],
          ['everyWatcherRuns', text(all, all)],
          ['replacingIsNoChange', text(hits(first, 'nested'), hits(second, 'nested'))],
          [
            'gettersAreOnce',
            text(first === 'getter' ? replaced : total(first), second === 'getter' ? replaced : total(second)),
          ],
        ],
        because:
          'A watcher of a ref sees only that its value is replaced, unless it is deep; one of a getter compares what it returns; one of a reactive object is deep.',
        proof: followedBy(code),
      }
    },
  }),
  template({
    id: 'what-watch-effect-follows',
    version: 2,
    concept: 'watchers',
    difficulty: [4, 'Dependencies are those of the last run.'],
    draw: (r) => ({
      before: r.int(2, 9),
      after: r.int(2, 9),
      isOpen: r.flip(),
      readsFirst: r.flip(),
      names: r.some(['total', 'stock', 'score', 'price'], 1),
      flag: r.pick(['open', 'shown', 'ready', 'active']),
    }),
    make: ({ before, after, isOpen, readsFirst, names: [name = ''], flag }) => {
      const changes = (count: number) => source`
        for (let round = 0; round < ${count}; round++) {
          ${name}.value += 1
          await nextTick()
        }`
      const code = source`
        import { nextTick, ref, watchEffect } from 'vue'
        let runs = 0
        const ${flag} = ref(${isOpen})
        const ${name} = ref(0)
        watchEffect(() => {
          runs += 1
          ${readsFirst ? `const now = ${name}.value\nif (${flag}.value) console.log(now)` : `if (${flag}.value) console.log(${name}.value)`}
        })
        ${changes(before)}
        ${flag}.value = ${!isOpen}
        await nextTick()
        ${changes(after)}`
      const some = isOpen ? before : after
      const seen = readsFirst ? before + after : some
      const text = (count: number) => `runs is ${count}`
      return {
        question: 'Which value does runs have in the end?',
        code,
        key: text(2 + seen),
        wrong: [
          readsFirst ? ['effectSkipsUnused', text(2 + some)] : ['effectReadsAll', text(2 + before + after)],
          ['effectIsLazy', text(1 + seen)],
          ['effectKeepsFirst', text(2 + (isOpen ? before + after : 0))],
          ['effectPerChange', text(1 + before + after)],
        ],
        because: readsFirst
          ? `Each run reads ${name} before it asks for ${flag}, so it follows both, whatever is done with the value.`
          : `Each run collects anew what it reads. While ${flag} is false the effect does not read ${name} and does not run for its changes.`,
        proof: {
          program: `${code.replace(/console\.log\(([\w.]+)\)/, '$1')}\nprint('runs is ' + runs)`,
        },
      }
    },
  }),
]
