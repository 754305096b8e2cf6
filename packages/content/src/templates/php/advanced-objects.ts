import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { fruits, goods, tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedObjects: Template[] = [
  template({
    id: 'private-in-two-classes',
    concept: 'object model',
    difficulty: [4, 'Private members belong to the class in which the code stands.'],
    draw: (r) => ({
      visibility: r.pick(['private', 'protected'] as const),
      what: r.pick(['property', 'method'] as const),
      words: r.some(tags, 2),
      types: r.pick([
        ['Model', 'Invoice'],
        ['Shape', 'Circle'],
        ['Report', 'Summary'],
      ] as const),
      name: r.pick(['label', 'state', 'kind']),
    }),
    make: ({ visibility, what, words: [base = '', own = ''], types: [parent, child], name }) => {
      const member = (word: string) =>
        what === 'property'
          ? `${visibility} string $${name} = '${word}';`
          : `${visibility} function ${name}(): string { return '${word}'; }`
      const access = what === 'property' ? `$this->${name}` : `$this->${name}()`
      const isPrivate = visibility === 'private'
      const text = (first: string, second: string) => `${first} ${second}`
      return {
        question: prints,
        code: source`
          <?php
          class ${parent}
          {
              ${member(base)}
              public function show(): string { return ${access}; }
          }
          class ${child} extends ${parent}
          {
              ${member(own)}
              public function own(): string { return ${access}; }
          }
          $one = new ${child}();
          echo $one->show(), ' ', $one->own();`,
        key: text(isPrivate ? base : own, own),
        wrong: [
          [isPrivate ? 'privateIsOverridden' : 'parentSeesItsOwn', text(isPrivate ? own : base, own)],
          ['parentMemberCounts', text(base, base)],
          ['sameNameIsAnError', 'It ends with a fatal error'],
          ['objectAndClassAreSwapped', text(own, base)],
        ],
        because: isPrivate
          ? 'A private member is not overridden: code of each class sees the one of its own class.'
          : 'A protected member is overridden, so the object has only that of its class.',
      }
    },
  }),
  template({
    id: 'static-properties-and-children',
    concept: 'object model',
    difficulty: [4, 'A static property is shared unless it is declared again.'],
    draw: (r) => ({
      isOwn: r.flip(),
      start: r.int(1, 20),
      add: r.some([2, 3, 4, 5, 6, 7], 2),
      word: r.pick(['self', 'static'] as const),
      types: r.pick([
        ['Model', 'Invoice'],
        ['Counter', 'Clicks'],
        ['Queue', 'Mails'],
      ] as const),
    }),
    make: ({ isOwn, start, add: [a = 0, b = 0], word, types: [parent, child] }) => {
      const text = (one: number, other: number) => `${one} ${other}`
      const separate = text(start + a, start + b)
      const shared = text(start + a + b, start + a + b)
      const selfKey = text(start + a + b, start)
      const key = isOwn ? (word === 'static' ? separate : selfKey) : shared
      return {
        question: prints,
        code: source`
          <?php
          class ${parent}
          {
              public static int $count = ${start};
              public static function add(int $n): void { ${word}::$count += $n; }
          }
          class ${child} extends ${parent}
          {
              ${isOwn ? `public static int $count = ${start};` : `public const NAME = '${child}';`}
          }
          ${parent}::add(${a});
          ${child}::add(${b});
          echo ${parent}::$count, ' ', ${child}::$count;`,
        key,
        wrong: [
          ['eachClassHasItsOwn', separate],
          ['staticsAreAlwaysShared', shared],
          [isOwn ? 'selfAndStaticAreOne' : 'childStartsAnew', selfKey],
          ['childTakesOver', text(start + a, start + a + b)],
        ],
        because: isOwn
          ? word === 'static'
            ? 'The child declares a property of its own, and static means the class of the call.'
            : 'self means the parent, whose property both calls change; that of the child is untouched.'
          : 'The child does not declare the property again, so both names mean the same one.',
      }
    },
  }),
  template({
    id: 'comparing-objects',
    version: 2,
    concept: 'object model',
    difficulty: [3, '== compares class and properties, === the object.'],
    draw: (r) => ({
      numbers: r.some<number>([2, 3, 4, 5, 6, 7, 8, 9], 2),
      ways: r.some(['clone', 'same', 'child', 'new', 'changed'] as const, 2),
      order: r.shuffled([0, 1, 2, 3]),
      words: r.some([...goods, ...fruits], 4),
      type: r.pick(['Price', 'Point', 'Range']),
    }),
    make: ({ numbers: [a = 0, b = 0], ways, order, words, type }) => {
      type Way = (typeof ways)[number]
      const made = (way: Way, name: string) =>
        ({
          clone: `${name} = clone $one;`,
          same: `${name} = $one;`,
          child: `${name} = new Child(${a});`,
          new: `${name} = new ${type}(${a});`,
          changed: `${name} = clone $one;\n${name}->value = ${b};`,
        })[way]
      const isEqual = (way: Way) => way !== 'child' && way !== 'changed'
      const isSame = (way: Way) => way === 'same'
      type Rule = (way: Way) => boolean
      const shown = (equal: Rule, same: Rule) => {
        const results = ways.flatMap((way) => [equal(way), same(way)])
        return words.filter((_, index) => results[order[index] ?? 0]).join(' ') || 'none'
      }
      const expressions = ['$two', '$three'].flatMap((name) => [`$one == ${name}`, `$one === ${name}`])
      return {
        question: prints,
        code: source`
          <?php
          class ${type}
          {
              public function __construct(public int $value) {}
          }
          class Child extends ${type} {}
          $one = new ${type}(${a});
          ${made(ways[0] ?? 'same', '$two')}
          ${made(ways[1] ?? 'same', '$three')}
          $held = array_filter([
              ${order.map((at, index) => `'${words[index]}' => ${expressions[at]},`).join('\n')}
          ]);
          echo implode(' ', array_keys($held)) ?: 'none';`,
        key: shown(isEqual, isSame),
        wrong: [
          ['objectsAreNeverEqual', shown(isSame, isSame)],
          ['identityNeedsEqualCopies', shown(isEqual, () => false)],
          ['identityComparesValues', shown(isEqual, isEqual)],
          ['bothTheOtherWay', shown(isSame, isEqual)],
          ['childrenAreEqual', shown((way) => way !== 'changed', isSame)],
          ['clonesStayEqual', shown((way) => way !== 'child', isSame)],
        ],
        because:
          '== asks for the same class and equal properties, so it holds for clones as long as nothing is changed; === asks whether both names lead to one object.',
      }
    },
  }),
]
