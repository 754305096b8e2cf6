import { prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedReferences: Template[] = [
  template({
    id: 'a-reference-left-after-foreach',
    concept: 'values and references',
    difficulty: [4, 'The loop variable stays a reference to the last item.'],
    draw: (r) => ({
      numbers: r.some<number>([2, 3, 4, 5, 6, 7, 8, 9], 3),
      factor: r.int(1, 5),
      way: r.pick(['again', 'unset', 'assign', 'other'] as const),
      names: r.pick([
        ['prices', 'price'],
        ['scores', 'score'],
        ['rows', 'row'],
      ] as const),
    }),
    make: ({ numbers, factor, way, names: [all, one] }) => {
      const changed = numbers.map((number) => number * factor)
      const [a = 0, b = 0, c = 0] = changed
      const rest = {
        again: `foreach ($${all} as $${one}) {\n}`,
        unset: `unset($${one});\nforeach ($${all} as $${one}) {\n}`,
        assign: `$${one} = 1;`,
        other: `foreach ($${all} as $item) {\n    $item = 1;\n}`,
      }[way]
      const text = (...list: number[]) => list.join(' ')
      const keys = { again: text(a, b, b), unset: text(a, b, c), assign: text(a, b, 1), other: text(a, b, c) }
      return {
        question: prints,
        code: source`
          <?php
          $${all} = [${numbers.join(', ')}];
          foreach ($${all} as &$${one}) {
              $${one} *= ${factor};
          }
          ${rest}
          echo implode(' ', $${all});`,
        key: keys[way],
        wrong: [
          [
            way === 'again' || way === 'assign' ? 'referencesEndWithTheLoop' : 'laterLoopsWriteBack',
            way === 'again' || way === 'assign' ? text(a, b, c) : text(a, b, b),
          ],
          ['foreachWorksOnACopy', way === 'assign' ? text(...numbers.with(2, 1)) : numbers.join(' ')],
          ['firstItemIsHit', way === 'assign' || way === 'other' ? text(1, b, c) : text(a, a, a)],
          ['unsetRemovesTheItem', way === 'unset' ? text(a, b) : text(a, b, way === 'again' ? a : 1)],
        ],
        because: {
          again:
            'The variable is still the last item, so the second loop writes every item into it, the last but one at the end.',
          unset: 'unset cuts the connection between the variable and the last item; the item stays.',
          assign: 'The variable is still the last item, so the assignment writes to the array.',
          other: 'The second loop has a variable of its own, which is a copy of each item.',
        }[way],
      }
    },
  }),
  template({
    id: 'references-inside-a-copied-array',
    concept: 'values and references',
    difficulty: [5, 'A copy of an array keeps items that are references.'],
    draw: (r) => ({
      numbers: [r.int(11, 49), r.int(50, 99)],
      values: [r.int(101, 149), r.int(150, 199)],
      isReference: r.flip(),
      way: r.pick(['copy', 'argument'] as const),
      name: r.pick(['row', 'pair', 'limits', 'bounds']),
    }),
    make: ({ numbers: [a, b], values: [x, y], isReference, way, name }) => {
      const text = (one: number, other: number) => `${one} ${other}`
      const lines =
        way === 'copy'
          ? `$copy = $${name};\n$copy[0] = ${x};\n$copy[1] = ${y};`
          : `(function (array $copy) {\n    $copy[0] = ${x};\n    $copy[1] = ${y};\n})($${name});`
      return {
        question: prints,
        code: source`
          <?php
          $${name} = [${a}, ${b}];
          $first = ${isReference ? '&' : ''}$${name}[0];
          ${lines}
          echo $${name}[0], ' ', $${name}[1], ' ', $first;`,
        key: isReference ? `${text(x, b)} ${x}` : `${text(a, b)} ${a}`,
        wrong: [
          isReference ? ['copiesAreComplete', `${text(a, b)} ${a}`] : ['readingMakesAReference', `${text(x, b)} ${x}`],
          ['arraysAreShared', `${text(x, y)} ${isReference ? x : a}`],
          [
            isReference ? 'referenceFollowsTheCopy' : 'otherItemIsShared',
            isReference ? `${text(a, b)} ${x}` : `${text(a, y)} ${a}`,
          ],
          ['firstKeepsItsValue', `${text(x, b)} ${a}`],
        ],
        because: isReference
          ? 'The item became a reference, and copying an array copies references as references; only the other item is separate.'
          : 'Without & the variable is a copy of the item, and the copied array has items of its own.',
      }
    },
  }),
  template({
    id: 'when-destructors-run',
    concept: 'memory and performance',
    difficulty: [4, 'Objects are destroyed with their last reference, cycles are not.'],
    draw: (r) => ({
      words: r.some(tags, 3),
      way: r.pick(['unset', 'shared', 'replaced', 'cycle'] as const),
      type: r.pick(['Handle', 'Job', 'Lock', 'Buffer']),
    }),
    make: ({ words: [a = '', b = '', end = ''], way, type }) => {
      const text = (...parts: string[]) => parts.join(' ')
      const lines = {
        unset: `$one = new ${type}('${a}');\n$other = new ${type}('${b}');\nunset($other);`,
        shared: `$one = new ${type}('${b}');\n$kept = $one;\nunset($one);\n$other = new ${type}('${a}');\nunset($other);`,
        replaced: `$one = new ${type}('${a}');\n$one = new ${type}('${b}');`,
        cycle: `$one = new ${type}('${a}');\n$one->self = $one;\nunset($one);\n$other = new ${type}('${b}');\n$other = null;`,
      }[way]
      const keys = {
        unset: text(b, end, a),
        shared: text(a, end, b),
        replaced: text(a, end, b),
        cycle: text(b, end, a),
      }
      return {
        question: printsInOrder,
        code: source`
          <?php
          class ${type}
          {
              public ?${type} $self = null;
              public function __construct(private string $name) {}
              public function __destruct() { echo $this->name, ' '; }
          }
          ${lines}
          echo '${end} ';`,
        key: keys[way],
        wrong: [
          ['destroyedAtTheEnd', way === 'unset' ? text(end, a, b) : text(end, b, a)],
          [way === 'shared' ? 'unsetDestroys' : 'nothingIsDestroyed', way === 'shared' ? text(b, a, end) : end],
          [
            way === 'cycle' ? 'cyclesAreNoticedAtOnce' : 'variablesDieAfterLastUse',
            way === 'cycle' ? text(a, b, end) : text(a, b, end),
          ],
          ['newOneIsDestroyed', way === 'replaced' ? text(b, end, a) : text(a, end, b)],
        ],
        because: {
          unset: 'The object has no reference left after unset; the other one lives until the script ends.',
          shared:
            'Another variable still holds the first object, so unset takes only a name away; the second has no other reference.',
          replaced: 'The first object loses its last reference when the variable is assigned.',
          cycle:
            'The object still refers to itself, so it waits for the collector or the end of the script; the other one goes at once.',
        }[way],
      }
    },
  }),
]
