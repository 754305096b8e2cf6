import { printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedMemory: Template[] = [
  template({
    id: 'uniquely-referenced-storage',
    concept: 'memory management',
    difficulty: [4, 'What a copy-on-write type asks before it writes.'],
    draw: (r) => ({
      steps: r.some(['alias', 'weak', 'drop', 'array'] as const, 2),
      type: r.pick(['Storage', 'Buffer', 'Pixels', 'Pages']),
      names: r.pick([
        ['one', 'other'],
        ['first', 'second'],
        ['data', 'copy'],
        ['main', 'spare'],
      ] as const),
      size: r.int(2, 9),
    }),
    make: ({ steps, type, names: [one, other], size }) => {
      const lines = {
        alias: `${other} = ${one}`,
        weak: `weak var loose = ${one}`,
        drop: `${other} = nil`,
        array: `list = Array(repeating: ${one}, count: ${size})`,
      }
      const count = (weakCounts: boolean, dropCounts: boolean, listCount: number) => {
        let [own, aliased, list, weak] = [1, 0, 0, 0]
        for (const step of steps) {
          if (step === 'alias') aliased = 1
          if (step === 'weak') weak = weakCounts ? 1 : 0
          if (step === 'drop' && dropCounts) aliased = 0
          if (step === 'array') list = listCount
        }
        own += aliased + list + weak
        return own
      }
      const owners = count(false, true, size)
      const text = (number: number) => `${number === 1} ${number}`
      return {
        question: 'How does the test end, and how many strong references are there to the object, warnings aside?',
        code: source`
          final class ${type} {}
          var ${one} = ${type}()
          var ${other}: ${type}?
          var list: [${type}] = []
          ${steps.map((step) => lines[step]).join('\n')}
          print(isKnownUniquelyReferenced(&${one}))`,
        key: text(owners),
        wrong: [
          ['weakCounts', text(count(true, true, size))],
          ['nilDropsNothing', text(count(false, false, size))],
          ['arraysCountOnce', text(count(false, true, 1))],
          ['everyNameCounts', text(count(true, false, size) + 1)],
          ['ownReferenceIsNotCounted', `${owners === 1} ${owners - 1}`],
          ['anyAliasSpoilsIt', `${owners !== 1} ${owners}`],
        ],
        because:
          'Each strong reference counts, every element of the array as well; a weak one does not, and nil gives one back.',
        proof: {
          program: source`
            const names = new Set(['one'])
            for (const step of ${JSON.stringify(steps)}) {
              if (step === 'alias') names.add('other')
              if (step === 'drop') names.delete('other')
              if (step === 'array') for (let at = 0; at < ${size}; at++) names.add(at)
            }
            console.log(names.size === 1, names.size)`,
        },
      }
    },
  }),
  template({
    id: 'closure-that-keeps-its-owner',
    concept: 'memory management',
    difficulty: [4, 'Only a stored closure with a strong capture makes a cycle.'],
    draw: (r) => ({
      way: r.pick(['stored', 'weak', 'local', 'cleared'] as const),
      words: r.some(tags, 3),
      type: r.pick(['Player', 'Loader', 'Screen', 'Timer']),
    }),
    make: ({ way, words: [used = '', gone = '', end = ''], type }) => {
      const body = {
        stored: `onDone = { print(self.name, terminator: " ") }\n    onDone?()`,
        weak: `onDone = { [weak self] in print(self?.name ?? "nil", terminator: " ") }\n    onDone?()`,
        local: `let done = { print(self.name, terminator: " ") }\n    done()`,
        cleared: `onDone = { print(self.name, terminator: " ") }\n    onDone?()\n    onDone = nil`,
      }[way]
      const text = (...parts: string[]) => parts.join(' ')
      const isKept = way === 'stored'
      return {
        question: printsInOrder,
        code: source`
          final class ${type} {
              let name = "${used}"
              var onDone: (() -> Void)?
              func start() {
                  ${body.replaceAll('\n    ', '\n')}
              }
              deinit { print("${gone}", terminator: " ") }
          }
          var one: ${type}? = ${type}()
          one?.start()
          one = nil
          print("${end}")`,
        key: isKept ? text(used, end) : text(used, gone, end),
        wrong: [
          isKept ? ['cyclesAreCollected', text(used, gone, end)] : ['anyCaptureKeeps', text(used, end)],
          ['releasedAtTheEnd', text(used, end, gone)],
          [
            way === 'weak' ? 'weakIsNilAtOnce' : 'releasedBeforeUse',
            way === 'weak' ? text('nil', gone, end) : text(gone, used, end),
          ],
          ['closureIsNotCalled', isKept ? end : text(gone, end)],
        ],
        because: {
          stored: 'The object holds the closure and the closure holds the object, so nothing releases them.',
          weak: 'The weak capture does not keep the object, which is still there when the closure is called.',
          local: 'The closure ends with the function and gives its reference back.',
          cleared: 'Setting the property to nil drops the closure, and with it its reference to the object.',
        }[way],
        proof: {
          program: source`
            let references = 1
            const out = []
            references += ${way === 'weak' ? 0 : 1}
            out.push('${used}')
            references -= ${way === 'local' || way === 'cleared' ? 1 : 0}
            references -= 1
            if (references === 0) out.push('${gone}')
            console.log([...out, '${end}'].join(' '))`,
        },
      }
    },
  }),
]
