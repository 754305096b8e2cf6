declare module '@guildhall/web/server-build'
