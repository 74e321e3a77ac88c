import { screen } from '@testing-library/react';

import { renderApp } from '../../../test/renderApp';
import { readExploreView } from '../exploreView';
import { NodePanel } from './NodePanel';

test('Escape in the panel focuses the drawing and keeps the selection', async () => {
  const onLeave = jest.fn();
  const onClose = jest.fn();
  const lupus = { id: 'disease:Lupus', kind: 'disease', label: 'Lupus', count: 3 } as const;
  const node = { ...lupus, isAtLeast: false, x: null, y: null };
  const { user } = renderApp({
    pages: {
      '/': () => (
        <NodePanel
          node={node}
          view={readExploreView(new URLSearchParams({ focus: node.id }))}
          network={{ nodes: [node], edges: [] }}
          neighbourhood={undefined}
          error={undefined}
          onRetry={jest.fn()}
          onExpanded={jest.fn()}
          onNeighbour={jest.fn()}
          onClose={onClose}
          onLeave={onLeave}
          headingRef={null}
        />
      ),
    },
    at: '/',
  });
  screen.getByRole('link', { name: /^Show/ }).focus();
  await user.keyboard('{Escape}');
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
});
