/**
 * What is wrong in the tables of the page that is open: lines that begin with the dot between two facts, and figures of a phone's row that do not say
 * what they count. Empty where nothing is.
 */
export const cellFaults = (): string[] => {
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const range = document.createRange();
  const dots: string[] = [];
  for (const table of document.querySelectorAll('main table')) {
    const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const [text, parent] = [node.nodeValue ?? '', node.parentElement];
      if (!parent || !isShown(parent)) continue;
      let block: Element = parent;
      while (getComputedStyle(block).display === 'inline' && block.parentElement) block = block.parentElement;
      const look = getComputedStyle(block);
      const edge = block.getBoundingClientRect().left + Number.parseFloat(look.paddingLeft) + 2;
      for (const dot of text.matchAll(/(?<=\s)·/g)) {
        range.setStart(node, dot.index);
        range.setEnd(node, dot.index + 1);
        if (/start|left/.test(look.textAlign) && range.getBoundingClientRect().left < edge)
          dots.push(block.textContent ?? '');
      }
    }
  }
  const bare = [...document.querySelectorAll<HTMLElement>('main [data-rows] tbody td')].filter((cell) => {
    const head = cell.closest('table')?.tHead;
    return head && !isShown(head) && isShown(cell) && /^[\d.,\s]+$/.test(cell.innerText);
  });
  return [
    ...[...new Set(dots)].map((text) => `line begins with a dot: ${text.trim().slice(0, 60)}`),
    ...[...new Set(bare.map(({ innerText }) => innerText))].map((text) => `does not say what it counts: ${text}`),
  ];
};
