/**
 * What Python runs around a program: one test of it, in a module `__main__` and a folder of its own. Values are compared by
 * their `repr`, in which the order of a dictionary or set is no difference. Its last expression is the function that judges.
 */
export const harness = String.raw`
import asyncio, inspect, io, json, os, sys, tempfile, traceback, types
from collections import Counter, defaultdict

FILE = 'program.py'
PRINTED_MAXIMUM = 10_000
DICTIONARIES = (dict, defaultdict, Counter)
MARKS = {list: '[]', tuple: '()', set: '{}', frozenset: ('frozenset({', '})')}


class Printed(io.StringIO):
    def write(self, text):
        if self.tell() + len(text) > PRINTED_MAXIMUM:
            raise RuntimeError('The program prints too much.')
        return super().write(text)


def described(value):
    kind = type(value)
    if kind in DICTIONARIES:
        return '{' + ', '.join(sorted(f'{described(key)}: {described(held)}' for key, held in value.items())) + '}'
    if kind not in MARKS or not value:
        return repr(value)
    first, last = MARKS[kind]
    parts = [described(held) for held in value]
    if kind in (set, frozenset):
        parts.sort()
    return first + ', '.join(parts) + (',' if kind is tuple and len(parts) == 1 else '') + last


def told(error):
    if isinstance(error, SyntaxError):
        return ''.join(traceback.format_exception_only(error)).strip()
    text, *_ = traceback.TracebackException.from_exception(error).format_exception_only()
    return text.strip() + place(error)


def place(error):
    lines = [line for frame, line in traceback.walk_tb(error.__traceback__) if frame.f_code.co_filename == FILE]
    return f' (line {lines[-1]})' if lines else ''


def begin_anew():
    for task in asyncio.all_tasks() - {asyncio.current_task()}:
        task.cancel()
    os.chdir(tempfile.mkdtemp())
    module = sys.modules['__main__'] = types.ModuleType('__main__')
    return vars(module)


async def outcome_of(code, test, printed):
    throws = test.get('throws')
    # Before the program runs, which could change what is evaluated after it.
    expected = f'throws {throws}' if throws else described(eval(test['gives'], {}))
    names = begin_anew()
    try:
        exec(compile(code, FILE, 'exec', dont_inherit=True), names)
    except BaseException as error:
        return {'error': told(error)}
    names.setdefault('printed', printed.getvalue)
    message = None
    try:
        exec(test.get('acts', ''), names)
        value = eval(test['call'], names)
        came = described(await value if inspect.isawaitable(value) else value)
    except BaseException as error:
        came, message = f'throws {type(error).__name__}', f'{traceback.TracebackException.from_exception(error)}{place(error)}'
    outcome = {'passed': came == expected, 'expected': expected, 'came': came}
    return {**outcome, 'message': message} if message else outcome


async def judge(job):
    job = json.loads(job)
    printed = sys.stdout = sys.stderr = Printed()
    outcome = await outcome_of(job['code'], job['test'], printed)
    return json.dumps({**outcome, 'printed': printed.getvalue()})


judge
`
