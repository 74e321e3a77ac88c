import { type LayoutInput, layOutNetwork } from '../../../schema/layout/lay-out-network.js';
import type { Positions } from '../../../schema/layout/network.js';
import { answerCalls } from '../workers/answer-calls.js';

answerCalls<LayoutInput, Positions>((input) => Promise.resolve({ reply: layOutNetwork(input) }));
