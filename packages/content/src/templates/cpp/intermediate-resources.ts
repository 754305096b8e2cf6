import { prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tags } from '../words.ts'
import { inMain, template } from './misconceptions.ts'

const traced = (type: string) => source`
  struct ${type} {
      std::string name;
      ${type}(std::string name) : name(name) {}
      ~${type}() { std::cout << name << ' '; }
  };`

export const intermediateResources: Template[] = [
  template({
    id: 'owners-of-a-shared-object',
    concept: 'resource management',
    difficulty: [3, 'Which operations change the count of a shared_ptr.'],
    draw: (r) => ({
      steps: r.some(['copy', 'copy2', 'move', 'weak', 'reference', 'reset', 'block'] as const, 4),
      type: r.pick(['Image', 'Session', 'Document', 'Model']),
      held: r.int(1, 4),
    }),
    make: ({ steps, type, held }) => {
      const hasCopy = steps.includes('copy')
      const order = hasCopy ? ['copy', ...steps.filter((step) => step !== 'copy')] : steps
      const usable = order.filter((step) => step !== 'reset' || hasCopy).filter((step) => step !== 'move' || hasCopy)
      const lines: Record<string, string> = {
        copy: 'auto b = a;',
        copy2: `auto c = std::shared_ptr<${type}>(a);`,
        move: 'auto d = std::move(b);',
        weak: `std::weak_ptr<${type}> w = a;`,
        reference: 'auto& e = a;',
        reset:
          usable.includes('move') && usable.indexOf('move') < usable.indexOf('reset') ? 'd.reset();' : 'b.reset();',
        block: '{ auto inner = a; }',
      }
      const effect: Record<string, number> = { copy: 1, copy2: 1, move: 0, weak: 0, reference: 0, reset: -1, block: 0 }
      const count = (changed: Record<string, number> = {}) => {
        const used = { ...effect, ...changed }
        return String(1 + held + usable.reduce((sum, step) => sum + (used[step] ?? 0), 0))
      }
      const only = (step: string, value: number) => (usable.includes(step) ? count({ [step]: value }) : count())
      return {
        question: prints,
        code: inMain(
          source`
            auto a = std::make_shared<${type}>();
            std::vector<std::shared_ptr<${type}>> list(${held}, a);
            ${usable.map((step) => lines[step] ?? '').join('\n')}
            std::cout << a.use_count();`,
          { headers: ['memory', 'utility', 'vector'], before: `struct ${type} {};` },
        ),
        key: count(),
        wrong: [
          ['weakCounts', only('weak', 1)],
          ['movedFromCounts', only('move', 1)],
          ['referencesCount', only('reference', 1)],
          ['innerOwnersStay', only('block', 1)],
          ['resetEndsAll', usable.includes('reset') ? '0' : count()],
          ['resetOnlyForgets', only('reset', 0)],
          ['copiesAreSeparate', '1'],
          ['firstOwnerIsNotCounted', String(Number(count()) - 1)],
          ['everyLineCounts', String(1 + held + usable.length)],
          ['listCountsAsOne', String(Number(count()) - held + 1)],
        ],
        because:
          'Each shared_ptr that holds the object counts. A move passes its share on, a reference or weak_ptr has none, and the end of a scope or reset gives one back.',
      }
    },
  }),
  template({
    id: 'unique-owner-moves',
    concept: 'resource management',
    difficulty: [3, 'Who owns the object, and when it is destroyed.'],
    draw: (r) => ({
      words: r.some(tags, 3),
      way: r.pick(['sink', 'reference', 'reset', 'assign'] as const),
      type: r.pick(['File', 'Socket', 'Buffer', 'Handle']),
    }),
    make: ({ words: [a = '', b = '', end = ''], way, type }) => {
      const text = (...parts: string[]) => parts.join(' ')
      const functions = source`
        void sink(std::unique_ptr<${type}> item) {}
        void look(const std::unique_ptr<${type}>& item) {}`
      const lines = {
        sink: 'sink(std::move(one));',
        reference: 'look(one);',
        reset: `one.reset(new ${type}("${b}"));`,
        assign: `auto other = std::make_unique<${type}>("${b}");\none = std::move(other);`,
      }[way]
      const keys = { sink: text(a, end), reference: text(end, a), reset: text(a, end, b), assign: text(a, end, b) }
      const hasTwo = way === 'reset' || way === 'assign'
      return {
        question: printsInOrder,
        code: inMain(
          source`
            auto one = std::make_unique<${type}>("${a}");
            ${lines}
            std::cout << "${end} ";`,
          { headers: ['memory', 'string', 'utility'], before: `${traced(type)}${hasTwo ? '' : `\n\n${functions}`}` },
        ),
        key: keys[way],
        wrong: hasTwo
          ? [
              ['replacedAtTheEnd', text(end, b, a)],
              ['replacedIsLeaked', text(end, b)],
              ['newOneIsDestroyed', text(b, end, a)],
              ['replacedInOrderAtTheEnd', text(end, a, b)],
            ]
          : [
              way === 'sink' ? ['callerStaysOwner', text(end, a)] : ['anyCallTakesOver', text(a, end)],
              ['destroyedTwice', text(a, end, a)],
              ['neverDestroyed', end],
            ],
        because: {
          sink: 'The parameter becomes the owner and is destroyed when the call ends; the moved pointer is null and destroys nothing.',
          reference: 'A reference takes no ownership, so the object lives as long as the variable.',
          reset: 'reset destroys the object held so far; the new one lives as long as the variable.',
          assign:
            'Assigning destroys the object held so far; the moved pointer is null at the end and destroys nothing.',
        }[way],
      }
    },
  }),
  template({
    id: 'copied-moved-or-neither',
    concept: 'copy and move',
    difficulty: [3, 'Which special member function an expression calls.'],
    draw: (r) => ({
      steps: r.some(
        ['copyInit', 'moveInit', 'made', 'assign', 'moveAssign', 'byReference', 'byValue', 'returned'] as const,
        3,
      ),
      type: r.pick(['Track', 'Parcel', 'Report', 'Packet']),
    }),
    make: ({ steps, type }) => {
      const lines = {
        copyInit: `${type} b = a;`,
        moveInit: `${type} c = std::move(a);`,
        made: `${type} d = ${type}();`,
        assign: 'x = a;',
        moveAssign: 'x = std::move(a);',
        byReference: 'look(a);',
        byValue: 'take(a);',
        returned: `${type} e = make();`,
      }
      const letters: Record<string, string> = {
        copyInit: 'C',
        moveInit: 'M',
        made: '-',
        assign: '=',
        moveAssign: '>',
        byReference: '-',
        byValue: 'C',
        returned: '-',
      }
      const text = (changed: Record<string, string> = {}) =>
        steps.map((step) => ({ ...letters, ...changed })[step]).join('')
      const marked = steps.map((step) => `${lines[step]}\nnext();`).join('\n')
      return {
        question: `C++17 or later. ${prints}`,
        code: inMain(`${type} a, x;\n${marked}`, {
          headers: ['utility'],
          before: source`
            bool isQuiet = true;
            void mark(char c) { std::cout << c; isQuiet = false; }
            void next() { if (isQuiet) std::cout << '-'; isQuiet = true; }

            struct ${type} {
                ${type}() {}
                ${type}(const ${type}&) { mark('C'); }
                ${type}(${type}&&) { mark('M'); }
                ${type}& operator=(const ${type}&) { mark('='); return *this; }
                ${type}& operator=(${type}&&) { mark('>'); return *this; }
            };

            ${type} make() { return ${type}(); }
            void look(const ${type}&) {}
            void take(${type}) {}`,
        }),
        key: text(),
        wrong: [
          ['equalsSignAssigns', text({ copyInit: '=', moveInit: '>', made: '>', returned: '>' })],
          ['temporariesAreMoved', text({ made: 'M', returned: 'M' })],
          ['temporariesAreCopied', text({ made: 'C', returned: 'C' })],
          ['argumentsAreNotCopied', text({ byValue: '-' })],
          ['everyArgumentIsCopied', text({ byReference: 'C' })],
          ['moveIsACopy', text({ moveInit: 'C', moveAssign: '=' })],
          ['moveCallsNothing', text({ moveInit: '-', moveAssign: '-' })],
          ['assigningConstructs', text({ assign: 'C', moveAssign: 'M' })],
          ['valuesAreMovedIn', text({ byValue: 'M' })],
        ],
        because:
          'A new object is constructed, also with =; an existing one is assigned. std::move chooses the moving version, and a temporary is made in place.',
      }
    },
  }),
  template({
    id: 'destructors-after-a-throw',
    concept: 'errors and const',
    difficulty: [3, 'What runs between throw and catch.'],
    draw: (r) => ({
      words: r.some(tags, 5),
      way: r.pick(['function', 'block', 'pointer'] as const),
      type: r.pick(['Guard', 'Lock', 'Trace', 'Scope']),
    }),
    make: ({ words: [a = '', b = '', after = '', caught = '', end = ''], way, type }) => {
      const text = (...parts: string[]) => parts.join(' ')
      const print = (word: string) => `std::cout << "${word} ";`
      const inner = way === 'pointer' ? `auto inner = std::make_unique<${type}>("${b}");` : `${type} inner("${b}");`
      const work = `${inner}\nthrow std::runtime_error("failed");\n${print(after)}`
      const isCall = way === 'function' || way === 'pointer'
      return {
        question: printsInOrder,
        code: inMain(
          source`
            try {
                ${type} outer("${a}");
                ${isCall ? 'work();' : work}
            } catch (const std::exception& e) {
                ${print(caught)}
            }
            ${print(end)}`,
          {
            headers: ['stdexcept', 'string', ...(way === 'pointer' ? ['memory'] : [])],
            before: `${traced(type)}${isCall ? `\n\nvoid work() {\n    ${work.replaceAll('\n', '\n    ')}\n}` : ''}`,
          },
        ),
        key: text(b, a, caught, end),
        wrong: [
          ['catchBeforeDestructors', text(caught, b, a, end)],
          ['destroyedInOrder', text(a, b, caught, end)],
          ['throwSkipsDestructors', text(caught, end)],
          ['throwGoesOn', text(after, b, a, caught, end)],
          ['onlyTheInnermostIsDestroyed', text(b, caught, a, end)],
        ],
        because:
          'The objects of all scopes that the exception leaves are destroyed, the last one first, before the handler runs.',
      }
    },
  }),
]
