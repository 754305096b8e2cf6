import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { people, tasks } from '../words.ts'
import { inMain, template } from './misconceptions.ts'

export const advancedThreads: Template[] = [
  template({
    id: 'which-call-has-to-wait',
    concept: 'memory model and threads',
    difficulty: [4, 'Static and instance methods lock different monitors, and each object has its own.'],
    draw: (r) => ({
      held: r.pick(['instance', 'static', 'block'] as const),
      names: r.some(tasks, 5),
      type: r.pick(['Store', 'Journal', 'Mailbox', 'Ledger']),
      objects: r.pick([
        ['a', 'b'],
        ['first', 'second'],
        ['left', 'right'],
      ] as const),
    }),
    make: ({ held, names: [one = '', two = '', fixed = '', block = '', free = ''], type, objects: [a, b] }) => {
      const inside = { instance: `${b}.${one}()`, static: `${type}.${fixed}()`, block: `${b}.${block}()` }[held]
      const key = { instance: `${b}.${two}()`, static: `${a}.${block}()`, block: `${type}.${fixed}()` }[held]
      const wrong = [`${a}.${one}()`, `${b}.${one}()`, `${type}.${fixed}()`, `${a}.${free}()`].filter(
        (text) => text !== inside && text !== key,
      )
      const labels = [
        [`${a}.${one}()`, held === 'instance' ? 'allObjectsShareALock' : 'instanceMethodsWaitForStatic'],
        [`${b}.${one}()`, 'classLockCoversObjects'],
        [`${type}.${fixed}()`, 'instanceLockCoversTheClass'],
        [`${a}.${free}()`, 'plainMethodsAreLocked'],
      ] as const
      const code = source`
        class ${type} {
            synchronized void ${one}() { pause(); }
            synchronized void ${two}() { pause(); }
            static synchronized void ${fixed}() { pause(); }
            void ${block}() { synchronized (${type}.class) { pause(); } }
            void ${free}() { pause(); }
            static void pause() { Main.pause(); }
        }`
      return {
        question: `${a} and ${b} are two objects. One thread is inside ${inside}. Which of these calls, made by another thread, has to wait?`,
        code: code.replace('{ Main.pause(); }', '{ /* takes long */ }'),
        key,
        wrong: labels.filter(([text]) => wrong.includes(text)).map(([text, name]) => [name, text] as const),
        because:
          'An instance method locks its object, a static one the Class object, and so does a block that names it; a method without a lock never waits.',
        proof: {
          program: source`
            ${code}

            public class Main {
                static final ${type} ${a} = new ${type}();
                static final ${type} ${b} = new ${type}();
                static final ThreadLocal<Boolean> isFirst = ThreadLocal.withInitial(() -> false);

                static void pause() {
                    if (!isFirst.get()) return;
                    isFirst.set(false);
                    try {
                        ${[key, ...wrong].map((text) => `waits("${text}", () -> ${text});`).join('\n')}
                    } catch (InterruptedException e) {
                        System.out.print(e);
                    }
                }

                static void waits(String name, Runnable call) throws InterruptedException {
                    Thread other = new Thread(call);
                    other.start();
                    do {
                        other.join(5);
                    } while (other.getState() != Thread.State.BLOCKED && other.getState() != Thread.State.TERMINATED);
                    if (other.isAlive()) System.out.println(name);
                }

                public static void main(String[] args) {
                    isFirst.set(true);
                    ${inside};
                }
            }`,
        },
      }
    },
  }),
  template({
    id: 'values-of-each-thread',
    concept: 'memory model and threads',
    difficulty: [3, 'Which value a new thread finds in a ThreadLocal.'],
    draw: (r) => ({
      isInherited: r.flip(),
      names: r.some(people, 4),
      before: r.flip(),
    }),
    make: ({ isInherited, names: [initial = '', set = '', later = '', child = ''], before }) => {
      const type = isInherited ? 'InheritableThreadLocal' : 'ThreadLocal'
      const made = isInherited
        ? `new InheritableThreadLocal<>() {\n    protected String initialValue() { return "${initial}"; }\n}`
        : `ThreadLocal.withInitial(() -> "${initial}")`
      const text = (inThread: string, end = later) => `${inThread} ${end}`
      return {
        question: prints,
        code: inMain(
          source`
            user.set("${set}");
            ${before ? `user.set("${later}");\n` : ''}Thread worker = new Thread(() -> {
                System.out.print(user.get() + " ");
                user.set("${child}");
            });
            ${before ? '' : `user.set("${later}");\n`}worker.start();
            worker.join();
            System.out.print(user.get());`,
          { members: `static final ${type}<String> user = ${made};`, throws: 'InterruptedException' },
        ),
        key: text(isInherited ? (before ? later : set) : initial),
        wrong: [
          isInherited ? ['threadsInheritNothing', text(initial)] : ['threadsInheritValues', text(before ? later : set)],
          isInherited && !before ? ['inheritedAtStart', text(later)] : ['firstValueIsInherited', text(set)],
          ['valuesAreShared', text(isInherited ? (before ? later : set) : initial, child)],
          ['staticMeansShared', text(later, child)],
          ['unsetIsNull', text('null')],
        ],
        because: isInherited
          ? 'An InheritableThreadLocal hands its value to a new thread when the Thread object is made; from then on each has its own.'
          : 'A ThreadLocal has a value for each thread. The new one begins with the initial value, and what it sets stays its own.',
      }
    },
  }),
  template({
    id: 'permits-of-a-semaphore',
    concept: 'concurrency utilities',
    difficulty: [3, 'A semaphore counts permits and knows no owner.'],
    draw: (r) => ({
      start: r.int(1, 6),
      steps: r.some(['take', 'give', 'try', 'drain'] as const, 3),
      sizes: r.some([1, 2, 3, 4, 5], 3),
      name: r.pick(['slots', 'seats', 'permits', 'lanes']),
    }),
    make: ({ start, steps, sizes, name }) => {
      type Rule = { capped?: true; partly?: true; refills?: true; onlyTests?: true }
      const apply = (free: number, step: (typeof steps)[number], size: number, rule: Rule = {}) => {
        if (step === 'give') return rule.capped ? Math.min(start, free + size) : free + size
        if (step === 'take') return Math.max(0, free - size)
        if (step === 'drain') return rule.refills ? start : 0
        if (rule.onlyTests) return free
        return size <= free ? free - size : rule.partly ? 0 : free
      }
      // An acquire that would wait forever becomes a release.
      let left = start
      const done = steps.map((step, index) => {
        const size = sizes[index] ?? 1
        const possible = step === 'take' && left < size ? 'give' : step
        left = apply(left, possible, size)
        return [possible, size] as const
      })
      const calls = { give: 'release', take: 'acquire', try: 'tryAcquire', drain: 'drainPermits' }
      const lines = done.map(([step, size]) => `${name}.${calls[step]}(${step === 'drain' ? '' : size});`)
      const simulate = (rule: Rule) => String(done.reduce((free, [step, size]) => apply(free, step, size, rule), start))
      const key = simulate({})
      return {
        question: prints,
        code: inMain(
          source`
            Semaphore ${name} = new Semaphore(${start});
            ${lines.join('\n')}
            System.out.println(${name}.availablePermits());`,
          { imports: 'import java.util.concurrent.Semaphore;', throws: 'InterruptedException' },
        ),
        key,
        wrong: [
          ['releaseIsCapped', simulate({ capped: true })],
          ['tryTakesWhatIsThere', simulate({ partly: true })],
          ['drainRefills', simulate({ refills: true })],
          ['tryOnlyTests', simulate({ onlyTests: true })],
          ['permitsAreFixed', String(start)],
          ['permitsCountTheTaken', String(Math.abs(start - Number(key)))],
        ],
        because:
          'tryAcquire takes all the permits it asks for or none, drainPermits takes all that are left, and release adds permits even beyond the initial number.',
      }
    },
  }),
  template({
    id: 'changing-what-is-iterated',
    version: 2,
    concept: 'concurrency utilities',
    difficulty: [3, 'Copy-on-write iterators read a snapshot.'],
    draw: (r) => ({
      way: r.pick(['each', 'again', 'once', 'some'] as const),
      sizes: [r.int(4, 90), r.int(2, 40)],
      list: r.pick(['jobs', 'members', 'tickets', 'rooms']),
      isPlainCopy: r.flip(),
    }),
    make: ({ way, sizes: [size, limit], list, isPlainCopy }) => {
      const kept = Math.min(limit, size)
      const count = { once: 1, some: kept, each: size, again: size }[way]
      const again = way === 'again' ? `\nfor (int one : ${list}) seen++;` : ''
      const made = isPlainCopy ? 'ArrayList' : 'CopyOnWriteArrayList'
      const looped = isPlainCopy ? `new ArrayList<>(${list})` : list
      const condition = { once: 'if (one == 1) ', some: `if (one <= ${limit}) `, each: '', again: '' }[way]
      const text = (seen: number, after: number) => `${seen} ${after}`
      const after = size + count
      return {
        question: prints,
        code: inMain(
          source`
            List<Integer> ${list} = new ${made}<>();
            for (int id = 1; id <= ${size}; id++) ${list}.add(id);
            int seen = 0;
            for (int one : ${looped}) {
                seen++;
                ${condition}${list}.add(one + 100);
            }${again}
            System.out.println(seen + " " + ${list}.size());`,
          { imports: 'import java.util.*;\nimport java.util.concurrent.CopyOnWriteArrayList;' },
        ),
        key: text(size + (again ? after : 0), after),
        wrong: [
          ['iteratorFollows', text(after + (again ? after : 0), after)],
          ['copyIsDropped', text(size * (again ? 2 : 1), size)],
          ['loopEndsAtTheChange', text(1 + (again ? size + 1 : 0), size + 1)],
          ['onlyOneAddCounts', text(size + (again ? size + 1 : 0), size + 1)],
          ['everyRoundAdds', text(size + (again ? 2 * after : 0), 2 * after)],
        ],
        because: isPlainCopy
          ? 'The loop goes through a copy that was made before it began, so the list itself may be changed.'
          : 'The iterator goes through the array that was there when the loop began; every add puts a new array in its place.',
      }
    },
  }),
]
