import { line, printsInOrder } from '../questions.ts'
import { source } from '../source.ts'
import type { Template } from '../template.ts'
import { tags, tasks } from '../words.ts'
import { template } from './misconceptions.ts'

export const advancedAsync: Template[] = [
  template({
    id: 'when-a-task-starts',
    concept: 'asyncio',
    difficulty: [4, 'A coroutine, a task and gather start at different moments.'],
    draw: (r) => ({ words: r.some([...tasks, ...tags], 5), way: r.pick(['task', 'coroutine', 'gather'] as const) }),
    make: ({ words: [a = '', b = '', c = '', d = '', e = ''], way }) => {
      const body = {
        task: `first = asyncio.create_task(step('${a}', '${b}'))\nprint('${c}')\nawait step('${d}', '${e}')\nawait first`,
        coroutine: `first = step('${a}', '${b}')\nprint('${c}')\nawait step('${d}', '${e}')\nawait first`,
        gather: `first = step('${a}', '${b}')\nprint('${c}')\nawait asyncio.gather(step('${d}', '${e}'), first)`,
      }[way]
      const results = { task: line(c, d, a, e, b), coroutine: line(c, d, e, a, b), gather: line(c, d, a, e, b) }
      return {
        question: printsInOrder,
        code: source`
          import asyncio
          async def step(before, after):
              print(before)
              await asyncio.sleep(0)
              print(after)
          async def main():
              ${body}
          asyncio.run(main())`,
        key: results[way],
        wrong: [
          [
            way === 'coroutine' ? 'coroutinesRunBeside' : 'oneAfterTheOther',
            way === 'coroutine' ? results.task : results.coroutine,
          ],
          ['callsStartAtOnce', line(a, c, d, b, e)],
          ['tasksRunFirst', line(c, a, d, b, e)],
          ['sleepingEndsNothing', line(a, b, c, d, e)],
        ],
        because: {
          task: 'create_task only plans its coroutine; it starts when main first waits, which is after the other step has begun.',
          coroutine:
            'Calling an async function runs nothing. The coroutine starts when it is awaited, after the other one has ended.',
          gather: 'gather makes tasks of both, in the order given, and they take turns when they wait.',
        }[way],
      }
    },
  }),
  template({
    id: 'one-of-two-tasks-fails',
    concept: 'asyncio',
    difficulty: [5, 'What becomes of the other task.'],
    draw: (r) => ({ words: r.some([...tasks, ...tags], 4), way: r.pick(['gather', 'group', 'collect'] as const) }),
    make: ({ words: [a = '', b = '', c = '', d = ''], way }) => {
      const body = {
        gather: 'await asyncio.gather(fail(), slow())',
        group: 'async with asyncio.TaskGroup() as group:\n    group.create_task(fail())\n    group.create_task(slow())',
        collect: 'await asyncio.gather(fail(), slow(), return_exceptions=True)',
      }[way]
      const results = { gather: line(d, a), group: line(b, d), collect: line(a, c) }
      return {
        question: printsInOrder,
        code: source`
          import asyncio
          async def fail():
              raise ValueError
          async def slow():
              try:
                  await asyncio.sleep(0.001)
                  print('${a}')
              except asyncio.CancelledError:
                  print('${b}')
                  raise
          async def main():
              try:
                  ${body}
                  print('${c}')
              except* ValueError:
                  print('${d}')
              await asyncio.sleep(0.003)
          asyncio.run(main())`,
        key: results[way],
        wrong: [
          ['othersGoOnUnseen', results.gather],
          [
            way === 'group' ? 'groupsLeaveTasksAlone' : 'failuresCancelTheOthers',
            way === 'group' ? line(a, d) : results.group,
          ],
          ['failuresBecomeResults', results.collect],
          ['othersVanish', d],
          ['errorComesBeforeCancelling', line(d, b)],
        ],
        because: {
          gather: 'gather passes the first error on at once. The other task is not canceled and goes on.',
          group: 'A task group cancels its other tasks when one fails, waits for them, and then raises the errors.',
          collect: 'With return_exceptions gather waits for all and gives errors as results, so nothing is raised.',
        }[way],
      }
    },
  }),
  template({
    id: 'cancelling-a-task',
    concept: 'asyncio',
    difficulty: [5, 'When a cancellation arrives, and whether it can be held up.'],
    draw: (r) => ({ words: r.some([...tasks, ...tags], 5), way: r.pick(['raise', 'swallow', 'early'] as const) }),
    make: ({ words: [a = '', b = '', c = '', d = '', e = ''], way }) => ({
      question: printsInOrder,
      code: source`
        import asyncio
        async def job():
            print('${a}')
            try:
                await asyncio.sleep(60)
            except asyncio.CancelledError:
                print('${b}')
                ${way === 'swallow' ? "return 'done'" : 'raise'}
        async def main():
            task = asyncio.create_task(job())
            ${way === 'early' ? '' : 'await asyncio.sleep(0)\n'}task.cancel()
            print('${c}')
            try:
                await task
                print('${d}')
            except asyncio.CancelledError:
                print('${e}')
        asyncio.run(main())`,
      key: { raise: line(a, c, b, e), swallow: line(a, c, b, d), early: line(c, e) }[way],
      wrong: [
        ['cancelInterruptsAtOnce', way === 'swallow' ? line(a, b, c, d) : line(a, b, c, e)],
        [
          way === 'swallow' ? 'cancellingAlwaysWins' : 'cancelledTasksEndQuietly',
          way === 'early' ? line(c, d) : way === 'swallow' ? line(a, c, b, e) : line(a, c, b, d),
        ],
        ['tasksRunToTheirWait', way === 'early' ? line(c, a, b, e) : line(c, a, b, way === 'swallow' ? d : e)],
        ['handlersAreSkipped', line(a, c, e)],
      ],
      because: {
        raise:
          'cancel only asks for it: the error is raised in the task when it gets its turn, and reaches whoever awaits the task.',
        swallow:
          'A task that catches the error and returns is not canceled after all, so awaiting it gives its result.',
        early: 'The task had no turn yet, so its body never begins, and awaiting it raises the error.',
      }[way],
    }),
  }),
  template({
    id: 'an-error-in-a-pool',
    concept: 'threads and processes',
    difficulty: [4, 'When the error of a thread is seen.'],
    draw: (r) => ({
      numbers: r.some([2, 3, 4, 5, 6, 7, 8, 9], 4),
      bad: r.int(1, 2),
      factor: r.int(2, 9),
      way: r.pick(['map', 'submit'] as const),
      word: r.pick(['failed', 'lost', 'broken', 'skipped']),
    }),
    make: ({ numbers, bad, factor, way, word }) => {
      const wrongOne = numbers[bad] ?? 0
      const results = numbers.map((number) => String(number * factor))
      const before = results.slice(0, bad)
      const after = results.slice(bad + 1)
      const body =
        way === 'map'
          ? `try:\n    for result in pool.map(work, ${JSON.stringify(numbers).replaceAll(',', ', ')}):\n        print(result)\nexcept ValueError:\n    print('${word}')`
          : `futures = [pool.submit(work, number) for number in ${JSON.stringify(numbers).replaceAll(',', ', ')}]\nfor future in futures:\n    try:\n        print(future.result())\n    except ValueError:\n        print('${word}')`
      const stops = line(...before, word)
      const goesOn = line(...before, word, ...after)
      return {
        question: 'Several threads work. What is printed, and in which order?',
        code: source`
          from concurrent.futures import ThreadPoolExecutor
          def work(number):
              if number == ${wrongOne}:
                  raise ValueError
              return number * ${factor}
          with ThreadPoolExecutor() as pool:
              ${body}`,
        key: way === 'map' ? stops : goesOn,
        wrong: [
          [way === 'map' ? 'mapGoesOnAfterErrors' : 'oneErrorEndsAll', way === 'map' ? goesOn : stops],
          ['errorsAreLeftOut', line(...before, ...after)],
          ['errorsComeFirst', line(word, ...before, ...after)],
          ['errorsStopThePool', word],
          ['errorsComeLast', line(...before, ...after, word)],
        ],
        because:
          way === 'map'
            ? 'map gives the results in the order of its input and raises the error when it comes to it, which ends the loop.'
            : 'Each future keeps its own result or error, and result raises only the one of its own.',
      }
    },
  }),
]
