/** Import this first. React and others read NODE_ENV when they load, and are several times slower without it. */
process.env.NODE_ENV ??= 'production'
