import { Skeleton } from '@mantine/core';

import facts from '../../../components/facts/FactGroup.module.css';
import { PageSkeleton } from '../../../components/PageSkeleton';
import { PageTitle } from '../../../components/PageTitle';
import chain from './EntityChain.module.css';
import classes from './EntryPage.module.css';

/** The widths of the values in each group, in percent. */
const groups: readonly (readonly number[])[] = [[35], [15, 20, 25], [60, 50, 85], [70, 90, 40]];

export function EntrySkeleton() {
  return (
    <PageSkeleton label="Loading entry">
      <div data-stack="10">
        <PageTitle title="Entry" />
        <Skeleton height={30} width="min(30rem, 90%)" />
      </div>
      <div data-framed className={chain.chain}>
        {[60, 45, 75, 50].map((width) => (
          <div key={width} className={chain.link}>
            <Skeleton height={12} width={96} mt={3} />
            <Skeleton height={14} width={`${width}%`} mt={11} />
          </div>
        ))}
      </div>
      <div data-columns className={classes.columns}>
        <div>
          {groups.map((widths, position) => (
            <div key={position} className={facts.group}>
              <Skeleton height={16} width={88} my={7} />
              {widths.map((width) => (
                <div key={width} className={facts.fact}>
                  <Skeleton height={12} width={120} my={5} />
                  <Skeleton height={12} width={`${width}%`} my={5} />
                </div>
              ))}
            </div>
          ))}
        </div>
      </div>
    </PageSkeleton>
  );
}
