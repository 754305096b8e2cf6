#!/usr/bin/env node
'use strict'
/* The command line, as `npx guildhall` and by its own path. `npm run guildhall --` is the same. */
process.argv.splice(2, 0, '--serve')
// Files are named from where we were called, and setup.cjs changes the working directory.
process.env.INIT_CWD = process.cwd()
require('./setup.cjs')
