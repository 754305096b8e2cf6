import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { cities, fruits, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateObjects: Template[] = [
  template({
    id: 'attribute-of-class-or-object',
    concept: 'classes',
    difficulty: [3, 'One name lives in the class or in the object.'],
    draw: (r) => ({
      way: r.pick(['append', 'assign', 'class', 'init'] as const),
      type: r.pick(['Basket', 'Team', 'Order', 'Shelf']),
      items: r.some(fruits, 2),
      field: r.pick(['items', 'labels', 'parts']),
    }),
    make: ({ way, type, items: [first = '', added = ''], field }) => {
      const start = `${field} = ['${first}']`
      const body = way === 'init' ? `def __init__(self):\n    self.${start}` : start
      const change = {
        append: `one.${field}.append('${added}')`,
        init: `one.${field}.append('${added}')`,
        assign: `one.${field} = one.${field} + ['${added}']`,
        class: `${type}.${field} = ['${added}']`,
      }[way]
      const text = (one: string[], other: string[]) => `${one.join('+')} ${other.join('+')}`
      const both = [first, added]
      return {
        question: prints,
        code: source`
          class ${type}:
              ${body}
          one, other = ${type}(), ${type}()
          ${change}
          print('+'.join(one.${field}), '+'.join(other.${field}))`,
        key: {
          append: text(both, both),
          init: text(both, [first]),
          assign: text(both, [first]),
          class: text([added], [added]),
        }[way],
        wrong: [
          [
            way === 'append' ? 'classListIsCopied' : 'attributesAreShared',
            way === 'append' ? text(both, [first]) : text(both, both),
          ],
          ['classChangeIsLate', text([first], [first])],
          ['lastOneWins', text([first], both)],
          ['classChangeAdds', text([added], [first])],
        ],
        because: {
          append: 'The list belongs to the class, and append changes that one list.',
          init: '__init__ makes a list for each object.',
          assign: 'The assignment makes an attribute of the object; the class keeps its own.',
          class: 'Neither object has an attribute of its own, so both read the new one of the class.',
        }[way],
      }
    },
  }),
  template({
    id: 'order-of-inheritance',
    version: 2,
    concept: 'classes',
    difficulty: [4, 'super follows the order of the most derived class.'],
    draw: (r) => ({
      names: r.some(
        ['Logged', 'Cached', 'Signed', 'Zipped', 'Timed', 'Queued', 'Locked', 'Traced', 'Batched', 'Mirrored'],
        4,
      ),
      method: r.pick(['save', 'send', 'load', 'run']),
      isSwapped: r.flip(),
      goesOn: r.pick([
        [true, true],
        [true, false],
        [false, true],
      ] as const),
    }),
    make: ({ names: [base = '', left = '', right = '', last = ''], method, isSwapped, goesOn }) => {
      const [one, other] = isSwapped ? [right, left] : [left, right]
      const [oneGoesOn, otherGoesOn] = goesOn
      const text = (...parts: string[]) => parts.join(' ')
      const derived = (name: string) => source`
        class ${name}(${base}):
            def ${method}(self):
                return '${name}${(name === one ? oneGoesOn : otherGoesOn) ? ` ' + super().${method}()` : "'"}`
      return {
        question: prints,
        code: source`
          class ${base}:
              def ${method}(self):
                  return '${base}'
          ${derived(left)}
          ${derived(right)}
          class ${last}(${one}, ${other}):
              pass
          print(${last}().${method}())`,
        key: text(one, ...(oneGoesOn ? [other] : []), ...(oneGoesOn && otherGoesOn ? [base] : [])),
        wrong: [
          [oneGoesOn ? 'superIsTheParent' : 'baseAlwaysRuns', text(one, base)],
          ['lastParentWins', text(other, ...(otherGoesOn ? [one] : []), ...(oneGoesOn && otherGoesOn ? [base] : []))],
          ['onlyTheFirst', one],
          ['baseIsCalledTwice', text(one, ...(oneGoesOn ? [base] : []), other, ...(otherGoesOn ? [base] : []))],
          ['everyParentRuns', text(one, other, base)],
        ],
        because: oneGoesOn
          ? `super goes to the next class in the order of ${last}: to the other parent, and only from there to their common base.`
          : 'The method of the parent named first is found first, and as it does not call super, no other one runs.',
      }
    },
  }),
  template({
    id: 'shallow-or-deep-copy',
    concept: 'data structures',
    difficulty: [3, 'How far a copy reaches.'],
    draw: (r) => ({
      way: r.pick(['copy', 'deepcopy', 'dict', 'multiply'] as const),
      tags: r.some(tags, 2),
      cities: r.some(cities, 2),
      name: r.pick(['profile', 'office', 'guest', 'account']),
    }),
    make: ({ way, tags: [tag = '', added = ''], cities: [old = '', fresh = ''], name }) => {
      const made = {
        copy: `copy.copy(${name})`,
        deepcopy: `copy.deepcopy(${name})`,
        dict: `dict(${name})`,
        multiply: `{**${name}}`,
      }[way]
      const isDeep = way === 'deepcopy'
      const shared = `${old} ${tag}+${added}`
      const separate = `${old} ${tag}`
      return {
        question: prints,
        code: source`
          import copy
          ${name} = {'city': '${old}', 'tags': ['${tag}']}
          edited = ${made}
          edited['city'] = '${fresh}'
          edited['tags'].append('${added}')
          print(${name}['city'], '+'.join(${name}['tags']))`,
        key: isDeep ? separate : shared,
        wrong: [
          [isDeep ? 'copiesAreShallow' : 'copiesAreDeep', isDeep ? shared : separate],
          ['copyIsAName', `${fresh} ${tag}+${added}`],
          ['listsAreCopiedOnly', `${fresh} ${tag}`],
        ],
        because: isDeep
          ? 'deepcopy copies what lies inside, too.'
          : 'Only the dictionary itself is copied: the text is separate, but both hold the same list.',
      }
    },
  }),
  template({
    id: 'rows-made-by-multiplying',
    concept: 'data structures',
    difficulty: [3, 'Multiplying a list repeats references.'],
    draw: (r) => ({
      isShared: r.flip(),
      rows: r.int(2, 3),
      columns: r.int(2, 3),
      row: r.int(0, 1),
      column: r.int(0, 1),
      value: r.int(1, 9),
      name: r.pick(['grid', 'board', 'plan', 'table']),
    }),
    make: ({ isShared, rows, columns, row, column, value, name }) => {
      const grid = (isSet: (y: number, x: number) => boolean) =>
        Array.from({ length: rows }, (_, y) =>
          Array.from({ length: columns }, (_, x) => (isSet(y, x) ? value : 0)).join(''),
        ).join(' ')
      const one = grid((y, x) => y === row && x === column)
      const all = grid((_, x) => x === column)
      return {
        question: prints,
        code: source`
          ${name} = ${isShared ? `[[0] * ${columns}] * ${rows}` : `[[0] * ${columns} for _ in range(${rows})]`}
          ${name}[${row}][${column}] = ${value}
          print(*[''.join(map(str, row)) for row in ${name}])`,
        key: isShared ? all : one,
        wrong: [
          [isShared ? 'rowsAreSeparate' : 'rowsAreShared', isShared ? one : all],
          ['wholeRowIsSet', grid((y) => y === row)],
          ['everythingIsShared', grid(() => true)],
          ['indexesSwap', grid((y, x) => y === column && x === row)],
          ['countsFromOne', grid((y, x) => y === row - 1 && x === column - 1)],
        ],
        because: isShared
          ? 'Multiplying the outer list repeats one and the same row; the numbers in it cannot change, so [0] * n is harmless.'
          : 'The comprehension makes a list for each row, so only one of them changes.',
      }
    },
  }),
]
