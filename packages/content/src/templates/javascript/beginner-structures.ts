import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, fruits, goods, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const beginnerStructures: Template[] = [
  template({
    id: 'sort-numbers',
    concept: 'arrays',
    difficulty: [3, 'The result looks sorted in a way of its own.'],
    draw: (r) => ({
      name: r.pick(['prices', 'scores', 'ages', 'delays', 'sizes']),
      numbers: r.shuffled([r.int(2, 9), r.int(10, 49), r.int(50, 99), r.int(100, 400)]),
    }),
    make: ({ name, numbers }) => {
      const shown = (list: readonly number[]) => list.join(' ')
      return {
        question: prints,
        code: source`
          const ${name} = [${numbers.join(', ')}]
          ${name}.sort()
          console.log(${name}.join(' '))`,
        key: shown([...numbers].sort()),
        wrong: [
          ['sortsNumerically', shown([...numbers].sort((a, b) => a - b))],
          ['sortsACopy', shown(numbers)],
          ['sortsDescending', shown([...numbers].sort((a, b) => b - a))],
        ],
        because: 'Without a function sort compares the items as texts, sign by sign, and it changes the array itself.',
      }
    },
  }),
  template({
    id: 'two-names-for-one-object',
    concept: 'objects',
    difficulty: [3, 'A change has to be followed through two names.'],
    draw: (r) => ({
      object: r.pick(['order', 'basket', 'booking', 'invoice']),
      copy: r.pick(['backup', 'saved', 'before', 'draft']),
      field: r.pick(['count', 'total', 'rows', 'hours']),
      start: r.int(2, 9),
      more: r.int(2, 6),
      factor: r.int(2, 3),
      item: r.pick(goods),
    }),
    make: ({ object, copy, field, start, more, factor, item }) => {
      const both = (start + more) * factor
      return {
        question: prints,
        code: source`
          const ${object} = { item: '${item}', ${field}: ${start} }
          const ${copy} = ${object}
          ${object}.${field} += ${more}
          ${copy}.${field} *= ${factor}
          console.log(${object}.${field}, ${copy}.${field})`,
        key: `${both} ${both}`,
        wrong: [
          ['assignmentCopies', `${start + more} ${start * factor}`],
          ['changesOneWay', `${start + more} ${both}`],
          ['constFreezes', `${start} ${start}`],
        ],
        because: 'Both names stand for one object, so every change is seen through both. const only fixes the names.',
      }
    },
  }),
  template({
    id: 'what-array-methods-return',
    concept: 'arrays',
    difficulty: [3, 'Similar methods return different things.'],
    draw: (r) => ({
      method: r.pick(['push', 'unshift', 'pop', 'shift', 'concat', 'splice'] as const),
      items: r.some(fruits, r.int(3, 4)),
      added: r.pick(goods),
      name: r.pick(['basket', 'list', 'cart', 'queue']),
    }),
    make: ({ method, items, added, name }) => {
      const takesItem = method === 'push' || method === 'unshift' || method === 'concat'
      const list: string[] = [...items]
      const call = method === 'splice' ? 'splice(1, 1)' : `${method}(${takesItem ? `'${added}'` : ''})`
      const result = {
        push: () => list.push(added),
        unshift: () => list.unshift(added),
        pop: () => list.pop(),
        shift: () => list.shift(),
        concat: () => list.concat(added),
        splice: () => list.splice(1, 1),
      }[method]()
      const shown = (value: unknown, kept = list) => `${String(value)} / ${kept}`
      const after = method === 'concat' ? [...items, added] : list
      return {
        question: prints,
        code: source`
          const ${name} = [${items.map((item) => `'${item}'`).join(', ')}]
          const result = ${name}.${call}
          console.log(\`\${result} / \${${name}}\`)`,
        key: shown(result),
        wrong: [
          ['returnsTheArray', shown(after, after)],
          ['returnsNothing', shown(undefined, after)],
          ['changesNothing', shown(after, [...items])],
          ['returnsTheItem', shown(takesItem ? added : items[1], after)],
          ['returnsTheLength', shown(after.length, after)],
        ],
        because: {
          push: 'push changes the array and returns its new length.',
          unshift: 'unshift changes the array and returns its new length.',
          pop: 'pop takes the last item off the array and returns it.',
          shift: 'shift takes the first item off the array and returns it.',
          concat: 'concat returns a new array and leaves the one it was called on alone.',
          splice: 'splice takes items out of the array and returns an array of those.',
        }[method],
      }
    },
  }),
  template({
    id: 'loop-to-a-bound',
    concept: 'control flow',
    difficulty: [2, 'The bound is hit exactly, so < and <= differ.'],
    draw: (r) => ({
      start: r.int(1, 5),
      step: r.int(2, 4),
      rounds: r.int(3, 4),
      isIncluded: r.flip(),
      name: r.pick(['week', 'page', 'hour', 'row', 'day']),
      sum: r.pick(['total', 'sum', 'points', 'cost']),
    }),
    make: ({ start, step, rounds, isIncluded, name, sum }) => {
      const end = start + step * rounds
      const sumOf = (first: number, last: number, by = step) => {
        let result = 0
        for (let value = first; value <= last; value += by) result += value
        return String(result)
      }
      const last = isIncluded ? end : end - step
      return {
        question: prints,
        code: source`
          let ${sum} = 0
          for (let ${name} = ${start}; ${name} ${isIncluded ? '<=' : '<'} ${end}; ${name} += ${step}) {
            ${sum} += ${name}
          }
          console.log(${sum})`,
        key: sumOf(start, last),
        wrong: [
          ['endIncluded', sumOf(start, end)],
          ['oneRoundLess', sumOf(start, last - step)],
          ['startExcluded', sumOf(start + step, last)],
        ],
        because: `The body runs for ${start} to ${last} in steps of ${step}; with ${isIncluded ? '<=' : '<'} the bound ${end} itself is ${isIncluded ? 'the last' : 'not reached'}.`,
      }
    },
  }),
  template({
    id: 'same-name-inside',
    concept: 'variables and scope',
    difficulty: [3, 'The keyword in front of one line decides.'],
    draw: (r) => ({
      kind: r.pick(['var', 'let', 'const', ''] as const),
      words: r.some(tags, 2),
      name: r.pick(['status', 'state', 'label', 'mode', 'step']),
      condition: r.pick(['isReady', 'isPaid', 'hasMail']),
    }),
    make: ({ kind, words: [before = '', after = ''], name, condition }) => {
      const keys = {
        var: `${after} ${before}`,
        let: `${before} ${before}`,
        const: `${before} ${before}`,
        '': `${after} ${after}`,
      }
      return {
        question: prints,
        code: source`
          let ${name} = '${before}'
          function update(${condition}) {
            if (${condition}) {
              ${kind}${kind && ' '}${name} = '${after}'
            }
            return ${name}
          }
          console.log(update(true), ${name})`,
        key: keys[kind],
        wrong: [
          ['varStaysInBlock', `${before} ${before}`],
          ['innerIsOuter', `${after} ${after}`],
          [kind === '' ? 'outerIsReadOnly' : 'letLeavesBlock', `${after} ${before}`],
          ['hoistedGivesUndefined', `undefined ${before}`],
        ],
        because: {
          var: `var makes a variable of the function, so the return sees '${after}' and the outer variable keeps its value.`,
          let: 'let makes a variable of the block alone. After the block the name means the outer variable again.',
          const: 'const makes a variable of the block alone. After the block the name means the outer variable again.',
          '': 'Without a keyword nothing is declared: the assignment changes the outer variable.',
        }[kind],
      }
    },
  }),
  template({
    id: 'return-in-a-callback',
    concept: 'functions',
    difficulty: [3, 'The same return means different things in a loop and in a callback.'],
    draw: (r) => ({
      way: r.pick(['forEach', 'for', 'find', 'filter', 'map'] as const),
      numbers: r.some([11, 14, 17, 21, 24, 28, 32, 35, 39, 44, 47, 52], 4),
      limit: r.pick([15, 19, 23, 26]),
      unit: r.pick(['price', 'age', 'delay', 'score']),
    }),
    make: ({ way, numbers, limit, unit }) => {
      const matches = numbers.filter((number) => number > limit)
      const call = {
        for: `for (const ${unit} of ${unit}s) {\n  if (${unit} > ${limit}) return ${unit}\n}`,
        forEach: `${unit}s.forEach((${unit}) => {\n  if (${unit} > ${limit}) return ${unit}\n})`,
        find: `return ${unit}s.find((${unit}) => ${unit} > ${limit})`,
        filter: `return ${unit}s.filter((${unit}) => ${unit} > ${limit})`,
        map: `return ${unit}s.map((${unit}) => ${unit} > ${limit})`,
      }[way]
      const tests = String(numbers.map((number) => number > limit))
      return {
        question: prints,
        code: source`
          function search(${unit}s) {
            ${call}
          }
          console.log(String(search([${numbers.join(', ')}])))`,
        key: {
          for: String(matches[0]),
          find: String(matches[0]),
          forEach: 'undefined',
          filter: String(matches),
          map: tests,
        }[way],
        wrong: [
          ['returnLeavesOuter', String(matches[0])],
          ['returnsNothing', 'undefined'],
          ['findsAll', String(matches.at(-1))],
          ['callbackResultCounts', String(matches)],
          ['givesTheTest', tests],
        ],
        because: {
          for: 'return in a loop ends the function around it, so the first match is the result.',
          find: 'find gives the first item for which the function is true.',
          forEach: 'return ends only the callback, forEach drops what it gives, and search itself returns nothing.',
          filter: 'filter gives an array of all items for which the function is true.',
          map: 'map gives what the function returned for each item, and here that is the result of a comparison.',
        }[way],
      }
    },
  }),
  template({
    id: 'dot-or-brackets',
    concept: 'objects',
    difficulty: [3, 'A variable and a property share their name.'],
    draw: (r) => ({
      field: r.pick(['price', 'weight', 'stock', 'width']),
      item: r.pick(goods),
      variable: r.pick(['key', 'field', 'name', 'column']),
      before: r.int(10, 49),
      after: r.int(50, 99),
      usesDot: r.flip(),
    }),
    make: ({ field, item, variable, before, after, usesDot }) => {
      const added = `${before} 3`
      const changed = `${after} 2`
      return {
        question: prints,
        code: source`
          const ${variable} = '${field}'
          const product = { label: '${item}', ${field}: ${before} }
          ${usesDot ? `product.${variable}` : `product[${variable}]`} = ${after}
          console.log(product.${field}, Object.keys(product).length)`,
        key: usesDot ? added : changed,
        wrong: [
          [usesDot ? 'dotTakesVariable' : 'bracketsTakeName', usesDot ? changed : added],
          ['newPropertyRefused', `${before} 2`],
          ['innerIsOuter', `${after} 3`],
        ],
        because: usesDot
          ? `After the dot stands a name, not a variable: a third property called ${variable} is added.`
          : `In brackets the variable is read: product[${variable}] is product.${field}, which is there already.`,
      }
    },
  }),
  template({
    id: 'switch-without-break',
    concept: 'control flow',
    difficulty: [3, 'Execution has to be followed past a label that does not match.'],
    draw: (r) => ({
      labels: r.some(tags, 3),
      at: r.int(0, 3),
      breakAfter: r.int(0, 2),
      steps: r.some(['log', 'mail', 'save', 'ship', 'ping', 'wait'], 4),
      name: r.pick(['status', 'state', 'kind']),
    }),
    make: ({ labels, at, breakAfter, steps, name }) => {
      const value = labels[at] ?? 'other'
      const end = at <= breakAfter ? breakAfter : 3
      const shown = (from: number, to: number) => steps.slice(from, to + 1).join(' ')
      const cases = labels.map(
        (label, index) => `case '${label}':\n  steps.push('${steps[index]}')${index === breakAfter ? '\n  break' : ''}`,
      )
      return {
        question: prints,
        code: source`
          const steps = []
          const ${name} = '${value}'
          switch (${name}) {
            ${cases.join('\n')}
            default:
              steps.push('${steps[3] ?? ''}')
          }
          console.log(steps.join(' '))`,
        key: shown(at, end),
        wrong: [
          ['caseStops', shown(at, at)],
          ['casesCheckedAgain', at === 3 ? shown(breakAfter, 3) : `${steps[at]} ${steps[3]}`],
          ['defaultOnlyIfNone', shown(at, Math.min(end, 2)) || shown(0, 2)],
          ['startExcluded', shown(0, end)],
          ['onlyLastCase', shown(end, end)],
        ],
        because: `The switch enters at ${at === 3 ? 'default, as no label matches' : `'${value}'`} and runs on through the labels below it until a break or the end.`,
      }
    },
  }),
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
