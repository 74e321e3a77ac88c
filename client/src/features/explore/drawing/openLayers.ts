import classes from './NetworkCanvas.module.css';

/** Two layers to draw on, the one over the other. */
export function openLayers(container: HTMLElement) {
  const [ground, front] = [document.createElement('div'), document.createElement('div')];
  ground.className = classes.ground ?? '';
  front.className = classes.front ?? '';
  container.replaceChildren(ground, front);
  return { ground, front };
}
