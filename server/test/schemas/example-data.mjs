/**
 * Fills a running Atlas without entries through its REST API with examples of everything that it stores. Upgrade tests
 * use a dump of that database.
 */
const password = 'vierzehn Hasen im Keller';

/** The account that signs in after an upgrade; the tests use it too. */
export const administrator = { email: 'admin@example.org', password: 'the keys of all the tests' };

/** @param {string} address The address of the Atlas, such as http://127.0.0.1:4000 */
export async function fillWithExamples(address) {
  const call = clientOf(address);
  const admin = await tokenOf(call, administrator);
  const people = await addPeople(call, admin);
  const entries = await addEntries(call, people.Curator);
  await addImports(call, people.Curator);
  await addSubmissions(call, people, entries);
}

/** Calls REST and returns the body; throws for every error answer. */
function clientOf(address) {
  return async (method, path, { token, body, form, headers = {} } = {}) => {
    const answer = await fetch(`${address}${path}`, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: form ?? (body && JSON.stringify(body)),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
    return JSON.parse(text);
  };
}

const tokenOf = async (call, account) =>
  (await call('POST', '/api/auth/login', { body: { ...account } })).token;

/** Creates one person in each role, and two who can no longer sign in. Returns the tokens of the first by role. */
async function addPeople(call, token) {
  const add = async (name, role) => {
    const email = `${name.toLowerCase().replace(/\W/g, '-')}@example.org`;
    const { data } = await call('POST', '/api/users', { token, body: { name, email, role, password } });
    return { id: data.user._id, email };
  };
  const tokens = { Admin: token };
  for (const role of ['Curator', 'Doctor', 'Reviewer']) {
    const { email } = await add(`The ${role}`, role);
    tokens[role] = await tokenOf(call, { email, password });
  }
  const inactive = await add('Inactive Doctor', 'Doctor');
  await call('PUT', `/api/users/${inactive.id}/toggle-status`, { token });
  const closed = await add('Closed Curator', 'Curator');
  await call('DELETE', `/api/users/${closed.id}`, { token });
  const invited = { name: 'Invited Curator', email: 'invited@example.org', role: 'Curator' };
  await call('POST', '/api/users', { token, body: invited });
  return tokens;
}

const diseases = [
  ['Systemic lupus erythematosus', 'Anti-Sm', 'Small nuclear ribonucleoprotein Sm-D1', 'P62314'],
  ['Systemic lupus erythematosus', 'Anti-dsDNA', 'Double-stranded DNA', null],
  ['Sjögren syndrome', 'Anti-SSA/Ro60', 'RNA-binding protein RO60', 'P10155'],
  ['Graves disease', 'TRAb', 'Thyrotropin receptor', 'P16473'],
  ['Hashimoto thyroiditis', 'Anti-TPO', 'Thyroid peroxidase', 'P07202'],
  ['Celiac disease', 'Anti-tTG', 'Protein-glutamine gamma-glutamyltransferase 2', 'P21980'],
  ['Myasthenia gravis', 'Anti-AChR', 'Acetylcholine receptor subunit alpha', 'P02708'],
  ['Systemic sclerosis', 'Anti-Scl-70', 'DNA topoisomerase 1', 'P11387'],
  ['Pemphigus vulgaris', 'Anti-Dsg3', 'Desmoglein-3', 'P32926'],
  ['Pernicious anemia', 'Anti-intrinsic factor', 'Cobalamin binding intrinsic factor', 'P27352'],
  ['Type 1 diabetes mellitus', 'GADA', 'Glutamate decarboxylase 2 (GAD65 β)', 'Q05329'],
  ['Diabetes mellitus type 1', 'IA-2A', 'Receptor-type tyrosine-protein phosphatase-like N', 'Q16849'],
];

/**
 * Creates twelve entries: some edited, one with a character that no word search finds, one deleted and one restored.
 */
async function addEntries(call, token) {
  const entries = [];
  for (const [index, [disease, autoantibody, autoantigen, uniprotId]] of diseases.entries()) {
    const body = {
      disease,
      autoantibody,
      autoantigen,
      uniprotId,
      type: index % 2 ? 'Enzyme' : 'Nuclear antigen',
    };
    const headers = { 'idempotency-key': `entry ${index}` };
    entries.push((await call('POST', '/api/disease', { token, body, headers })).data);
  }
  const path = (index) => `/api/disease/${entries[index]._id}`;
  const edit = (index, body, reason = '') =>
    call('PUT', `${path(index)}?reason=${encodeURIComponent(reason)}`, { token, body });
  await edit(0, { epitope: 'residues 83–119', additional: { 'Cohort size': '120', Country: 'Österreich' } });
  await edit(0, { sensitivity: '20–30 %', additional: { 'Cohort size': '140' } }, 'A second cohort');
  await edit(3, {
    reference: 'PMID: 12345678; PMID: 23456789',
    mechanism: 'a\ttab and "quotes", and an apostrophe ’',
  });
  await edit(4, { synonym: 'TPOAb; microsomal antibody', databaseAccessionNumbers: 'DOID:7188' });
  await addMeasures(call, token, { path, edit });
  await call('DELETE', `${path(8)}?reason=A%20double`, { token });
  await call('DELETE', path(9), { token });
  await call('POST', `${path(9)}/restore?reason=It%20was%20none`, { token, body: { version: 1 } });
  return entries;
}

/** Creates texts with numbers; one number is corrected and one rejected. */
async function addMeasures(call, token, { path, edit }) {
  await edit(10, { sensitivity: '69% with 99% specificity (ELISA)' });
  await edit(11, { sensitivity: '64% by RIA', referenceRangesAndCutoffValues: 'specificity 97%' });
  const { data } = await call('GET', `${path(11)}/measures`, { token });
  for (const [index, change] of [{ value: 0.66 }, { status: 'rejected' }].entries()) {
    const body = { ...change, version: 2 };
    await call('PUT', `${path(11)}/measures/${data[index]._id}`, { token, body });
  }
}

const header = 'Disease,Antibody,Antigen,Epitope,Initials';
const goodRows = [
  'Vitiligo,Anti-tyrosinase,Tyrosinase,,ab',
  'Alopecia areata,Anti-trichohyalin,Trichohyalin,C-end,',
];
const files = {
  'good.csv': [header, ...goodRows],
  'problems.csv': [header, 'Uveitis,Anti-S,S-arrestin,,', 'Uveitis,,no antibody,,'],
  'undone.csv': [header, 'Narcolepsy,Anti-HCRTR2,Orexin receptor type 2,,'],
  'preview.csv': [header, 'Stiff person syndrome,Anti-amphiphysin,Amphiphysin,SH3,xy', ',,nothing else,,'],
  'refused.csv': [header, 'Nobody,,,,'],
};

/** Creates imports that are done, done except for a row, undone, previewed, and refused because of a problem. */
async function addImports(call, token) {
  const send = async (name, query = '') => {
    const form = new FormData();
    form.append('file', new Blob([`${files[name].join('\n')}\n`], { type: 'text/csv' }), name);
    return call('POST', `/api/disease/import/file?${query}`, { token, form });
  };
  await send('good.csv');
  await send('problems.csv', 'mode=valid-only');
  const { data } = await send('undone.csv');
  await call('POST', `/api/disease/import/${data._id ?? data.importId}/undo`, { token });
  await send('preview.csv', 'dryRun=true');
  await send('refused.csv').catch(() => undefined);
}

/**
 * Creates a submission in each state, one of them with an account, and corrections of an entry, pending and approved.
 */
async function addSubmissions(call, { Doctor, Reviewer }, entries) {
  const submit = async (disease, more = {}, token) => {
    const proposal = {
      disease,
      autoantibody: 'Anti-X',
      autoantigen: 'X',
      epitope: 'x1',
      uniprotId: 'P00001',
    };
    return call('POST', '/api/submissions', { token, body: { ...proposal, ...more } });
  };
  const decide = ({ data }, step, body) =>
    call('POST', `/api/submissions/${data._id}/${step}`, { token: Reviewer, body });
  const visitor = { submitterName: 'A Visitor', submitterEmail: 'visitor@example.net' };

  await submit('Pending disease', { additional: { Remark: 'seen in a register' } });
  await decide(await submit('Asked about disease', visitor), 'send-back', { question: 'Which assay?' });
  const answered = await submit('Answered disease', visitor);
  await decide(answered, 'send-back', { question: 'Which epitope?' });
  const resubmitted = { ...answered.data, epitope: 'x2', answer: 'The second' };
  await call('POST', `/api/submissions/receipt/${answered.ticket}/resubmit`, { body: resubmitted });
  await decide(await submit('Approved disease', {}, Doctor), 'approve', { reviewNote: 'Good' });
  await decide(await submit('Rejected disease', visitor), 'reject', { reviewNote: 'Not published' });
  const withdrawn = await submit('Withdrawn disease');
  await call('POST', `/api/submissions/receipt/${withdrawn.ticket}/withdraw`, { body: {} });
  const ofEntry = (index) => ({
    ...entries[index],
    correctionOf: entries[index].accession,
    epitope: 'corrected',
  });
  await submit(entries[6].disease, { ...ofEntry(6), avidity: 'high' }, Doctor);
  await decide(await submit(entries[7].disease, { ...ofEntry(7), uniprotId: 'P11387' }), 'approve', {});
}
