import { useImportProblemsQuery } from '../../../generated/imports';

/** Those of the file come before those of its rows, and there is at most one for a column or two. */
const looked = 100;

/** What is wrong with a file as a whole, and what is worth a look. */
export function useFileProblems(id: string) {
  const { data } = useImportProblemsQuery({ variables: { id, limit: looked } });
  return {
    errors: data?.import?.errors.filter(({ row }) => row === null) ?? [],
    warnings: data?.import?.warnings.filter(({ row }) => row === null) ?? [],
  };
}
