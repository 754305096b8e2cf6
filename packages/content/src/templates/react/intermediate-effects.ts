import { followedBy } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, people } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateEffects: Template[] = [
  template({
    id: 'cleanup-between-effects',
    concept: 'effects',
    difficulty: [3, 'Which values a cleanup sees, and when it runs.'],
    draw: (r) => ({
      rooms: r.some([...cities, ...people], 2),
      words: r.pick([
        ['join', 'leave'],
        ['open', 'close'],
        ['start', 'stop'],
        ['watch', 'forget'],
      ] as const),
      leaves: r.flip(),
      again: r.flip(),
    }),
    make: ({ rooms: [one = '', two = ''], words: [begin, end], leaves, again }) => {
      const code = source`
        const seen = []
        function Room({ id }) {
          useEffect(() => {
            seen.push('${begin} ' + id)
            return () => seen.push('${end} ' + id)
          }, [id])
          return <p>{id}</p>
        }`
      const text = (...parts: string[]) => parts.join(', ')
      const [beginOne, beginTwo, endOne, endTwo] = [
        `${begin} ${one}`,
        `${begin} ${two}`,
        `${end} ${one}`,
        `${end} ${two}`,
      ]
      const last = leaves ? [endTwo] : []
      const renders = [one, ...(again ? [one] : []), two]
      return {
        question: `Room is rendered with the id ${renders.join(', then with ')}${leaves ? ', and then removed' : ''}. What does seen hold (no Strict Mode)?`,
        code,
        key: text(beginOne, endOne, beginTwo, ...last),
        wrong: [
          ['cleanupSeesNew', text(beginOne, endTwo, beginTwo, ...last)],
          ['cleanupAtEndOnly', text(beginOne, beginTwo, ...last)],
          ['newEffectFirst', text(beginOne, beginTwo, endOne, ...last)],
          leaves
            ? ['noCleanupAtEnd', text(beginOne, endOne, beginTwo)]
            : ['cleanupRunsAtOnce', text(beginOne, endOne, beginTwo, endTwo)],
        ],
        because:
          'When a dependency changes, the cleanup of the old effect runs first, with the values of the render it was made in; the last cleanup runs when the component goes away.',
        proof: followedBy(
          code,
          ...renders.map((id) => `await render(<Room id="${id}" />)`),
          ...(leaves ? ['await render(null)'] : []),
          "print(seen.join(', '))",
        ),
      }
    },
  }),
  template({
    id: 'effects-of-parent-and-child',
    version: 2,
    concept: 'effects',
    difficulty: [4, 'Two kinds of effect in two components.'],
    draw: (r) => ({
      parent: r.pick([
        'Page',
        'Panel',
        'Form',
        'Dialog',
        'Sidebar',
        'Table',
        'Board',
        'Shop',
        'Chat',
        'Report',
        'Tabs',
        'Feed',
      ]),
      child: r.pick([
        'Card',
        'List',
        'Menu',
        'Chart',
        'Field',
        'Row',
        'Badge',
        'Avatar',
        'Price',
        'Title',
        'Photo',
        'Clock',
      ]),
      kinds: [r.pick(['useEffect', 'useLayoutEffect'] as const), r.pick(['useEffect', 'useLayoutEffect'] as const)],
      later: r.flip(),
    }),
    make: ({ parent, child, kinds: [parentKind, childKind], later }) => {
      const effect = (kind: string, word: string) => `${kind}(() => {\n  seen.push('${word} effect')\n})`
      const body = (kind: string, word: string) =>
        later
          ? `${effect(kind, word)}\nseen.push('${word} render')`
          : `seen.push('${word} render')\n${effect(kind, word)}`
      const code = source`
        const seen = []
        function ${child}() {
          ${body(childKind ?? '', child)}
          return <b>child</b>
        }
        function ${parent}() {
          ${body(parentKind ?? '', parent)}
          return <div><${child} /></div>
        }`
      const [pr, cr, pe, ce] = [`${parent} render`, `${child} render`, `${parent} effect`, `${child} effect`]
      const parentFirst = parentKind === 'useLayoutEffect' && childKind === 'useEffect'
      const text = (...parts: string[]) => parts.join(', ')
      return {
        question: `<${parent} /> is rendered for the first time (no Strict Mode). What does seen hold?`,
        code,
        key: parentFirst ? text(pr, cr, pe, ce) : text(pr, cr, ce, pe),
        wrong: [
          [
            parentFirst ? 'layoutIsJustAnEffect' : 'parentEffectFirst',
            parentFirst ? text(pr, cr, ce, pe) : text(pr, cr, pe, ce),
          ],
          ['effectsWithRender', later ? text(pe, pr, ce, cr) : text(pr, pe, cr, ce)],
          ['childRendersFirst', parentFirst ? text(cr, pr, pe, ce) : text(cr, pr, ce, pe)],
        ],
        because: parentFirst
          ? 'Parents render before children. All layout effects run before any other effect, so that of the parent comes first here.'
          : 'Parents render before children, while the effects of a child run before those of its parent.',
        proof: followedBy(code, `await render(<${parent} />)`, "print(seen.join(', '))"),
      }
    },
  }),
  template({
    id: 'value-of-the-render-before',
    concept: 'custom hooks',
    difficulty: [4, 'An unrelated render changes what is remembered.'],
    draw: (r) => ({
      values: r.shuffled([r.int(3, 29), r.int(30, 59), r.int(60, 99)]),
      repeat: r.pick(['last', 'none', 'middle'] as const),
      name: r.pick(['price', 'score', 'speed', 'level']),
    }),
    make: ({ values: [one = 0, two = 0, three = 0], repeat, name }) => {
      const renders = { last: [one, two, two], none: [one, two, three], middle: [one, one, two] }[repeat]
      const [first, second, third] = renders as [number, number, number]
      const code = source`
        function usePrevious(value) {
          const ref = useRef(0)
          useEffect(() => {
            ref.current = value
          })
          return ref.current
        }
        function Change({ ${name} }) {
          const previous = usePrevious(${name})
          return <p>{previous} to {${name}}</p>
        }`
      const text = (previous: number) => `${previous} to ${third}`
      const different = third === second ? first : second
      return {
        question: `Change is rendered with ${name} ${first}, then ${second}, then ${third}. What does it show in the end?`,
        code,
        key: text(second),
        wrong: [
          ['previousIsDifferent', text(different)],
          ['refsChangeAtOnce', text(third)],
          ['refsStayFirst', text(0)],
          ['refIsTwoBehind', text(first)],
          ['noPreviousWithoutChange', `undefined to ${third}`],
        ],
        because:
          'The effect runs after each render, so while rendering the ref holds the value of the render before, equal or not.',
        proof: followedBy(
          code,
          ...renders.map((value) => `await render(<Change ${name}={${value}} />)`),
          'print(text())',
        ),
      }
    },
  }),
  template({
    id: 'function-as-ref',
    concept: 'refs',
    difficulty: [4, 'The identity of the function decides how often it is called.'],
    draw: (r) => ({
      isInline: r.flip(),
      renders: r.int(2, 4),
      leaves: r.flip(),
      words: r.pick([
        ['set', 'gone'],
        ['on', 'off'],
        ['here', 'away'],
        ['found', 'lost'],
      ] as const),
      component: r.pick(['Field', 'Map', 'Chart', 'Video', 'Canvas']),
    }),
    make: ({ isInline, renders, leaves, words: [on, off], component }) => {
      const watch = `(node) => { seen.push(node ? '${on}' : '${off}') }`
      const code = source`
        const seen = []
        ${isInline ? '' : `const watch = ${watch}\n`}function ${component}({ size }) {
          return <div ref={${isInline ? watch : 'watch'}}>{size}</div>
        }`
      const last = leaves ? [off] : []
      const times = (count: number, ...parts: string[]) => Array.from({ length: count }, () => parts).flat()
      const once = [on, ...last].join(' ')
      const inline = [on, ...times(renders - 1, off, on), ...last].join(' ')
      return {
        question: `${component} is rendered with ${renders} sizes one after the other${leaves ? ' and then removed' : ''}. What does seen hold (no Strict Mode)?`,
        code,
        key: isInline ? inline : once,
        wrong: [
          isInline ? ['refCallbacksOnce', once] : ['refCallbacksEachRender', inline],
          ['refDetachesLate', [...times(renders, on), off].join(' ')],
          ['refNeverDetaches', leaves && !isInline ? on : times(renders, on).join(' ')],
          [
            'noCleanupAtEnd',
            leaves ? times(renders, on, off).slice(0, -1).join(' ') : times(renders, on, off).join(' '),
          ],
        ],
        because: isInline
          ? 'Each render makes another function, so the old one is called with null and the new one with the element.'
          : 'The function is the same in all renders, so it is called when the element appears and when it goes.',
        proof: followedBy(
          code,
          ...Array.from({ length: renders }, (_, index) => `await render(<${component} size={${index + 1}} />)`),
          ...(leaves ? ['await render(null)'] : []),
          "print(seen.join(' '))",
        ),
      }
    },
  }),
]
