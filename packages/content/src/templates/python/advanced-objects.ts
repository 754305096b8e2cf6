import { line, prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { goods, people, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedObjects: Template[] = [
  template({
    id: 'descriptor-or-own-value',
    concept: 'object model',
    difficulty: [5, 'One method decides whether a descriptor or the object comes first.'],
    draw: (r) => ({
      words: r.some([...tags, ...goods], 2),
      way: r.pick(['data', 'plain'] as const),
      type: r.pick(['Order', 'Ticket', 'Parcel', 'Invoice']),
      name: r.pick(['total', 'state', 'label', 'kind']),
    }),
    make: ({ words: [a = '', b = ''], way, type, name }) => {
      const isData = way === 'data'
      const object = type.toLowerCase()
      return {
        question: prints,
        code: source`
          class Field:
              def __get__(self, owner, kind=None):
                  return '${a}'
              ${isData ? 'def __set__(self, owner, value):\n    pass' : 'def reset(self, owner):\n    pass'}
          class ${type}:
              ${name} = Field()
          ${object} = ${type}()
          ${object}.__dict__['${name}'] = '${b}'
          print(${object}.${name}, ${type}.${name})`,
        key: isData ? line(a, a) : line(b, a),
        wrong: [
          ['descriptorsYield', line(b, a)],
          ['classAlwaysComesFirst', line(a, a)],
          ['writeReachesTheClass', line(b, b)],
          ['classShowsTheObject', line(a, b)],
        ],
        because: {
          data: 'A descriptor with __set__ comes before the dictionary of the object.',
          plain: 'A descriptor without __set__ or __delete__ comes after the dictionary of the object.',
        }[way],
      }
    },
  }),
  template({
    id: 'who-answers-for-an-attribute',
    concept: 'object model',
    difficulty: [4, 'Two methods with almost the same name.'],
    draw: (r) => ({
      words: r.some([...tags, ...people], 2),
      names: r.some(['city', 'state', 'owner', 'kind', 'label', 'size'], 3),
      isEvery: r.flip(),
      sign: r.pick(['?', '!', '*', '#']),
    }),
    make: ({ words: [a = '', b = ''], names: [one = '', two = '', three = ''], isEvery, sign }) => ({
      question: prints,
      code: source`
        class Form:
            ${one} = '${a}'
            def __init__(self):
                self.${two} = '${b}'
            def ${isEvery ? '__getattribute__' : '__getattr__'}(self, name):
                return name + '${sign}'
        form = Form()
        print(form.${one}, form.${two}, form.${three})`,
      key: isEvery ? line(one + sign, two + sign, three + sign) : line(a, b, three + sign),
      wrong: [
        [
          isEvery ? 'getattributeIsAFallback' : 'getattrIsAlwaysAsked',
          isEvery ? line(a, b, three + sign) : line(one + sign, two + sign, three + sign),
        ],
        ['onlyTheClassIsAsked', line(a, two + sign, three + sign)],
        ['onlyTheObjectIsAsked', line(one + sign, b, three + sign)],
        ['missingAttributesThrow', 'It throws an AttributeError'],
      ],
      because: isEvery
        ? '__getattribute__ answers for every attribute, found or not.'
        : '__getattr__ is asked only when neither the object nor its class has the attribute.',
    }),
  }),
  template({
    id: 'steps-of-making-a-class',
    concept: 'object model',
    difficulty: [5, 'Which hook of a class runs when.'],
    draw: (r) => ({
      words: r.some([...tags, ...goods], 4),
      type: r.pick(['Order', 'Ticket', 'Parcel', 'Invoice']),
      hasMeta: r.flip(),
    }),
    make: ({ words: [body = '', name = '', hook = '', last = ''], type, hasMeta }) => ({
      question: printsInOrder,
      code: source`
        class Field:
            def __set_name__(self, owner, name):
                print('${name}')
        ${hasMeta ? `class Meta(type):\n    def __init__(cls, *rest):\n        print('${last}')\n` : ''}class Base:
            def __init_subclass__(cls):
                print('${hook}')
        class ${type}(Base${hasMeta ? ', metaclass=Meta' : ''}):
            total = Field()
            ${hasMeta ? '' : `def __init__(self):\n    print('${last}')\n`}print('${body}')
        ${hasMeta ? '' : `${type}()`}`.trimEnd(),
      key: line(body, name, hook, last),
      wrong: [
        ['namesAreSetInTheBody', line(name, body, hook, last)],
        ['subclassHookComesFirst', line(hook, body, name, last)],
        ['hookRunsBeforeNames', line(body, hook, name, last)],
        [
          hasMeta ? 'metaclassRunsFirst' : 'hookRunsPerObject',
          hasMeta ? line(last, body, name, hook) : line(body, name, last, hook),
        ],
      ],
      because: `The body runs first. Then the class is made: __set_name__ of its attributes, __init_subclass__ of its base, ${hasMeta ? 'and __init__ of its metaclass' : 'and __init__ later for each object'}.`,
    }),
  }),
  template({
    id: 'where-slots-hold',
    concept: 'object model',
    difficulty: [4, 'Slots, and a class derived from one that has them.'],
    draw: (r) => ({
      way: r.pick(['base', 'derived', 'both', 'dict'] as const),
      words: r.some(['stored', 'refused', 'kept', 'lost', 'taken', 'denied'], 2),
      names: r.some(['x', 'y', 'city', 'color', 'note', 'size'], 3),
    }),
    make: ({ way, words: [yes = '', no = ''], names: [a = '', b = '', c = ''] }) => {
      const isOpen = way === 'derived' || way === 'dict'
      return {
        question: prints,
        code: source`
          class Point:
              __slots__ = ('${a}', '${b}'${way === 'dict' ? ", '__dict__'" : ''})
          class Pin(Point):
              ${way === 'both' ? '__slots__ = ()' : 'pass'}
          pin = ${way === 'base' || way === 'dict' ? 'Point' : 'Pin'}()
          try:
              pin.${c} = 1
              result = '${yes}'
          except AttributeError:
              result = '${no}'
          print(result, hasattr(pin, '__dict__'))`,
        key: isOpen ? line(yes, 'True') : line(no, 'False'),
        wrong: [
          [isOpen ? 'slotsAreInherited' : 'slotsAreHints', isOpen ? line(no, 'False') : line(yes, 'True')],
          ['everyObjectHasADict', line(no, 'True')],
          ['newNamesGoElsewhere', line(yes, 'False')],
        ],
        because: {
          base: 'An object of a class with slots has no dictionary, so it takes no other names.',
          derived: 'The derived class does not declare slots, so its objects have a dictionary again.',
          both: 'Both classes declare slots, so there is no dictionary and no other name is taken.',
          dict: 'The slot __dict__ brings the dictionary back, and with it any other name.',
        }[way],
      }
    },
  }),
  template({
    id: 'equal-objects-in-a-set',
    version: 2,
    concept: 'object model',
    difficulty: [4, 'Equality and hash of a data class.'],
    draw: (r) => ({
      way: r.pick(['frozen', 'identity', 'plain', 'own'] as const),
      words: r.some([...tags, ...goods], 4),
      picks: r.pick([
        [0, 1, 0, 2, 1],
        [0, 0, 1, 2],
        [0, 1, 1, 1],
        [0, 1, 2, 3, 0, 2],
        [0, 1, 0, 2, 3, 1, 3],
      ] as const),
      type: r.pick(['Tag', 'Label', 'State']),
    }),
    make: ({ way, words, picks, type }) => {
      const sortedNames = (some: readonly number[]) =>
        some
          .map((pick) => words[pick] ?? '')
          .sort()
          .join(' ')
      const [every, unique] = [sortedNames(picks), sortedNames([...new Set(picks)])]
      const options = { frozen: '(frozen=True)', identity: '(eq=False)', plain: '', own: '(eq=False)' }[way]
      const own =
        way === 'own'
          ? '\ndef __eq__(self, other):\n    return self.name == other.name\ndef __hash__(self):\n    return hash(self.name)'
          : ''
      return {
        question: prints,
        code: source`
          from dataclasses import dataclass
          @dataclass${options}
          class ${type}:
              name: str${own}
          names = [${picks.map((pick) => `'${words[pick] ?? ''}'`).join(', ')}]
          found = {${type}(name) for name in names}
          print(*sorted(one.name for one in found))`,
        key: {
          frozen: unique,
          identity: every,
          plain: 'It throws a TypeError',
          own: unique,
        }[way],
        wrong: [
          [way === 'identity' ? 'dataClassesAlwaysCompareFields' : 'plainDataClassesHaveAHash', unique],
          [way === 'plain' ? 'identityIsTheHash' : 'objectsAreNeverEqual', every],
          ['dataClassesHaveNoHash', 'It throws a TypeError'],
          ['oneObjectPerClass', words[picks[0]] ?? ''],
        ],
        because: {
          frozen: 'A frozen data class gets __eq__ and __hash__ from its fields, so equal objects are one item.',
          identity: 'With eq=False objects are compared and hashed by identity, so each is an item.',
          plain: 'A data class that compares its fields and may change gets no hash, so it cannot be put into a set.',
          own: '__eq__ and __hash__ of its own make objects with one name equal, so they are one item.',
        }[way],
      }
    },
  }),
]
