import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { inMain, template } from './misconceptions.ts'

const headers = ['vector']
const show = (name: string) => `for (int one : ${name}) std::cout << one << ' ';`

export const beginnerObjects: Template[] = [
  template({
    id: 'copy-of-a-vector',
    concept: 'strings and vectors',
    difficulty: [2, 'Assigning a vector copies it, a reference does not.'],
    draw: (r) => ({
      way: r.pick(['copy', 'auto', 'reference', 'autoReference'] as const),
      numbers: r.some<number>([11, 14, 18, 22, 25, 27, 31, 36, 42], 3),
      at: r.int(1, 2),
      value: r.int(1, 9),
      names: r.pick([
        ['prices', 'saved'],
        ['scores', 'backup'],
        ['sizes', 'draft'],
      ] as const),
    }),
    make: ({ way, numbers, at, value, names: [one, other] }) => {
      const changed = (index: number) => numbers.with(index, value).join(' ')
      const isReference = way === 'reference' || way === 'autoReference'
      const type = { copy: 'std::vector<int>', auto: 'auto', reference: 'std::vector<int>&', autoReference: 'auto&' }[
        way
      ]
      return {
        question: prints,
        code: inMain(
          source`
            std::vector<int> ${one}{${numbers.join(', ')}};
            ${type} ${other} = ${one};
            ${other}[${at}] = ${value};
            ${show(one)}`,
          { headers },
        ),
        key: isReference ? changed(at) : numbers.join(' '),
        wrong: [
          isReference ? ['referencesAreCopies', numbers.join(' ')] : ['vectorsAreShared', changed(at)],
          ['positionsFromOne', changed(at - 1)],
          ['assignmentInserts', numbers.toSpliced(at, 0, value).join(' ')],
          ['bracketsAppend', [...numbers, value].join(' ')],
        ],
        because: isReference
          ? 'A reference is another name for the same vector.'
          : 'A vector is a value: the new variable gets elements of its own, with auto as well.',
      }
    },
  }),
  template({
    id: 'changing-in-a-range-loop',
    concept: 'strings and vectors',
    difficulty: [2, 'The loop variable is a copy unless it is a reference.'],
    draw: (r) => ({
      kind: r.pick(['auto', 'int', 'auto&', 'int&'] as const),
      numbers: r.some<number>([2, 3, 4, 5, 6, 7, 8, 9], 3),
      factor: r.int(2, 5),
      add: r.int(0, 3),
      name: r.pick(['prices', 'scores', 'sizes', 'hours']),
    }),
    make: ({ kind, numbers, factor, add, name }) => {
      const changed = numbers.map((number) => number * factor + add)
      const isReference = kind.endsWith('&')
      const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)
      const text = (list: readonly number[], total: number) => `${list.join(' ')} ${total}`
      return {
        question: prints,
        code: inMain(
          source`
            std::vector<int> ${name}{${numbers.join(', ')}};
            int sum = 0;
            for (${kind} one : ${name}) {
                one = one * ${factor}${add ? ` + ${add}` : ''};
                sum += one;
            }
            ${show(name)}
            std::cout << sum;`,
          { headers },
        ),
        key: text(isReference ? changed : numbers, sum(changed)),
        wrong: [
          isReference
            ? ['loopVariableIsACopy', text(numbers, sum(changed))]
            : ['loopChangesTheVector', text(changed, sum(changed))],
          ['sumUsesTheOriginals', text(isReference ? changed : numbers, sum(numbers))],
          isReference
            ? ['changesAreSeenLater', text(numbers, sum(numbers))]
            : ['copiesCannotChange', text(changed, sum(numbers))],
          ['onlyTheLastChanges', text(numbers.with(2, changed[2] ?? 0), sum(changed))],
        ],
        because: isReference
          ? 'The loop variable is a reference to each element, so the assignment changes the vector.'
          : 'The loop variable is a copy of each element; the assignment and the sum use the copy, the vector stays.',
      }
    },
  }),
  template({
    id: 'inserting-and-erasing',
    concept: 'strings and vectors',
    difficulty: [3, 'insert and erase take positions, counted from begin.'],
    draw: (r) => ({
      numbers: r.some<number>([11, 14, 18, 22, 25, 27, 31, 36, 42], 4),
      insertAt: r.int(1, 3),
      eraseAt: r.int(1, 3),
      value: r.int(1, 9),
      isFirst: r.flip(),
      name: r.pick(['route', 'queue', 'stops', 'rows']),
    }),
    make: ({ numbers, insertAt, eraseAt, value, isFirst, name }) => {
      const result = (at: number, gone: number) =>
        (isFirst
          ? numbers.toSpliced(at, 0, value).toSpliced(gone, 1)
          : numbers.toSpliced(gone, 1).toSpliced(at, 0, value)
        ).join(' ')
      const lines = [
        `${name}.insert(${name}.begin() + ${insertAt}, ${value});`,
        `${name}.erase(${name}.begin() + ${eraseAt});`,
      ]
      return {
        question: prints,
        code: inMain(
          `std::vector<int> ${name}{${numbers.join(', ')}};\n${(isFirst ? lines : lines.toReversed()).join('\n')}\n${show(name)}`,
          { headers },
        ),
        key: result(insertAt, eraseAt),
        wrong: [
          ['insertsBehind', result(insertAt + 1, eraseAt)],
          ['beginIsOne', result(insertAt - 1, eraseAt - 1)],
          ['eraseTakesTheOneBefore', result(insertAt, eraseAt - 1)],
          [
            'insertReplaces',
            (isFirst
              ? numbers.with(insertAt, value).toSpliced(eraseAt, 1)
              : numbers.toSpliced(eraseAt, 1).with(Math.min(2, insertAt), value)
            ).join(' '),
          ],
        ],
        because:
          'begin() is the first element. insert puts the value in front of the position, erase removes the element at it.',
      }
    },
  }),
  template({
    id: 'parts-of-a-string',
    concept: 'strings and vectors',
    difficulty: [3, 'substr takes a position and a length.'],
    draw: (r) => ({
      word: r.pick([
        'notebook',
        'database',
        'keyboard',
        'firewall',
        'template',
        'backbone',
        'download',
        'handbook',
        'calendar',
        'inventory',
        'customer',
        'discount',
        'language',
        'magazine',
        'password',
        'platform',
        'question',
        'shipment',
        'solution',
        'workbench',
      ]),
      start: r.int(1, 3),
      length: r.int(4, 5),
      isFind: r.flip(),
      name: r.pick(['title', 'label', 'word', 'text']),
    }),
    make: ({ word, start, length, isFind, name }) => {
      const letter = word[start] ?? ''
      const from = isFind ? word.indexOf(letter) : start
      const part = (at: number, count: number) => word.slice(at, at + count)
      return {
        question: prints,
        code: inMain(
          source`
            std::string ${name} = "${word}";
            std::cout << ${name}.substr(${isFind ? `${name}.find('${letter}')` : start}, ${length});`,
          { headers: ['string'] },
        ),
        key: part(from, length),
        wrong: [
          ['secondIsAnEnd', word.slice(from, length)],
          ['secondIsALastPosition', word.slice(from, length + 1)],
          ['positionsFromOne', part(from - 1, length)],
          ['startIsLeftOut', part(from + 1, length)],
        ],
        because: 'Positions are counted from 0, and the second argument of substr is the number of characters.',
      }
    },
  }),
]
