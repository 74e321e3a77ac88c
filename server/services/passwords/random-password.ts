import { randomInt } from 'node:crypto';

import { Secret } from '../../secret.js';

/** Letters and digits that are not easily confused when they are read out or typed. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const groups = 4;
const groupLength = 6;

/** Returns a password of 24 random letters and digits (119 bits), in groups that are easy to copy from a screen. */
export function randomPassword(): Secret {
  const letter = (): string => alphabet.charAt(randomInt(alphabet.length));
  const group = (): string => Array.from({ length: groupLength }, letter).join('');
  return new Secret(Array.from({ length: groups }, group).join('-'));
}
