/** What a part of the benchmark says: rows for the table of targets, and its own section. */
export type Outcome = { headlines: string[][]; section: string }
