import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useState } from 'react';

import type { ListCriteria } from '../../components/useInCode/restParameters';
import { AssociationGraphDocument } from '../../generated/explore';
import { neighbourhoodVariables } from './exploreView';
import type { Associations } from './graph/network';

type Answers = Readonly<Record<string, Associations | { readonly error: unknown }>>;

/** The neighbourhoods of nodes, as far as they have loaded. */
export interface Found {
  /** The loaded neighbourhoods, by the id of their central node. */
  readonly neighbourhoods: ReadonlyMap<string, Associations>;
  /** Returns the error of a node's query, `undefined` if there is none. */
  readonly errorOf: (id: string) => unknown;
  readonly onRetry: () => void;
}

/** Watches the neighbourhood of each node in the cache, so that writes show immediately. */
export function useNeighbourhoods(criteria: ListCriteria, ids: readonly string[]): Found {
  const client = useApolloClient();
  const [answers, setAnswers] = useState<Answers>({});
  const [attempt, setAttempt] = useState(0);
  const asked = useMemo(
    () => ids.map((id) => ({ id, variables: neighbourhoodVariables(criteria, id) })),
    [criteria, ids],
  );
  useEffect(
    function followThem() {
      const following = asked.map(({ variables }) => {
        const key = JSON.stringify(variables);
        const keep = (answer: Answers[string]) => setAnswers((before) => ({ ...before, [key]: answer }));
        return client.watchQuery({ query: AssociationGraphDocument, variables }).subscribe((result) => {
          if (result.dataState === 'complete') keep(result.data.associationGraph);
          else if (result.error) keep({ error: result.error });
        });
      });
      return () => following.forEach((one) => one.unsubscribe());
    },
    [client, asked, attempt],
  );
  const found = useMemo(() => {
    const answered = asked.flatMap(({ id, variables }) => {
      const answer = answers[JSON.stringify(variables)];
      return answer === undefined ? [] : [{ id, answer }];
    });
    const come = answered.flatMap(({ id, answer }) =>
      'nodes' in answer ? [[id, answer] satisfies [string, Associations]] : [],
    );
    const failed = new Map(
      answered.flatMap(({ id, answer }) =>
        'error' in answer ? [[id, answer.error] satisfies [string, unknown]] : [],
      ),
    );
    return { neighbourhoods: new Map(come), errorOf: (id: string) => failed.get(id) };
  }, [asked, answers]);
  const onRetry = useCallback(() => setAttempt((before) => before + 1), []);
  return { ...found, onRetry };
}
