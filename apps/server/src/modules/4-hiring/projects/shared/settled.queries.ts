/**
 * A project is listed once no other one can be committed with an earlier time. By the clock of the database, which stamps the
 * projects of all processes.
 */
export const settledText = `now() - interval '10 seconds'`
