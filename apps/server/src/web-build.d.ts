/** What Vite makes of the web application; see scripts/build-web.ts. */
declare module '@guildhall/web/server-build'
