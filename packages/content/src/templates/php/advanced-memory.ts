import { prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedMemory: Template[] = [
  template({
    id: 'keys-of-nested-generators',
    concept: 'memory and performance',
    difficulty: [5, 'yield from keeps the keys of what it passes on.'],
    draw: (r) => ({
      words: r.some(tags, 5),
      way: r.pick(['keys', 'noKeys', 'loop', 'arrays'] as const),
      name: r.pick(['pages', 'parts', 'batches', 'chunks']),
    }),
    make: ({ words: [a = '', b = '', c = '', d = '', e = ''], way, name }) => {
      const text = (...parts: string[]) => parts.join(' ')
      const isArray = way === 'arrays'
      const use = {
        keys: `echo implode(' ', iterator_to_array(all()));`,
        arrays: `echo implode(' ', iterator_to_array(all()));`,
        noKeys: `echo implode(' ', iterator_to_array(all(), false));`,
        loop: `foreach (all() as $one) {\n    echo $one, ' ';\n}`,
      }[way]
      const all = text(a, b, c, d, e)
      const keeps = way === 'noKeys' || way === 'loop'
      return {
        question: prints,
        code: source`
          <?php
          function ${name}(string ...$words): Generator
          {
              foreach ($words as $word) yield $word;
          }
          function all(): Generator
          {
              yield from ${isArray ? `['${a}', '${b}', '${c}']` : `${name}('${a}', '${b}', '${c}')`};
              yield from ${isArray ? `['${d}', '${e}']` : `${name}('${d}', '${e}')`};
          }
          ${use}`,
        key: keeps ? all : text(d, e, c),
        wrong: [
          keeps ? ['equalKeysOverwrite', text(d, e, c)] : ['keysAreNumberedOn', all],
          ['firstKeyWins', text(a, b, c)],
          ['lastGeneratorWins', text(d, e)],
          ['laterItemsComeFirst', text(d, e, a, b, c)],
        ],
        because: keeps
          ? 'Each value is taken as it comes; their keys, which repeat, play no part.'
          : 'The keys begin at 0 again in the second part, so in the array its values replace the first two.',
      }
    },
  }),
  template({
    id: 'weak-maps-and-their-keys',
    version: 2,
    concept: 'memory and performance',
    difficulty: [3, 'What keeps an entry of a WeakMap.'],
    draw: (r) => ({
      values: r.some([1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 15, 18, 21, 25, 30, 40], 4),
      dropped: r.int(1, 3),
      extras: r.some(['same', 'clone', 'value', 'list'] as const, 2),
      name: r.pick(['cache', 'meta', 'sizes', 'notes']),
      item: r.pick(['user', 'order', 'file', 'node']),
    }),
    make: ({ values, dropped, extras, name, item }) => {
      const names = values.map((_, at) => `$${item}${at + 1}`)
      const lines = extras.map((extra, at) => {
        const one = names[at] ?? ''
        return {
          same: `$kept${at} = ${one};`,
          clone: `$kept${at} = clone ${one};`,
          value: `$kept${at} = $${name}[${one}];`,
          list: `$kept${at} = [${one}];`,
        }[extra]
      })
      const sum = (keeps: (extra: string | undefined) => boolean) =>
        String(values.reduce((total, value, at) => total + (at >= dropped || keeps(extras[at]) ? value : 0), 0))
      const right = (extra: string | undefined) => extra === 'same' || extra === 'list'
      return {
        question: prints,
        code: source`
          <?php
          $${name} = new WeakMap();
          ${names.map((one, at) => `${one} = new stdClass();\n$${name}[${one}] = ${values[at]};`).join('\n')}
          ${lines.join('\n')}
          unset(${names.slice(0, dropped).join(', ')});
          $sum = 0;
          foreach ($${name} as $value) {
              $sum += $value;
          }
          echo $sum;`,
        key: sum(right),
        wrong: [
          ['mapsKeepTheirKeys', sum(() => true)],
          ['unsetRemovesTheObject', sum(() => false)],
          ['anyUseKeepsTheEntry', sum((extra) => extra !== undefined)],
          ['clonesKeepTheEntry', sum((extra) => right(extra) || extra === 'clone')],
          ['listsHoldCopies', sum((extra) => extra === 'same')],
          ['valuesKeepTheEntry', sum((extra) => right(extra) || extra === 'value')],
        ],
        because:
          'An entry goes when its key object does, and that is when nothing else refers to the object. A clone or the value is another thing.',
      }
    },
  }),
  template({
    id: 'fibers-take-turns',
    concept: 'concurrency',
    difficulty: [4, 'start, suspend and resume hand values to and fro.'],
    draw: (r) => ({
      words: r.some(tags, 5),
      isResumed: r.pick([true, true, false]),
      name: r.pick(['fiber', 'task', 'worker', 'job']),
    }),
    make: ({ words: [a = '', b = '', c = '', d = '', end = ''], isResumed, name }) => {
      const text = (...parts: string[]) => parts.join(' ')
      return {
        question: printsInOrder,
        code: source`
          <?php
          $${name} = new Fiber(function (string $given): void {
              echo $given, ' ';
              $got = Fiber::suspend('${b}');
              echo $got, ' ';
          });
          $out = $${name}->start('${a}');
          echo '${c} ';
          ${isResumed ? `$${name}->resume('${d}');\n` : ''}echo $out, ' ${end}';`,
        key: isResumed ? text(a, c, d, b, end) : text(a, c, b, end),
        wrong: [
          ['startOnlyPrepares', isResumed ? text(c, a, d, b, end) : text(c, b, end)],
          ['suspendReturnsItsArgument', isResumed ? text(a, c, b, d, end) : text(a, b, c, end)],
          [
            isResumed ? 'fibersRunToTheEndFirst' : 'fibersEndByThemselves',
            isResumed ? text(a, d, c, b, end) : text(a, c, b, end, d),
          ],
          [
            isResumed ? 'resumeGivesToStart' : 'fibersRunInTheBackground',
            isResumed ? text(a, c, b, b, end) : text(c, a, b, end),
          ],
        ],
        because:
          'start runs the fiber to its suspend and returns what that was given; suspend returns what resume is given. A fiber that is not resumed stays where it is.',
      }
    },
  }),
]
