import { printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tags } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedMemory: Template[] = [
  template({
    id: 'uniquely-referenced-storage',
    version: 2,
    concept: 'memory management',
    difficulty: [4, 'What a copy-on-write type asks before it writes.'],
    draw: (r) => ({
      steps: r.shuffled(['array', ...r.some(['alias', 'weak', 'drop', 'last'] as const, r.int(1, 2))] as const),
      type: r.pick(['Storage', 'Buffer', 'Pixels', 'Pages']),
      names: r.pick([
        ['one', 'other'],
        ['first', 'second'],
        ['data', 'copy'],
        ['main', 'spare'],
      ] as const),
      size: r.int(3, 40),
    }),
    make: ({ steps, type, names: [one, other], size }) => {
      const lines = {
        alias: `${other} = ${one}`,
        weak: `weak var loose = ${one}`,
        drop: `${other} = nil`,
        array: `list = Array(repeating: ${one}, count: ${size})`,
        last: 'list = Array(list.dropLast())',
      }
      const count = ({ weak = 0, keeps = false, each = size, keepsLast = false } = {}) => {
        let [aliased, list, loose] = [0, 0, 0]
        for (const step of steps) {
          if (step === 'alias') aliased = 1
          if (step === 'weak') loose = weak
          if (step === 'drop' && !keeps) aliased = 0
          if (step === 'array') list = each
          if (step === 'last' && !keepsLast) list = Math.max(0, list - 1)
        }
        return 1 + aliased + list + loose
      }
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
        key: text(count()),
        wrong: [
          ['weakCounts', text(count({ weak: 1 }))],
          ['nilDropsNothing', text(count({ keeps: true }))],
          ['arraysCountOnce', text(count({ each: 1 }))],
          ['removedItemsStay', text(count({ keepsLast: true }))],
          ['everyNameCounts', text(count({ weak: 1 }) + 1)],
          ['ownReferenceIsNotCounted', `${count() === 1} ${count() - 1}`],
        ],
        because:
          'Each strong reference counts, every element of the array as well; a weak one does not, and nil gives one back.',
        proof: {
          program: source`
            const names = new Set(['one'])
            const list = []
            for (const step of ${JSON.stringify(steps)}) {
              if (step === 'alias') names.add('other')
              if (step === 'drop') names.delete('other')
              if (step === 'array') list.push(...Array(${size}).fill('one'))
              if (step === 'last') list.pop()
            }
            const strong = names.size + list.length
            console.log(strong === 1, strong)`,
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
