/**
 * Imported before anything else: React and others look at NODE_ENV once, while they are loaded, and are several times
 * slower unless it says production.
 */
process.env.NODE_ENV ??= 'production'
