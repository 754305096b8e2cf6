/** Pyodide refuses workers that can import scripts, and finds out by importing one, which the frame's policy would report. */
Object.assign(self, { importScripts: undefined })

export {}
