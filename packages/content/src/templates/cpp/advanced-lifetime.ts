import { prints, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tags } from '../words.ts'
import { inMain, template } from './misconceptions.ts'

export const advancedLifetime: Template[] = [
  template({
    id: 'how-long-a-temporary-lives',
    concept: 'undefined behavior and lifetime',
    difficulty: [4, 'A temporary lives to the end of its full expression, unless a reference is bound to it directly.'],
    draw: (r) => ({
      way: r.pick(['reference', 'value', 'pass', 'member', 'chain'] as const),
      words: r.some(tags, 4),
      type: r.pick(['Guard', 'Trace', 'Handle', 'Token']),
    }),
    make: ({ way, words: [a = '', b = '', use = '', end = ''], type }) => {
      const text = (...parts: string[]) => parts.join(' ')
      const line = {
        reference: `const ${type}& kept = make("${a}");`,
        value: `make("${a}");`,
        pass: `pass(make("${a}"));`,
        member: `const std::string& kept = make("${a}").name;`,
        chain: `std::size_t length = make("${a}").name.size();`,
      }[way]
      const isKept = way === 'reference' || way === 'member'
      return {
        question: printsInOrder,
        code: inMain(
          source`
            {
                ${line}
                make("${b}");
                std::cout << "${use} ";
            }
            std::cout << "${end} ";`,
          {
            headers: ['string'],
            before: source`
              struct ${type} {
                  std::string name;
                  explicit ${type}(std::string n) : name(n) {}
                  ~${type}() { std::cout << name << ' '; }
              };
              ${type} make(std::string name) { return ${type}(name); }
              ${way === 'pass' ? `void pass(const ${type}& item) {}` : ''}`.trimEnd(),
          },
        ),
        key: isKept ? text(b, use, a, end) : text(a, b, use, end),
        wrong: [
          isKept
            ? ['temporariesDieAtTheSemicolon', text(a, b, use, end)]
            : ['temporariesLiveInTheScope', text(use, b, a, end)],
          [
            isKept ? 'referenceKeepsForTheProgram' : 'anyReferenceExtends',
            isKept ? text(b, use, end, a) : text(b, use, a, end),
          ],
          ['temporariesLiveToTheBlockEnd', isKept ? text(use, b, a, end) : text(use, a, b, end)],
          ['returnCopiesAndDestroys', text(a, ...(isKept ? [b, b, use, a, end] : [a, b, b, use, end]))],
        ],
        because: {
          reference: 'A reference bound directly to a temporary keeps it alive until the end of its scope.',
          value: 'A temporary is destroyed at the end of the full expression, here of its line.',
          pass: 'The reference is a parameter; the temporary still ends with the full expression that holds the call.',
          member: 'A reference bound to a member of a temporary keeps the whole object alive.',
          chain: 'Only a number is kept, so the temporary is destroyed at the end of its line.',
        }[way],
      }
    },
  }),
  template({
    id: 'order-of-evaluation',
    concept: 'undefined behavior and lifetime',
    difficulty: [5, 'Since C++17 some expressions have a fixed order, and one of them from right to left.'],
    draw: (r) => ({
      way: r.pick(['assign', 'shift', 'comma', 'braces', 'add'] as const),
      words: r.some(tags, 3),
      number: r.int(1, 9),
      name: r.pick(['total', 'item', 'entry', 'level']),
    }),
    make: ({ way, words: [a = '', b = '', c = ''], number, name }) => {
      const line = {
        assign: `${name}("${a}") = ${name}("${b}") = ${name}("${c}");`,
        shift: `out(${name}("${a}") << ${name}("${b}") << ${name}("${c}"));`,
        comma: `out((${name}("${a}"), ${name}("${b}"), ${name}("${c}")));`,
        braces: `int all[] = {${name}("${a}"), ${name}("${b}"), ${name}("${c}")};`,
        add: `${name}("${a}") += ${name}("${b}") << ${name}("${c}");`,
      }[way]
      const order = { assign: [c, b, a], shift: [a, b, c], comma: [a, b, c], braces: [a, b, c], add: [b, c, a] }[way]
      return {
        question: `C++17 or later. ${printsInOrder}`,
        code: inMain(line, {
          before: source`
            int value = ${number};
            int& ${name}(const char* word) {
                std::cout << word << ' ';
                return value;
            }
            void out(int) {}`.replace(way === 'shift' || way === 'comma' ? '\u0000' : '\nvoid out(int) {}', ''),
        }),
        key: order.join(' '),
        wrong: [
          way === 'assign' || way === 'add'
            ? ['leftToRightAlways', [a, b, c].join(' ')]
            : ['rightToLeftAlways', [c, b, a].join(' ')],
          [
            way === 'add' ? 'rightToLeftAlways' : 'lastOneFirst',
            way === 'add' ? [c, b, a].join(' ') : [c, a, b].join(' '),
          ],
          [way === 'comma' ? 'commaDropsTheLeft' : 'orderIsNotFixed', way === 'comma' ? c : 'The order is not fixed'],
          ['innerPairFirst', way === 'add' ? [c, a, b].join(' ') : [b, a, c].join(' ')],
        ],
        because: {
          assign: 'The right side of an assignment is evaluated before the left one.',
          shift: 'The left side of << is evaluated before the right one.',
          comma: 'The comma operator evaluates from left to right and drops all values but the last.',
          braces: 'Within braces the expressions are evaluated from left to right, unlike the arguments of a call.',
          add: 'The right side of a compound assignment is evaluated first, and in it the left side of << before its right one.',
        }[way],
      }
    },
  }),
  template({
    id: 'virtual-call-while-making',
    concept: 'class design',
    difficulty: [4, 'While the base is made or destroyed the object is a base.'],
    draw: (r) => ({
      way: r.pick(['make', 'destroy', 'helper', 'after'] as const),
      words: r.some(tags, 3),
      types: r.pick([
        ['Window', 'Dialog'],
        ['Task', 'Download'],
        ['Shape', 'Circle'],
      ] as const),
      method: r.pick(['init', 'log', 'name', 'setup']),
    }),
    make: ({ way, words: [base = '', own = '', end = ''], types: [parent, child], method }) => {
      const call = way === 'helper' ? 'run();' : `${method}();`
      const body = {
        make: `${parent}() { ${call} }\nvirtual ~${parent}() = default;`,
        helper: `${parent}() { ${call} }\nvirtual ~${parent}() = default;\nvoid run() { this->${method}(); }`,
        destroy: `virtual ~${parent}() { ${call} }`,
        after: `virtual ~${parent}() = default;\nvoid start() { ${call} }`,
      }[way]
      const text = (word: string) => (way === 'destroy' ? `${end} ${word}` : `${word} ${end}`)
      const isOwn = way === 'after'
      return {
        question: prints,
        code: inMain(
          source`
            std::unique_ptr<${parent}> item = std::make_unique<${child}>();
            ${isOwn ? 'item->start();\n' : ''}std::cout << "${end} ";`,
          {
            headers: ['memory'],
            before: source`
              struct ${parent} {
                  ${body}
                  virtual void ${method}() { std::cout << "${base} "; }
              };
              struct ${child} : ${parent} {
                  void ${method}() override { std::cout << "${own} "; }
              };`,
          },
        ),
        key: text(isOwn ? own : base),
        wrong: [
          isOwn ? ['baseCallsItsOwn', text(base)] : ['virtualWorksAtOnce', text(own)],
          ['bothVersionsRun', way === 'destroy' ? `${end} ${own} ${base}` : `${base} ${own} ${end}`],
          ['notCalledAtAll', end],
          ['orderIsReversed', way === 'destroy' ? `${base} ${end}` : `${end} ${isOwn ? own : base}`],
        ],
        because: isOwn
          ? 'The object is complete when start is called, so the virtual call goes to the derived class.'
          : 'While the base is constructed or destroyed the derived part does not exist, and virtual calls go to the base.',
      }
    },
  }),
  template({
    id: 'thread-arguments',
    version: 2,
    concept: 'concurrency',
    difficulty: [3, 'A thread gets copies of its arguments unless told otherwise.'],
    draw: (r) => ({
      way: r.pick(['ref', 'pointer', 'copyLambda', 'refLambda', 'value'] as const),
      start: r.int(10, 200),
      add: r.int(2, 9),
      later: r.int(1, 5),
      name: r.pick(['total', 'stock', 'level', 'score']),
    }),
    make: ({ way, start, add, later, name }) => {
      const made = {
        ref: `std::thread t(add, std::ref(${name}));`,
        pointer: `std::thread t([p = &${name}] { *p += ${add}; });`,
        copyLambda: `std::thread t([${name}]() mutable { ${name} += ${add}; });`,
        refLambda: `std::thread t([&] { ${name} += ${add}; });`,
        value: `std::thread t(addTo, ${name});`,
      }[way]
      const before =
        way === 'ref'
          ? `void add(int& n) { n += ${add}; }`
          : way === 'value'
            ? `void addTo(int n) { n += ${add}; }`
            : ''
      const reaches = way !== 'copyLambda' && way !== 'value'
      return {
        question: prints,
        code: inMain(
          source`
            int ${name} = ${start};
            ${made}
            t.join();
            ${name} += ${later};
            std::cout << ${name};`,
          { headers: ['functional', 'thread'], before },
        ),
        key: String(start + later + (reaches ? add : 0)),
        wrong: [
          reaches
            ? ['threadsHaveOwnCopies', String(start + later)]
            : ['threadsShareArguments', String(start + later + add)],
          ['everyUseIsARace', 'It is not defined'],
          ['threadsCannotUseLocals', 'It does not compile'],
          ['laterChangesAreLost', String(start + (reaches ? add : 0))],
          ['threadsRunAgainAtTheJoin', String(start + later + 2 * add)],
        ],
        because: reaches
          ? 'The thread works on the variable itself, and join makes sure that it has finished and that its change is seen.'
          : 'The thread changes a copy of its own.',
      }
    },
  }),
]
