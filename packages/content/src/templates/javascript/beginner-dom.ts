import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, fruits, goods } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerDom: Template[] = [
  template({
    id: 'order-of-listeners',
    concept: 'dom and events',
    difficulty: [4, 'Two phases and a stop are asked together.'],
    draw: (r) => ({
      names: r.some(['card', 'row', 'form', 'menu', 'panel', 'list'], 2),
      button: r.pick(['save', 'close', 'send', 'buy']),
      capture: r.pick(['outer', 'middle', 'none'] as const),
      stop: r.pick(['button', 'middle', 'none'] as const),
    }),
    make: ({ names: [outer = '', middle = ''], button, capture, stop }) => {
      const order = (captures: string, stops: string): string => {
        const down = captures === 'outer' ? [outer] : captures === 'middle' ? [middle] : []
        const path = [...down, button, ...[middle, outer].filter((name) => !down.includes(name))]
        const stopName = stops === 'button' ? button : stops === 'middle' ? middle : ''
        const end = path.indexOf(stopName)
        return (end < 0 ? path : path.slice(0, end + 1)).join(' ')
      }
      const listener = (name: string, level: string) =>
        `listen('${name}', ${level === stop ? 'true' : 'false'}, ${level === capture ? 'true' : 'false'})`
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
    concept: 'dom and events',
    difficulty: [2, 'Everyday code with a hidden conversion.'],
    draw: (r) => ({
      id: r.pick(['seats', 'nights', 'copies', 'guests']),
      value: r.int(2, 19),
      more: r.int(2, 9),
      less: r.int(1, 3),
      type: r.pick(['number', 'text', 'range']),
    }),
    make: ({ id, value, more, less, type }) => {
      const code = source`
        // <input id="${id}" type="${type}" value="${value}">
        const field = document.querySelector('#${id}')
        const larger = field.value + ${more}
        const smaller = field.value - ${less}
        const result = larger + ' ' + smaller`
      return {
        question: 'What is result?',
        code,
        key: `${value}${more} ${value - less}`,
        wrong: [
          ['fieldsGiveNumbers', `${value + more} ${value - less}`],
          ['timesRefusesStrings', `${value}${more} NaN`],
          ['plusOneIsNaN', 'NaN NaN'],
          ['fieldsGiveNothing', `${more} ${-less}`],
        ],
        because: 'The value of a field is always a text: + joins it with the number, and - turns it into a number.',
        proof: {
          language: 'html',
          program: `<input id="${id}" type="${type}" value="${value}"><script>${code}\nprint(result)</script>`,
        },
      }
    },
  }),
  template({
    id: 'children-and-texts',
    concept: 'dom and events',
    difficulty: [3, 'Two properties that sound alike count differently.'],
    draw: (r) => ({
      items: r.some([...fruits, ...cities], r.int(2, 4)),
      added: r.pick(goods),
      property: r.pick(['textContent', 'innerHTML'] as const),
      list: r.pick(['ul', 'ol'] as const),
    }),
    make: ({ items, added, property, list }) => {
      const count = items.length
      const isText = property === 'textContent'
      const code = source`
        // <${list} id="stock">${items.map((item) => `<li>${item}</li>`).join(' ')}</${list}>
        const stock = document.querySelector('#stock')
        const before = stock.children.length
        stock.${property} += '<li>${added}</li>'
        const result = before + ' ' + stock.children.length`
      return {
        question: 'The items in the markup are separated by spaces. What is result?',
        code,
        key: `${count} ${isText ? 0 : count + 1}`,
        wrong: [
          [isText ? 'textKeepsMarkup' : 'markupStaysText', `${count} ${isText ? count + 1 : count}`],
          ['childrenCountText', `${2 * count - 1} ${isText ? 1 : 2 * count}`],
          [isText ? 'elementsStay' : 'markupReplaces', `${count} ${isText ? count : 1}`],
          ['textIsAChild', `${count} ${isText ? 1 : 0}`],
        ],
        because: isText
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
