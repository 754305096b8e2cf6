import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inFolder, run } from './in-folder.ts'
import { asLine, type Program, type Runner } from './runner.ts'

/** More make the compiler slow: it keeps all templates of a translation unit in memory. */
const programsPerUnit = 200
const standard = '-std=c++20'

/** All programs in one translation unit, each in a namespace; a line keeps its number. */
function unitOf(programs: readonly Program[]): string {
  const include = /^#include .*$/gm
  const headers = new Set(programs.flatMap(({ text }) => text.match(include) ?? []))
  const bodies = programs.map(
    ({ text }, index) =>
      `namespace p${index} {\n#line 1 "p${index}.cpp"\n${text.replaceAll(include, '').replace('int main()', 'void run()')}\n}`,
  )
  return [...headers, ...bodies, ''].join('\n')
}

const mainOf = (count: number) => `#line 1 "main.cpp"
#include <cxxabi.h>
#include <fstream>
#include <iostream>
#include <sstream>
#include <typeinfo>
int main() {
  std::ofstream printed("printed.txt");
  void (*programs[])() = {${Array.from({ length: count }, (_, index) => `p${index}::run`).join(', ')}};
  for (auto program : programs) {
    std::ostringstream out;
    out << std::dec;
    auto* console = std::cout.rdbuf(out.rdbuf());
    try {
      program();
    } catch (const std::exception& error) {
      std::string name = abi::__cxa_demangle(typeid(error).name(), nullptr, nullptr, nullptr);
      out << "\\nthrows " << name.substr(name.rfind(':') + 1);
    }
    std::cout.rdbuf(console);
    std::cout.flags(std::ios::skipws | std::ios::dec);
    printed << out.str() << '\\0';
  }
}
`

async function runUnit(programs: readonly Program[]): Promise<string[]> {
  return inFolder(async (folder) => {
    await writeFile(path.join(folder, 'all.cpp'), unitOf(programs) + mainOf(programs.length))
    await run('g++', [standard, '-w', '-pthread', '-o', 'all', 'all.cpp'], folder)
    await run(path.join(folder, 'all'), [], folder)
    return (await readFile(path.join(folder, 'printed.txt'), 'utf8')).split('\0').slice(0, programs.length).map(asLine)
  })
}

export const runCpp: Runner = async (programs) => {
  const printed: string[] = []
  for (let start = 0; start < programs.length; start += programsPerUnit) {
    printed.push(...(await runUnit(programs.slice(start, start + programsPerUnit))))
  }
  return printed
}

/** "compiles", or the lines with an error: "error in line 3, 5". */
export const checkCpp: Runner = (programs) =>
  inFolder(async (folder) => {
    await writeFile(path.join(folder, 'all.cpp'), unitOf(programs))
    const command = `exec g++ ${standard} -w -fsyntax-only -fmax-errors=0 all.cpp 2>&1`
    const output = await run('sh', ['-c', command], folder, true)
    const lines = programs.map(() => new Set<number>())
    for (const [, index, line] of output.matchAll(/^p(\d+)\.cpp:(\d+):\d+: error/gm))
      lines[Number(index)]?.add(Number(line))
    return lines.map((found) =>
      found.size === 0 ? 'compiles' : `error in line ${[...found].sort((a, b) => a - b).join(', ')}`,
    )
  })
