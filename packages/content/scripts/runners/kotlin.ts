import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inFolder, run } from './in-folder.ts'
import type { Runner } from './runner.ts'

const driver = `
import java.io.ByteArrayOutputStream
import java.io.File
import java.io.PrintStream
import java.lang.reflect.InvocationTargetException

fun outputOf(index: Int): String {
    val bytes = ByteArrayOutputStream()
    System.setOut(PrintStream(bytes, true, "UTF-8"))
    try {
        Class.forName("p$index.Program\${index}Kt").getMethod("main").invoke(null)
    } catch (error: InvocationTargetException) {
        println("\\nthrows " + error.targetException.javaClass.simpleName)
    }
    return bytes.toString("UTF-8").trim().replace(Regex("\\\\s*\\n\\\\s*"), " ")
}

fun main(arguments: Array<String>) {
    File("printed.txt").writeText((0 until arguments[0].toInt()).joinToString("\\n") { outputOf(it) })
}
`

/** One compilation for all, each program in a package of its own. */
export const runKotlin: Runner = (programs) =>
  inFolder(async (folder) => {
    await Promise.all(
      programs.map(({ text }, index) =>
        writeFile(path.join(folder, `program${index}.kt`), `package p${index}\n\n${text}\n`),
      ),
    )
    await writeFile(path.join(folder, 'driver.kt'), driver)
    await run('kotlinc', ['.', '-J-Xmx2g', '-nowarn', '-d', 'classes'], folder)
    await run('kotlin', ['-classpath', 'classes', 'DriverKt', String(programs.length)], folder)
    return (await readFile(path.join(folder, 'printed.txt'), 'utf8')).split('\n')
  })
