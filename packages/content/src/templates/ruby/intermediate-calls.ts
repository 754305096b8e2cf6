import { line, prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tags, tasks } from '../words.ts'
import { template, wordList } from './misconceptions.ts'

export const intermediateCalls: Template[] = [
  template({
    id: 'where-arguments-go',
    concept: 'methods and arguments',
    difficulty: [4, 'Required, optional, rest and named parameters together.'],
    draw: (r) => ({
      numbers: r.some([2, 3, 4, 5, 6, 7, 8, 9], 5),
      fallback: r.int(20, 40),
      count: r.int(2, 5),
      isNamed: r.flip(),
      name: r.pick(['report', 'book', 'order', 'plan']),
    }),
    make: ({ numbers, fallback, count, isNamed, name }) => {
      const given = numbers.slice(0, count)
      const show = (first: number, second: number, rest: readonly number[], last: number | string, unit: number) =>
        line(first, second, rest.length, last, unit)
      const [a = 0, b = 0] = given
      const last = given.at(-1) ?? 0
      const second = count > 2 ? b : fallback
      const rest = given.slice(2, -1)
      const unit = isNamed ? 1 : 0
      return {
        question: prints,
        code: source`
          def ${name}(first, second = ${fallback}, *rest, last, unit: 0)
            "#{first} #{second} #{rest.size} #{last} #{unit}"
          end
          puts ${name}(${given.join(', ')}${isNamed ? ', unit: 1' : ''})`,
        key: show(a, second, rest, last, unit),
        wrong: [
          [
            'optionalComesBeforeLast',
            count > 2 ? show(a, fallback, given.slice(1, -1), last, unit) : 'It throws an ArgumentError',
          ],
          ['restTakesTheEnd', show(a, second, given.slice(2), 'nil', unit)],
          isNamed
            ? ['namedGoesToRest', show(a, second, [...rest, 1], last, 0)]
            : ['namedMustBeGiven', 'It throws an ArgumentError'],
          [
            'optionalIsAlwaysFilled',
            count > 2 ? show(a, second, [...rest, last], last, unit) : show(a, b, [], b, unit),
          ],
        ],
        because:
          'Required parameters are filled first, at the beginning and the end. What is left goes to the optional one, and the rest to the list.',
      }
    },
  }),
  template({
    id: 'what-rescue-catches',
    concept: 'errors',
    difficulty: [4, 'A rescue without a class does not catch everything.'],
    draw: (r) => ({
      kind: r.pick([
        'ArgumentError',
        'KeyError',
        'NotImplementedError',
        'LoadError',
        'ZeroDivisionError',
        'NoMemoryError',
      ]),
      words: r.some([...tags, ...tasks], 4),
      isNamed: r.flip(),
    }),
    make: ({ kind, words: [a = '', b = '', c = '', d = ''], isNamed }) => {
      const isStandard = ['ArgumentError', 'KeyError', 'ZeroDivisionError'].includes(kind)
      return {
        question: printsInOrder,
        code: source`
          begin
            begin
              raise ${kind}
              puts '${a}'
            rescue${isNamed ? ' StandardError' : ''}
              puts '${b}'
            ensure
              puts '${c}'
            end
          rescue Exception
            puts '${d}'
          end`,
        key: isStandard ? line(b, c) : line(c, d),
        wrong: [
          [isStandard ? 'rescueNeedsAClass' : 'rescueCatchesEverything', isStandard ? line(c, d) : line(b, c)],
          ['ensureIsSkipped', isStandard ? b : d],
          ['rescuedErrorsGoOn', line(b, c, d)],
          ['ensureComesAfterAll', isStandard ? line(c, b) : line(d, c)],
        ],
        because: isStandard
          ? `${kind} is a StandardError, which rescue catches without naming a class, too. ensure runs afterward.`
          : `${kind} is no StandardError, so the inner rescue does not catch it. ensure runs on the way out.`,
      }
    },
  }),
  template({
    id: 'trying-again',
    version: 2,
    concept: 'errors',
    difficulty: [3, 'How often retry runs a block, and what runs with it.'],
    draw: (r) => ({
      needed: r.int(2, 8),
      limit: r.int(2, 8),
      words: r.some(
        [
          'stored',
          'lost',
          'given-up',
          'ready',
          'gone',
          'online',
          'fetched',
          'written',
          'copied',
          'skipped',
          'kept',
          'dropped',
          ...tags,
        ],
        2,
      ),
      name: r.pick(['tries', 'attempts', 'rounds']),
    }),
    make: ({ needed, limit, words: [fine = '', lost = ''], name }) => {
      const works = needed <= limit
      const count = works ? needed : limit
      return {
        question: prints,
        code: source`
          ${name} = 0
          closed = 0
          begin
            ${name} += 1
            raise 'offline' if ${name} < ${needed}
            result = '${fine}'
          rescue
            retry if ${name} < ${limit}
            result = '${lost}'
          ensure
            closed += 1
          end
          puts "#{result} #{${name}} #{closed}"`,
        key: line(works ? fine : lost, count, 1),
        wrong: [
          ['ensureRunsEachTime', line(works ? fine : lost, count, count)],
          ['retryStartsTheVariables', line(lost, 1, 1)],
          ['retryRunsOnce', line(needed <= 2 ? fine : lost, Math.min(2, limit), count === 2 ? 2 : 1)],
          [
            works ? 'oneTryTooMany' : 'limitCountsRetries',
            line(works || needed === limit + 1 ? fine : lost, count + 1, 1),
          ],
          ['ensureNeedsSuccess', line(works ? fine : lost, count, works ? 1 : 0)],
        ],
        because: 'retry runs the block again from begin. ensure runs once, when the whole is left.',
      }
    },
  }),
  template({
    id: 'which-gem-version-fits',
    concept: 'gems and testing',
    difficulty: [3, 'What the sign ~> allows with two and with three numbers.'],
    draw: (r) => ({
      version: [r.int(1, 6), r.int(1, 7), r.int(0, 6)],
      steps: [r.int(1, 4), r.int(1, 5), r.int(0, 3)],
      way: r.pick(['three', 'two', 'open', 'exact'] as const),
      name: r.pick(['parser', 'mailer', 'charts', 'router']),
    }),
    make: ({ version: [major, minor, patch], steps: [a, b, c], way, name }) => {
      const exact = `${major}.${minor}.${patch}`
      const patched = `${major}.${minor}.${patch + a}`
      const minored = `${major}.${minor + b}.${c}`
      const newest = `${major + 1}.0.${c}`
      const all = [exact, patched, minored, newest]
      const range = { three: `~> ${exact}`, two: `~> ${major}.${minor}`, open: `>= ${exact}`, exact }[way]
      return {
        question: `A Gemfile says gem '${name}', '${range}', and there is no lock file. The versions ${all.join(', ')} are published. Which one does bundle install take?`,
        key: { three: patched, two: minored, open: newest, exact }[way],
        wrong: [
          [way === 'exact' ? 'exactIsARange' : 'lowestIsTaken', exact],
          [way === 'two' ? 'twoNumbersAreThree' : 'onlyPatchesCome', patched],
          [way === 'three' ? 'threeNumbersAreTwo' : 'onlyMajorIsKept', minored],
          ['newestIsAlwaysTaken', newest],
        ],
        because: {
          three:
            'With three numbers ~> lets only the third grow, and bundle install takes the highest version that fits.',
          two: 'With two numbers ~> lets the second grow, and what follows it, but not the first.',
          open: '>= sets no upper bound, so the highest version of all fits.',
          exact: 'A version without a sign means this very version.',
        }[way],
        proof: {
          program: source`
            wanted = Gem::Requirement.new('${range}')
            versions = ${wordList(all)}.map { |text| Gem::Version.new(text) }
            puts versions.select { |version| wanted.satisfied_by?(version) }.max`,
        },
      }
    },
  }),
]
