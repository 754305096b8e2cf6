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
    concept: 'memory and performance',
    difficulty: [3, 'What keeps an entry of a WeakMap.'],
    draw: (r) => ({
      count: r.int(3, 5),
      dropped: r.int(1, 2),
      extra: r.pick(['none', 'same', 'clone', 'value'] as const),
      name: r.pick(['cache', 'meta', 'sizes', 'notes']),
      item: r.pick(['user', 'order', 'file', 'node']),
    }),
    make: ({ count, dropped, extra, name, item }) => {
      const names = Array.from({ length: count }, (_, at) => `$${item}${at + 1}`)
      const gone = names.slice(0, dropped)
      const line = {
        none: '',
        same: `$kept = ${names[0]};`,
        clone: `$kept = clone ${names[0]};`,
        value: `$kept = $${name}[${names[0]}];`,
      }[extra]
      const key = count - dropped + (extra === 'same' ? 1 : 0)
      return {
        question: prints,
        code: source`
          <?php
          $${name} = new WeakMap();
          ${names.map((one, at) => `${one} = new stdClass();\n$${name}[${one}] = ${at + 1};`).join('\n')}
          ${line ? `${line}\n` : ''}unset(${gone.join(', ')});
          echo count($${name});`,
        key: String(key),
        wrong: [
          ['mapsKeepTheirKeys', String(count)],
          [
            extra === 'same' ? 'unsetRemovesTheObject' : 'anyUseKeepsTheEntry',
            String(count - dropped + (extra === 'same' ? 0 : 1)),
          ],
          ['weakMapsForgetAll', '0'],
          ['onlyOneIsCollected', String(count - 1)],
          ['onlyDroppedOnesCount', String(dropped)],
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
