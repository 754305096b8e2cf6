import { followedBy, mounted } from '../proofs.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { people, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedServer: Template[] = [
  template({
    id: 'hooks-on-the-server',
    concept: 'server rendering',
    difficulty: [4, 'What runs on the server, in the browser, or on both.'],
    draw: (r) => ({
      words: r.some([...tags, ...people], 4),
      hook: r.pick(['mounted', 'prefetch'] as const),
      watcher: r.pick(['immediate', 'plain'] as const),
      hydrates: r.flip(),
    }),
    make: ({ words: [setup = '', hook = '', watched = '', after = ''], hook: kind, watcher, hydrates }) => {
      const name = kind === 'mounted' ? 'onMounted' : 'onServerPrefetch'
      const code = source`
        <script setup>
        import { ${name}, ref, watch } from 'vue'
        console.log('${setup}')
        const count = ref(0)
        watch(count, () => console.log('${watched}')${watcher === 'immediate' ? ', { immediate: true }' : ''})
        ${name}(() => console.log('${hook}'))
        console.log('${after}')
        </script>
        <template><p>{{ count }}</p></template>`
      const body = (hasWatch: boolean) => [setup, ...(hasWatch ? [watched] : []), after]
      const isImmediate = watcher === 'immediate'
      const server = [...body(isImmediate), ...(kind === 'prefetch' ? [hook] : [])]
      const client = [...body(isImmediate), ...(kind === 'mounted' ? [hook] : [])]
      const text = (onServer: readonly string[], inBrowser: readonly string[]) =>
        [...onServer, ...(hydrates ? inBrowser : [])].join(' ')
      return {
        question: hydrates
          ? 'The component is rendered on the server, and the browser then hydrates it. What do both log, one after the other?'
          : 'The component is rendered on the server to a text. What is logged there?',
        code,
        key: text(server, client),
        wrong: [
          kind === 'mounted'
            ? ['mountedOnServer', text([...server, hook], client)]
            : ['prefetchInBrowser', hydrates ? text(server, [...client, hook]) : text(body(isImmediate), client)],
          isImmediate
            ? [
                'immediateNotOnServer',
                text(
                  server.filter((word) => word !== watched),
                  client,
                ),
              ]
            : ['watchersOnServer', text([setup, watched, ...server.slice(1)], client)],
          hydrates
            ? ['hydrationSkipsSetup', text(server, kind === 'mounted' ? [hook] : [])]
            : ['setupNotOnServer', text([hook], [])],
          [
            'hookBeforeSetup',
            text(
              kind === 'mounted' ? server : [hook, ...body(isImmediate)],
              kind === 'mounted' ? [hook, ...body(isImmediate)] : client,
            ),
          ],
          ['immediateIsLate', text([setup, after, watched], client)],
        ],
        because: `setup runs on the server and again when hydrating${isImmediate ? ', with the first call of an immediate watcher' : ''}; onMounted is for the browser only, onServerPrefetch for the server only.`,
        proof: followedBy(code, '<!-- steps -->', ...(hydrates ? ['await hydrate()'] : ['await serverMarkup()'])),
      }
    },
  }),
  template({
    id: 'marks-in-the-markup',
    concept: 'server rendering',
    difficulty: [4, 'What hydration needs to find its way.'],
    draw: (r) => ({
      text: r.pick([...people, ...tags]),
      other: r.pick(['open', 'new', 'late', 'sent']),
      way: r.pick(['if', 'show', 'two'] as const),
      tag: r.pick(['p', 'b', 'div', 'li']),
      sign: r.pick(['<', '&']),
    }),
    make: ({ text, other, way, tag, sign }) => {
      const body = {
        if: `<${tag}>{{ text }}</${tag}>\n<i v-if="open">${other}</i>`,
        show: `<${tag} v-show="open">{{ text }}</${tag}>`,
        two: `<${tag}>{{ text }}</${tag}>\n<i>${other}</i>`,
      }[way]
      const code = source`
        <script setup>
        const text = '${text} ${sign}'
        const open = false
        </script>
        <template>
          ${body}
        </template>`
      const escaped = `${text} ${{ '<': '&lt;', '&': '&amp;' }[sign]}`
      const raw = `${text} ${sign}`
      const one = (value: string, attributes = '') => `<${tag}${attributes}>${value}</${tag}>`
      const fragment = (inner: string) => `<!--[-->${inner}<!--]-->`
      const hidden = ' style="display:none;"'
      const key = {
        if: fragment(`${one(escaped)}<!---->`),
        show: one(escaped, hidden),
        two: fragment(`${one(escaped)}<i>${other}</i>`),
      }[way]
      return {
        question: 'The component is rendered on the server with renderToString. What is the markup?',
        code,
        key,
        wrong: [
          ['textIsRaw', key.replace(escaped, raw)],
          way === 'show'
            ? ['showIsIf', '<!---->']
            : ['fragmentsHaveNoMarks', key.replace('<!--[-->', '').replace('<!--]-->', '')],
          way === 'if'
            ? ['conditionLeavesNothing', fragment(one(escaped))]
            : way === 'show'
              ? ['hiddenIsAttribute', one(escaped, ' hidden')]
              : ['fragmentsAreWrapped', `<div>${one(escaped)}<i>${other}</i></div>`],
        ],
        because: {
          if: 'A false v-if leaves an empty comment, several roots stand between two comments, and text is escaped.',
          show: 'v-show renders the element with display: none, and text is escaped.',
          two: 'Several roots stand between two comments, so that hydration finds them, and text is escaped.',
        }[way],
        proof: followedBy(code, '<!-- steps -->', 'print(await serverMarkup())'),
      }
    },
  }),
  template({
    id: 'markup-as-a-value',
    version: 2,
    concept: 'security',
    difficulty: [3, 'Three ways to show a text that holds markup.'],
    draw: (r) => ({
      name: r.pick(people),
      ways: Array.from({ length: 3 }, () => r.pick(['mustache', 'html', 'text', 'inner'] as const)),
      count: r.int(1, 3),
      tag: r.pick(['b', 'i', 'u', 'em']),
      extra: r.flip(),
    }),
    make: ({ name, ways, count, tag, extra }) => {
      const piece = `<${tag}${extra ? ' onclick="steal()"' : ''}>${name}</${tag}>`
      const html = Array.from({ length: count }, () => piece).join('')
      const use = {
        mustache: '<p>{{ note }}</p>',
        html: '<p v-html="note"></p>',
        text: '<p v-text="note"></p>',
        inner: '<p :innerHTML="note"></p>',
      }
      const code = source`
        <script setup>
        const note = '${piece}'.repeat(${count})
        </script>
        <template>
          ${ways.map((way) => use[way]).join('\n')}
        </template>`
      const cell = (isElement: boolean, isClean = false) =>
        isElement
          ? `${count} and ${(isClean ? html.replaceAll(' onclick="steal()"', '') : html).length}`
          : `0 and ${html.replaceAll('<', '&lt;').replaceAll('>', '&gt;').length}`
      const text = (elements: readonly string[], isClean = false) =>
        ways.map((way) => cell(elements.includes(way), isClean)).join(', ')
      return {
        question: `How many elements does each paragraph contain, and how long is its innerHTML?`,
        code,
        key: text(['html', 'inner']),
        wrong: [
          ['mustachesParse', text(['html', 'inner', 'mustache'])],
          ['textParses', text(['html', 'inner', 'text'])],
          ['htmlEscapes', text(['inner'])],
          ['propertiesEscape', text(['html'])],
          ['everythingParses', text(['html', 'inner', 'text', 'mustache'])],
          ...(extra ? [['htmlSanitizes', text(['html', 'inner'], true)] as const] : []),
        ],
        because:
          'Mustaches and v-text show markup as text, in which < and > are escaped. v-html and innerHTML make elements of it and take nothing out.',
        proof: mounted(
          code,
          "print([...container.querySelectorAll('p')].map((one) => one.children.length + ' and ' + one.innerHTML.length).join(', '))",
        ),
      }
    },
  }),
]
