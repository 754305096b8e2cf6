import { prints } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tasks } from '../words.ts'
import { inMain, template } from './misconceptions.ts'

export const intermediateConcurrency: Template[] = [
  template({
    id: 'run-or-start',
    concept: 'concurrency',
    difficulty: [2, 'Which thread executes the code.'],
    draw: (r) => ({
      way: r.pick(['run', 'start', 'direct'] as const),
      name: r.pick([
        'mailer',
        'loader',
        'indexer',
        'printer',
        'backup',
        'sync',
        'crawler',
        'ticker',
        'watcher',
        'poller',
      ]),
      words: r.some(tasks, 2),
    }),
    make: ({ way, name, words: [work = '', end = ''] }) => {
      const call = {
        run: 'thread.run();',
        start: 'thread.start();\nthread.join();',
        direct: 'job.run();\nthread.start();\nthread.join();',
      }[way]
      const line = (thread: string) => `${work} ${thread}`
      return {
        question: prints,
        code: inMain(
          source`
            Runnable job = () -> System.out.print("${work} " + Thread.currentThread().getName() + " ");
            Thread thread = new Thread(job, "${name}");
            ${call}
            System.out.print("${end}");`,
          { throws: 'InterruptedException' },
        ),
        key: {
          run: `${line('main')} ${end}`,
          start: `${line(name)} ${end}`,
          direct: `${line('main')} ${line(name)} ${end}`,
        }[way],
        wrong: [
          way === 'direct'
            ? ['runnablesKnowTheirThread', `${line(name)} ${line(name)} ${end}`]
            : way === 'run'
              ? ['runStartsTheThread', `${line(name)} ${end}`]
              : ['startRunsHere', `${line('main')} ${end}`],
          way === 'direct'
            ? ['jobRunsOnce', `${line('main')} ${end}`]
            : ['mainGoesFirst', `${end} ${line(way === 'run' ? 'main' : name)}`],
          way === 'direct'
            ? ['startIsNotAwaited', `${line('main')} ${end} ${line(name)}`]
            : ['bothThreadsRunIt', `${line('main')} ${line(name)} ${end}`],
          ['withoutStartNothingRuns', end],
        ],
        because: {
          run: 'run is an ordinary call and executes in the calling thread; only start makes a new one.',
          start: 'start executes the code in the new thread, and join waits for it.',
          direct:
            'Called directly, the job runs in the main thread; start runs it once more in the new thread, which join waits for.',
        }[way],
      }
    },
  }),
  template({
    id: 'results-of-futures',
    concept: 'concurrency',
    difficulty: [4, 'What a failed stage does to those behind it.'],
    draw: (r) => ({
      start: r.int(2, 9),
      fails: r.pick([true, true, false]),
      add: r.int(2, 9),
      other: r.int(20, 40),
      ways: r.some(['exceptionally', 'handle', 'whenComplete'] as const, 1),
    }),
    make: ({ start, fails, add, other, ways: [way = 'handle'] }) => {
      const isLookOnly = way === 'whenComplete'
      const value = start * (way === 'handle' ? 3 : 2)
      const replaced = String(other + add)
      const thrown = 'It throws a CompletionException'
      const stage = {
        exceptionally: `.exceptionally(e -> ${other})`,
        handle: `.handle((value, e) -> e == null ? value / 2 * 3 : ${other})`,
        whenComplete: `.whenComplete((value, e) -> { if (e != null) value = ${other}; })`,
      }[way]
      return {
        question: prints,
        code: inMain(
          source`
            int result = CompletableFuture.supplyAsync(() -> Integer.parseInt("${fails ? 'x' : ''}${start}"))
                .thenApply(n -> n * 2)
                ${stage}
                .thenApply(n -> n + ${add})
                .join();
            System.out.println(result);`,
          { imports: 'import java.util.concurrent.CompletableFuture;' },
        ),
        key: fails ? (isLookOnly ? thrown : replaced) : String(value + add),
        wrong: fails
          ? [
              [isLookOnly ? 'whenCompleteReplaces' : 'failuresAlwaysReachJoin', isLookOnly ? replaced : thrown],
              ['stagesBehindAreSkipped', String(other)],
              ['skippedStagesAreMadeUpFor', String(other * 2 + add)],
              ['joinThrowsTheCause', 'It throws a NumberFormatException'],
            ]
          : [
              ['handlersAlwaysReplace', replaced],
              ['handlerEndsTheChain', String(value)],
              ['handlerIsForFailuresOnly', String(start * 2 + add)],
              ['stagesBehindAreSkipped', String(other)],
            ],
        because: {
          exceptionally:
            'exceptionally replaces a failure by a value and passes a success on; the next stage goes on with either.',
          handle: 'handle is called in both cases, and what it returns is the value for the next stage.',
          whenComplete: 'whenComplete looks at the outcome and passes it on as it was, a failure as well.',
        }[way],
      }
    },
  }),
]
