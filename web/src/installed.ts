/** The page as an app on a phone: it opens without a network, and its icon shows that it is my turn. */

/** Where browsers allow it (https, or this very computer). What was loaded before the worker was there is told to it. */
export async function install(workers: ServiceWorkerContainer | undefined = navigator.serviceWorker): Promise<void> {
  if (!workers) return;
  try {
    await workers.register("/sw.js");
    const { active } = await workers.ready;
    const loaded = performance.getEntriesByType("resource").flatMap((it) => {
      const { origin, pathname } = new URL(it.name);
      return origin === location.origin && pathname.startsWith("/assets/") ? [pathname] : [];
    });
    active?.postMessage({ loaded });
  } catch {
    // a browser that keeps nothing, or a server that is renewed at this moment: the page works as before
  }
}

/** A mark on the icon of the installed page. */
export function badge(mine: boolean): void {
  const done = mine ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.();
  void done?.catch(() => undefined); // not installed, or not allowed
}
