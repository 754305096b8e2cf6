import { drivenBy } from './script-driver.ts'

export const runPython = drivenBy(
  'python3',
  'driver.py',
  `
import contextlib, io, json, sys, types
printed = []
for text in json.load(open('programs.json', encoding='utf-8')):
    out = io.StringIO()
    main = types.ModuleType('__main__')
    sys.modules['__main__'] = main
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(io.StringIO()):
        try:
            exec(compile(text, 'program.py', 'exec'), main.__dict__)
        except BaseException as error:
            print('\\nthrows ' + type(error).__name__)
    printed.append(' '.join(line.strip() for line in out.getvalue().strip().splitlines() if line.strip()))
json.dump(printed, open('printed.json', 'w', encoding='utf-8'))
`,
)
