import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { storageKeys } from '@contract/storage-keys';
import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { type ReactNode, StrictMode } from 'react';

import { Notifications } from '../components/Notifications';
import { cspNonce } from './cspNonce';
import { LookupProvider } from './LookupProvider';
import { resolveVariables, theme } from './theme/theme';

const colourSchemes = localStorageColorSchemeManager({ key: storageKeys.colourScheme });

interface ProvidersProps {
  readonly client: ApolloClient;
  readonly children: ReactNode;
}

/** Provides every page with the Apollo client, the theme, and the notification area. */
export function Providers({ client, children }: ProvidersProps) {
  return (
    <StrictMode>
      <ApolloProvider client={client}>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={resolveVariables}
          colorSchemeManager={colourSchemes}
          defaultColorScheme="auto"
          getStyleNonce={cspNonce}
        >
          <LookupProvider>{children}</LookupProvider>
          <Notifications />
        </MantineProvider>
      </ApolloProvider>
    </StrictMode>
  );
}
