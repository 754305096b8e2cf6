import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inFolder, run } from './in-folder.ts'
import type { Runner } from './runner.ts'

const driver = `
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
`

export const runPython: Runner = (programs) =>
  inFolder(async (folder) => {
    await writeFile(path.join(folder, 'programs.json'), JSON.stringify(programs.map(({ text }) => `${text}\n`)))
    await writeFile(path.join(folder, 'driver.py'), driver)
    await run('python3', ['driver.py'], folder)
    return JSON.parse(await readFile(path.join(folder, 'printed.json'), 'utf8')) as string[]
  })
