import { Args, Ctx, Query, Resolver } from 'type-graphql';

import {
  combinedTestsNoun,
  type CombineTestsArgs,
  combineTestsArgs,
  type DiagnosticFiguresArgs,
  diagnosticFiguresArgs,
  diagnosticFiguresNoun,
} from '../../../nouns/diagnostics.js';
import { type DifferentialArgs, differentialArgs, differentialNoun } from '../../../nouns/differential.js';
import type { RequestContext } from '../../../services/request-context.js';
import type { Services } from '../../../services/services.js';
import { argsOf, typeOf } from '../object-type.js';

@Resolver()
export class DiagnosticsResolver {
  constructor(private readonly services: Pick<Services, 'diagnostics' | 'differential'>) {}

  @Query(typeOf(diagnosticFiguresNoun), {
    description:
      'Predictive values, likelihood ratios and natural frequencies of a test at a prevalence, with confidence ' +
      'intervals from counts. For research and teaching, not medical advice.',
  })
  async diagnosticFigures(
    @Args(argsOf(diagnosticFiguresArgs)) sent: DiagnosticFiguresArgs,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.diagnostics.calculate(ctx, sent);
  }

  @Query(typeOf(combinedTestsNoun), {
    description:
      'Probability of the disease after each of several independent tests. For research and teaching, not medical ' +
      'advice.',
  })
  async combineTests(
    @Args(argsOf(combineTestsArgs)) sent: CombineTestsArgs,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.diagnostics.combine(ctx, sent);
  }

  @Query(typeOf(differentialNoun), {
    description:
      'Diseases that fit findings, with the entries that explain each finding, what cannot be told apart, and what ' +
      'to test next. For research and teaching, not medical advice.',
  })
  async differential(
    @Args(argsOf(differentialArgs)) sent: DifferentialArgs,
    @Ctx('request') ctx: RequestContext,
  ) {
    return this.services.differential.differential(ctx, sent);
  }
}
