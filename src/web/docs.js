'use strict';
// The list of /openapi.json, each request with an example that can be changed and sent. A token stays in memory.

const SHOWN_MAX = 20000; // characters of an answer

let token = '';

function make(name, properties, ...children) {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children);
  return element;
}

const byId = (id) => document.getElementById(id);

function resolve(api, item) {
  return item.$ref ? item.$ref.slice(2).split('/').reduce((at, key) => at[key], api) : item;
}

// ---- a request ----

function exampleQuery(parameters) {
  const words = new URLSearchParams();
  for (const { name, in: place, example } of parameters) {
    if (place === 'query' && example !== undefined) for (const value of [example].flat()) words.append(name, value);
  }
  return String(words).replaceAll('%2C', ',');
}

function requestOf(method, path, fields) {
  const headers = {};
  for (const { name, example } of fields.headers) if (example) headers[name] = example;
  if (fields.body) headers['Content-Type'] = fields.type;
  if (token) headers.Authorization = `Bearer ${token}`;
  return {
    url: path + (fields.query && fields.query.value ? `?${fields.query.value}` : ''),
    options: { method: method.toUpperCase(), headers, ...(fields.body && { body: fields.body.value }) },
  };
}

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

function curlOf({ url, options }) {
  const parts = ['curl', quoted(location.origin + url)];
  if (options.method !== 'GET') parts.splice(1, 0, '-X', options.method);
  for (const [name, value] of Object.entries(options.headers)) {
    parts.push('-H', name === 'Authorization' ? '"Authorization: Bearer $TOKEN"' : quoted(`${name}: ${value}`));
  }
  if (options.body) parts.push('--data-raw', quoted(options.body));
  return parts.join(' ');
}

function readable(text) {
  let shown = text;
  try {
    shown = JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    // XML and text are shown as they are
  }
  return shown.length > SHOWN_MAX ? `${shown.slice(0, SHOWN_MAX)}\n... (${shown.length} characters)` : shown;
}

async function send(request, answer) {
  answer.hidden = false;
  answer.textContent = '...';
  try {
    const reply = await fetch(request.url, request.options);
    byId('token-form').hidden = reply.status !== 401 && !token;
    answer.textContent = `${curlOf(request)}\n\n${reply.status} ${reply.statusText}\n${readable(await reply.text())}`;
  } catch (failure) {
    answer.textContent = `${curlOf(request)}\n\nThe server cannot be reached: ${failure.message}`;
  }
}

// ---- the list ----

function limitsOf(schema) {
  const kind = schema.items || schema;
  if (kind.enum) return kind.enum.join(', ');
  if (schema.maximum === undefined) return schema.minimum === undefined ? '' : `from ${schema.minimum}`;
  return `${schema.minimum} to ${schema.maximum}`;
}

function describe(parameter) {
  const { required, description, schema } = parameter;
  const facts = [required && 'needed', limitsOf(schema), schema.type === 'array' && 'may be repeated'].filter(Boolean);
  return make('dd', {}, `${description} `, make('small', {}, facts.join('; ')));
}

function tryForm(method, path, operation, parameters) {
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const fields = { headers: parameters.filter((one) => one.in === 'header') };
  const form = make('form');
  if (parameters.some((one) => one.in === 'query')) {
    fields.query = make('input', { value: exampleQuery(parameters), spellcheck: false });
    form.append(make('label', {}, 'Query', fields.query));
  }
  if (content) {
    fields.type = type;
    fields.body = make('textarea', { value: typeof content.example === 'string' ? content.example : JSON.stringify(content.example, null, 1), rows: 4, spellcheck: false });
    form.append(make('label', {}, 'Content', fields.body));
  }
  const answer = make('pre', { hidden: true, tabIndex: 0 });
  answer.setAttribute('role', 'region');
  answer.setAttribute('aria-label', `Answer of ${operation.operationId}`);
  answer.setAttribute('aria-live', 'polite');
  answer.dataset.answer = path;
  const button = make('button', { type: 'submit' }, 'Send');
  button.dataset.run = path;
  form.append(button);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    send(requestOf(method, path, fields), answer);
  });
  return [form, answer];
}

function operationOf(api, method, path, operation) {
  const parameters = (operation.parameters || []).map((one) => resolve(api, one));
  const section = make('section', {}, make('h3', {}, make('b', {}, method.toUpperCase()), path),
    make('p', {}, `${operation.summary}.`));
  if (parameters.length) {
    const list = make('dl', {}, ...parameters.flatMap((one) => [make('dt', {}, one.name), describe(one)]));
    section.append(make('details', {}, make('summary', {}, `${parameters.length} parameters`), list));
  }
  const canSend = method !== 'delete' || operation.requestBody; // an end of a session needs one
  if (canSend) section.append(...tryForm(method, path, operation, parameters));
  return section;
}

function show(api) {
  byId('about').textContent = api.info.description;
  for (const { name, description } of api.tags) {
    const group = make('section', {}, make('h2', {}, name), make('p', {}, description));
    for (const [path, methods] of Object.entries(api.paths)) {
      for (const [method, operation] of Object.entries(methods)) {
        if (operation.tags.includes(name)) group.append(operationOf(api, method, path, operation));
      }
    }
    byId('list').append(group);
  }
}

byId('token-form').addEventListener('submit', (event) => {
  event.preventDefault();
  token = byId('token').value.trim();
  byId('message').textContent = token ? 'The token is kept until this page is closed.' : '';
});

fetch('/openapi.json').then((reply) => reply.json()).then(show, (failure) => {
  byId('message').textContent = `The list cannot be read: ${failure.message}`;
});
