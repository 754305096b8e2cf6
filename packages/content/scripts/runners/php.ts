import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inFolder, run } from './in-folder.ts'
import { asLine, type Runner } from './runner.ts'

/** A process for each program, as classes and functions cannot be declared twice: a fork takes 2 ms. */
const driver = `<?php
ini_set('display_errors', '0');
for ($index = 0; $index < (int) $argv[1]; $index++) {
    $child = pcntl_fork();
    if ($child > 0) {
        pcntl_waitpid($child, $status);
        continue;
    }
    set_time_limit(10);
    // The output buffer ends after the destructors have run.
    ob_start(function (string $text) use ($index): string {
        $error = error_get_last();
        $died = $error !== null && in_array($error['type'], [E_ERROR, E_PARSE, E_COMPILE_ERROR], true);
        file_put_contents(__DIR__ . "/printed-$index.txt", $text . ($died ? "\\nfails: " . $error['message'] : ''));
        return '';
    });
    try {
        require "program-$index.php";
    } catch (Throwable $thrown) {
        echo "\\nthrows ", get_class($thrown);
    }
    exit;
}
`

export const runPhp: Runner = (programs) =>
  inFolder(async (folder) => {
    for (const [index, { text }] of programs.entries()) {
      await writeFile(path.join(folder, `program-${index}.php`), `${text}\n`)
    }
    await writeFile(path.join(folder, 'driver.php'), driver)
    await run('php', ['driver.php', String(programs.length)], folder)
    const outputs = programs.map((_, index) => readFile(path.join(folder, `printed-${index}.txt`), 'utf8'))
    return (await Promise.all(outputs)).map(asLine)
  })
