/**
 * Runs in the head before the first paint: sets the theme, the signed-in state, the name, the portrait or initial, the side of the
 * menu and whether the address is yet to be confirmed on the document, so that none of them flashes and nothing moves. A string, as
 * it is inlined.
 */
export const beforePaintScript = `(function(r){try{var s=localStorage,t=s.theme,n=s.username;if(t==='dark'||t==='light')r.dataset.theme=t;r.dataset.side=s.workspace;r.dataset.session=s.token&&n?'in':'out';var p=s.token&&s.portrait,v=function(k,x){r.style.setProperty('--'+k,x)},q=JSON.stringify;if(n){v('username',q(n));v('initial',q(p?'':([...n.trim()][0]||'U').toUpperCase()))}if(p)v('portrait','url('+q(p)+')');if(s.token&&s.unconfirmed)r.dataset.unconfirmed=''}catch(e){r.dataset.session='out'}})(document.documentElement)`
