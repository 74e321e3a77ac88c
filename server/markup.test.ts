import { escapeMarkup, jsonForScript } from './markup.js';

describe('markup', () => {
  it('escapes text for elements and attributes without loss', () => {
    expect(escapeMarkup(`<b title="it's">P1 & P2</b>`)).toBe(
      '&lt;b title=&quot;it&#39;s&quot;&gt;P1 &amp; P2&lt;/b&gt;',
    );
    expect(escapeMarkup('anti-Ro, $1 and ≥1:40')).toBe('anti-Ro, $1 and ≥1:40');
  });

  it('escapes JSON so that no element can end or begin in it', () => {
    const data = { name: '</script><!--<script>' };
    expect(jsonForScript(data)).not.toContain('<');
    expect(JSON.parse(jsonForScript(data))).toEqual(data);
  });
});
