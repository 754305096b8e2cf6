import { line, prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, people, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const intermediateObjects: Template[] = [
  template({
    id: 'copies-of-lists-and-texts',
    concept: 'strings and objects',
    difficulty: [3, 'How deep a copy goes, and what is frozen.'],
    draw: (r) => ({
      words: r.some([...tags, ...people], 3),
      way: r.pick(['inner', 'outer', 'frozenClone', 'frozenDup'] as const),
      sign: r.pick(['!', '?', '2', '+']),
      name: r.pick(['names', 'labels', 'items']),
    }),
    make: ({ words: [a = '', b = '', c = ''], way, sign, name }) => {
      const isFrozen = way === 'frozenClone' || way === 'frozenDup'
      const step = {
        inner: `copy[0] << '${sign}'`,
        outer: `copy << '${c}'`,
        frozenClone: `copy << '${c}'`,
        frozenDup: `copy << '${c}'`,
      }[way]
      const was = `${a},${b}`
      const more = `${was},${c}`
      const marked = `${a}${sign},${b}`
      const error = 'It throws a FrozenError'
      return {
        question: prints,
        code: source`
          ${name} = [String.new('${a}'), String.new('${b}')]${isFrozen ? '.freeze' : ''}
          copy = ${name}.${way === 'frozenClone' ? 'clone' : 'dup'}
          ${step}
          puts "#{${name}.join(',')} #{copy.join(',')}"`,
        key: { inner: line(marked, marked), outer: line(was, more), frozenClone: error, frozenDup: line(was, more) }[
          way
        ],
        wrong: [
          [
            way === 'inner' ? 'copiesAreDeep' : way === 'frozenClone' ? 'clonesAreNeverFrozen' : 'copiesShareTheList',
            way === 'inner' ? line(was, marked) : way === 'frozenClone' ? line(was, more) : line(more, more),
          ],
          [way === 'inner' ? 'changeIsLost' : 'copiesCannotGrow', line(was, was)],
          [
            way === 'frozenClone' ? 'freezeIsIgnored' : 'everyCopyIsFrozen',
            way === 'frozenClone' ? line(more, more) : error,
          ],
          ['originalIsChanged', way === 'inner' ? line(marked, was) : line(more, was)],
        ],
        because: {
          inner: 'A copy is shallow: both lists hold the same texts, and << changes one of these.',
          outer: 'The copy is a list of its own, so an item added to it does not show in the other.',
          frozenClone: 'clone keeps an object frozen.',
          frozenDup: 'dup makes a copy that is not frozen.',
        }[way],
      }
    },
  }),
  template({
    id: 'four-kinds-of-equality',
    concept: 'strings and objects',
    difficulty: [4, 'A whole number and a float, and two equal texts.'],
    draw: (r) => ({
      number: r.int(1, 99),
      word: r.pick([...tags, ...goods]),
      asked: r.some(['==', 'eql?', 'equal?', 'key'] as const, 3),
      isText: r.flip(),
    }),
    make: ({ number, word, asked, isText }) => {
      const [one = '', other = ''] = isText
        ? [`String.new('${word}')`, `String.new('${word}')`]
        : [`${number}`, `${number}.0`]
      const call = {
        '==': 'one == other',
        'eql?': 'one.eql?(other)',
        'equal?': 'one.equal?(other)',
        key: '{ one => 1 }.key?(other)',
      }
      const truth = (yes: readonly string[]) => line(...asked.map((kind) => yes.includes(kind)))
      const right = isText ? ['==', 'eql?', 'key'] : ['==']
      return {
        question: prints,
        code: source`
          one = ${one}
          other = ${other}
          puts [${asked.map((kind) => call[kind]).join(', ')}].join(' ')`,
        key: truth(right),
        wrong: [
          ['equalIsTheSame', truth(isText ? ['==', 'eql?', 'equal?', 'key'] : ['==', 'equal?'])],
          ['keysCompareLikeDoubleEquals', truth(isText ? ['=='] : ['==', 'key'])],
          ['eqlIsDoubleEquals', truth(isText ? ['==', 'eql?'] : ['==', 'eql?', 'key'])],
          ['onlyTheSameIsEqual', truth([])],
          ['allMeanTheSame', truth(['==', 'eql?', 'equal?', 'key'])],
        ],
        because: isText
          ? '== and eql? compare the letters, and keys are found by eql?. equal? asks whether it is one object.'
          : '== compares the values of numbers. eql? wants the same type as well, and keys are found by eql?. equal? asks whether it is one object.',
      }
    },
  }),
]
