import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, fruits, goods } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerDom: Template[] = [
  template({
    id: 'order-of-listeners',
    version: 2,
    concept: 'dom and events',
    difficulty: [4, 'Two phases and a stop are asked together.'],
    draw: (r) => ({
      names: r.some(
        ['card', 'row', 'form', 'menu', 'panel', 'list', 'page', 'tile', 'box', 'bar', 'cart', 'search'],
        2,
      ),
      button: r.pick(['save', 'close', 'send', 'buy', 'add', 'next', 'undo', 'print']),
      capture: r.pick(['outer', 'middle', 'both', 'none'] as const),
      stop: r.pick(['button', 'middle', 'none'] as const),
    }),
    make: ({ names: [outer = '', middle = ''], button, capture, stop }) => {
      const order = (captures: string, stops: string): string => {
        const down = { outer: [outer], middle: [middle], both: [outer, middle] }[captures] ?? []
        const path = [...down, button, ...[middle, outer].filter((name) => !down.includes(name))]
        const stopName = stops === 'button' ? button : stops === 'middle' ? middle : ''
        const end = path.indexOf(stopName)
        return (end < 0 ? path : path.slice(0, end + 1)).join(' ')
      }
      const listener = (name: string, level: string) =>
        `listen('${name}', ${level === stop ? 'true' : 'false'}, ${level === capture || (capture === 'both' && level !== 'button') ? 'true' : 'false'})`
      const markup = `<div id="${outer}"><div id="${middle}"><button id="${button}">Go</button></div></div>`
      const code = source`
        // <div id="${outer}"><div id="${middle}"><button id="${button}">
        function listen(id, stops, capture) {
          document.getElementById(id).addEventListener('click', (event) => {
            seen.push(id)
            if (stops) event.stopPropagation()
          }, { capture })
        }
        const seen = []
        ${listener(outer, 'outer')}
        ${listener(middle, 'middle')}
        ${listener(button, 'button')}`
      return {
        question: 'The button is clicked. Which ids does seen hold then, in this order?',
        code,
        key: order(capture, stop),
        wrong: [
          ['outerFirst', [outer, middle, button].join(' ')],
          ['captureIgnored', order('none', stop)],
          ['stopsTooLate', order(capture, 'none')],
          ['targetOnly', button],
          ['stopsHere', order('none', 'none')],
        ],
        because:
          'The event goes down first, calling listeners with capture, then reaches the button and goes up again, until something stops it.',
        proof: {
          language: 'html',
          program: `${markup}<script>${code}\ndocument.getElementById('${button}').click()\nprint(seen.join(' '))</script>`,
        },
      }
    },
  }),
  template({
    id: 'value-of-a-field',
    version: 2,
    concept: 'dom and events',
    difficulty: [2, 'Everyday code with a hidden conversion.'],
    draw: (r) => ({
      id: r.pick(['seats', 'nights', 'copies', 'guests']),
      value: r.int(2, 29),
      more: r.int(2, 9),
      less: r.int(1, 9),
      type: r.pick(['number', 'text', 'range']),
      reads: r.some(['value', 'value', 'Number', 'asNumber'] as const, 2),
    }),
    make: ({ id, value, more, less, type, reads }) => {
      const isText = type === 'text'
      const [first = 'value', second = 'value'] = reads
      const expression = { value: 'field.value', Number: 'Number(field.value)', asNumber: 'field.valueAsNumber' }
      const isMissing = (read: string) => read === 'asNumber' && isText
      const sum = isMissing(first) ? 'NaN' : first === 'value' ? `${value}${more}` : value + more
      const otherSum = first === 'value' ? value + more : `${value}${more}`
      const difference = isMissing(second) ? 'NaN' : value - less
      const otherDifference = isMissing(second) ? value - less : 'NaN'
      const code = source`
        // <input id="${id}" type="${type}" value="${value}">
        const field = document.querySelector('#${id}')
        const larger = ${expression[first]} + ${more}
        const smaller = ${expression[second]} - ${less}
        const result = larger + ' ' + smaller`
      return {
        question: 'What is result?',
        code,
        key: `${sum} ${difference}`,
        wrong: [
          [first === 'value' ? 'fieldsGiveNumbers' : 'fieldsGiveTextsAlways', `${otherSum} ${difference}`],
          [isMissing(second) ? 'everyFieldHasANumber' : 'timesRefusesStrings', `${sum} ${otherDifference}`],
          ['bothMistakes', `${otherSum} ${otherDifference}`],
        ],
        because: `The value of a field is always a text: + joins it with the number, and - turns it into a number. Number converts it, and valueAsNumber is a number for fields of such a type and NaN for others.`,
        proof: {
          language: 'html',
          program: `<input id="${id}" type="${type}" value="${value}"><script>${code}\nprint(result)</script>`,
        },
      }
    },
  }),
  template({
    id: 'children-and-texts',
    version: 2,
    concept: 'dom and events',
    difficulty: [3, 'Two properties that sound alike count differently.'],
    draw: (r) => ({
      items: r.some([...fruits, ...cities], r.int(2, 5)),
      added: r.pick(goods),
      property: r.pick(['textContent', 'innerHTML', 'append'] as const),
      list: r.pick(['ul', 'ol'] as const),
    }),
    make: ({ items, added, property, list }) => {
      const count = items.length
      const isText = property === 'textContent'
      const code = source`
        // <${list} id="stock">${items.map((item) => `<li>${item}</li>`).join(' ')}</${list}>
        const stock = document.querySelector('#stock')
        const before = stock.children.length
        ${property === 'append' ? `stock.append('<li>${added}</li>')` : `stock.${property} += '<li>${added}</li>'`}
        const result = before + ' ' + stock.children.length`
      return {
        question: 'The items in the markup are separated by spaces. What is result?',
        code,
        key: `${count} ${{ textContent: 0, innerHTML: count + 1, append: count }[property]}`,
        wrong: [
          [
            property === 'innerHTML' ? 'markupStaysText' : 'textKeepsMarkup',
            `${count} ${property === 'innerHTML' ? count : count + 1}`,
          ],
          ['childrenCountText', `${2 * count - 1} ${isText ? 1 : 2 * count}`],
          [isText ? 'elementsStay' : 'markupReplaces', `${count} ${isText ? count : property === 'append' ? 0 : 1}`],
          ['textIsAChild', `${count} ${{ textContent: 1, innerHTML: 0, append: count + 2 }[property]}`],
        ],
        because:
          property === 'append'
            ? 'children counts elements only. append adds a text as it is, in which markup is just signs.'
            : isText
              ? 'children counts elements only. Setting textContent replaces everything inside with one text, in which markup is just signs.'
              : 'children counts elements only. Setting innerHTML parses the markup, so one more element is there.',
        proof: {
          language: 'html',
          program: `<${list} id="stock">${items.map((item) => `<li>${item}</li>`).join(' ')}</${list}><script>${code}\nprint(result)</script>`,
        },
      }
    },
  }),
]
