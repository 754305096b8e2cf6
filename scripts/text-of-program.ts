import { rolldown } from 'rolldown'

/** The file and what it imports, as the text of one script. */
export async function textOfProgram(file: string): Promise<string> {
  const bundle = await rolldown({
    input: file,
    platform: 'browser',
    logLevel: 'silent', // Of what packages do for Node.js.
    transform: {
      define: {
        // A worker made of a blob has no place that files could lie beside.
        'import.meta.url': '"http://nowhere.invalid/"',
        // What learners do wrong is what React and Vue tell developers.
        'process.env.NODE_ENV': '"development"',
        __VUE_OPTIONS_API__: 'false',
        __VUE_PROD_DEVTOOLS__: 'false',
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
      },
    },
  })
  const { output } = await bundle.generate({ format: 'iife', minify: true, codeSplitting: false })
  await bundle.close()
  return output[0].code
}
