import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { template } from './misconceptions.ts'
import { measured } from './pages.ts'

export const intermediateForms: Template[] = [
  template({
    id: 'name-of-a-button',
    concept: 'accessibility',
    difficulty: [4, 'Several sources of a name in their order.'],
    draw: (r) => ({
      texts: r.some(['Save', 'Close', 'Send', 'Delete', 'Open', 'Share', 'Print', 'Next'], 4),
      parts: r.pick(['label', 'reference', 'text', 'picture'] as const),
      title: r.flip(),
    }),
    make: ({ texts: [text = '', label = '', heading = '', title = ''], parts, title: hasTitle }) => {
      const attributes = [
        ...(parts === 'reference' ? ['aria-labelledby="heading"'] : []),
        ...(parts === 'reference' || parts === 'label' ? [`aria-label="${label}"`] : []),
        ...(hasTitle ? [`title="${title}"`] : []),
      ]
      const content = parts === 'picture' ? `<img src="icon.svg" alt="${label}"> ${text}` : text
      const code = source`
        <h2 id="heading">${heading}</h2>
        <button id="button"${attributes.map((one) => ` ${one}`).join('')}>${content}</button>`
      const key = { label, reference: heading, text, picture: `${label} ${text}` }[parts]
      return {
        question: 'Which name does assistive technology get for the button?',
        code,
        key,
        wrong: [
          parts === 'reference' ? ['labelBeatsReference', label] : ['headingNamesNext', heading],
          ['contentWins', text],
          hasTitle
            ? ['titleWins', title]
            : ['namesAreJoinedBefore', parts === 'picture' ? `${text} ${label}` : `${heading} ${text}`],
          ['namesAreJoined', parts === 'text' ? `${text} ${hasTitle ? title : heading}` : `${key} ${text}`],
          ...(parts === 'picture' ? [['placeholderIsName', label] as const] : []),
        ],
        because: {
          label: 'aria-label replaces the text of the button as its name; a title comes last.',
          reference: 'aria-labelledby comes before aria-label, and both before the text of the button.',
          text: 'Without aria-labelledby and aria-label the text of the button is its name, before any title.',
          picture: 'The name is made from the content, in its order: the alternative text of the picture and the text.',
        }[parts],
        proof: measured(code, "print(find('button').computedName)"),
      }
    },
  }),
  template({
    id: 'fields-that-are-invalid',
    concept: 'forms',
    difficulty: [4, 'Five checks, some of which let more through than expected.'],
    draw: (r) => ({
      names: r.some(['code', 'seat', 'year', 'room', 'tag', 'size', 'lot'], 4),
      pattern: r.pick(['partial', 'empty', 'fits'] as const),
      number: r.int(2, 4),
      offStep: r.flip(),
      over: r.flip(),
      order: r.shuffled([0, 1, 2, 3]),
    }),
    make: ({ names, pattern, number, offStep, over, order }) => {
      const [a = '', b = '', c = '', d = ''] = names
      const value = { partial: 'AB12', empty: '', fits: 'AB' }[pattern]
      const stepped = number * 5 + (offStep ? 2 : 0)
      const fields = [
        { name: a, html: `<input name="${a}" pattern="[A-Z]{2}" value="${value}">`, bad: pattern === 'partial' },
        { name: b, html: `<input name="${b}" type="number" min="0" step="5" value="${stepped}">`, bad: offStep },
        { name: c, html: `<input name="${c}" maxlength="${number}" value="ABCDEFG">`, bad: false },
        {
          name: d,
          html: `<input name="${d}" type="number" max="${number}" value="${over ? number + 1 : number}">`,
          bad: over,
        },
      ]
      const listed = order.flatMap((index) => fields[index] ?? [])
      const text = (isBad: (name: string, bad: boolean) => boolean) =>
        listed.flatMap(({ name, bad }) => (isBad(name, bad) ? [name] : [])).join(' ') || 'none'
      const code = source`
        <form id="form">
          ${listed.map(({ html }) => html).join('\n')}
        </form>`
      return {
        question: 'Nobody has touched the form. Which of its fields match :invalid?',
        code,
        key: text((_, bad) => bad),
        wrong: [
          pattern === 'empty'
            ? ['patternChecksEmpty', text((name, bad) => bad || name === a)]
            : ['patternIsPartial', text((name, bad) => bad && name !== a)],
          ['stepIsFree', text((name, bad) => bad && name !== b)],
          ['lengthChecksMarkup', text((name, bad) => bad || name === c)],
          ['limitsOnlyGuide', text((name, bad) => bad && name !== d)],
          ['limitIsExclusive', text((name, bad) => bad || name === d)],
        ],
        because:
          'A pattern must match the whole value and lets an empty one pass; step and max are checked, max including its value; maxlength is checked only for what a person types.',
        proof: measured(
          code,
          "print([...document.querySelectorAll('input:invalid')].map((one) => one.name).join(' ') || 'none')",
        ),
      }
    },
  }),
]
