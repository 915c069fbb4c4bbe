import ts from 'typescript';
import { readFileSync, writeFileSync, existsSync, rmSync } from 'node:fs';
import { execSync } from 'node:child_process';
const map = {}; // name → target
const put = (target, names) => names.split(/\s+/).forEach((n) => (map[n] = target));
put('orders', 'getInvestFlow placeOrder acceptOrder declareInterest revokeInvestment cancelInvestment');
put('payments', 'listPaymentOptions choosePayment getBankWire uploadProof confirmProof rejectProof getPaymentHandover confirmRefundAddress giveUpPayment listQuarantine resolveNotice bookUnexplained listSavedCards removeSavedCard');
put('signing', 'prepareContract sendSignatureCode signContract');
put('investments', 'listInvestments getInvestment listManagedInvestments getManagedInvestment');
put('minting', 'mintInvestments getMintRun');
put('refunds', 'settleRefund');
put('profiles', 'getLegalInformation savePersonalData saveCompanyData saveAdditionalData');
put('identity', 'chooseInvestorType uploadLegalDocument removeLegalDocument submitIdentity listIdentityChecks reviewIdentity reopenIdentity');
put('suitability', 'getSuitabilityTest answerSuitabilityTest declareSuitability saveLossSimulation getOwnSophisticated requestSophisticated withdrawSophisticated listSophisticated getSophisticated reviewSophisticated');
const extra = JSON.parse(process.env.EXTRA || '{}');
const sources = ['investments','managed-investments','onboarding','online-payments','saved-cards','sophisticated'].filter((f)=>existsSync(`contract/${f}.ts`));
const decls = new Map(); // name → {src, text, exported, isType}
const stmts = []; const imported = new Map(); // per src: name → {from,isType}
for (const src of sources) {
  const text = readFileSync(`contract/${src}.ts`,'utf8').replace('export { DOCUMENT_TYPES, ID_TYPES };\n','');
  const sf = ts.createSourceFile('x.ts', text, ts.ScriptTarget.Latest, true);
  const imps = new Map(); imported.set(src, imps);
  for (const st of sf.statements) {
    if (ts.isImportDeclaration(st)) {
      const from = st.moduleSpecifier.text; const c = st.importClause;
      if (c.namedBindings && ts.isNamedImports(c.namedBindings)) for (const e of c.namedBindings.elements) imps.set(e.name.text, { from, isType: c.isTypeOnly || e.isTypeOnly });
      else throw new Error('odd import '+src);
      continue;
    }
    let names = [];
    if (ts.isVariableStatement(st)) names = st.declarationList.declarations.map((d)=>d.name.text);
    else if (st.name) names = [st.name.text]; else throw new Error('odd '+st.getText().slice(0,80));
    const used = new Set(); (function walk(n){ if (ts.isIdentifier(n) && !(ts.isPropertyAccessExpression(n.parent) && n.parent.name===n) && !(ts.isPropertyAssignment(n.parent) && n.parent.name===n)) used.add(n.text); ts.forEachChild(n, walk); })(st);
    const s = { src, names, text: st.getFullText().replace(/^\s*\n/,'').trim(), used, isEndpoint: names.some((n)=>map[n]), isType: ts.isTypeAliasDeclaration(st)||ts.isInterfaceDeclaration(st) };
    stmts.push(s); for (const n of names) { const k=n; if (decls.has(k)) console.log('twice', k, src, decls.get(k).src); decls.set(`${src}:${k}`, s); }
  }
}
const of = (src, n) => decls.get(`${src}:${n}`);
// dependants
const dependants = new Map(stmts.map((s)=>[s,new Set()]));
for (const s of stmts) for (const u of s.used) { const d = of(s.src,u); if (d && d!==s) dependants.get(d).add(s); }
const targetOf = (s, seen=new Set()) => {
  if (s.target) return s.target;
  const e = s.names.map((n)=>extra[n]||map[n]).find(Boolean); if (e) return (s.target=e);
  seen.add(s);
  const ts_ = new Set([...dependants.get(s)].filter((d)=>!seen.has(d)).map((d)=>targetOf(d,new Set(seen))));
  if (ts_.size===1) return (s.target=[...ts_][0]);
  if (ts_.size===0 && s.isType) { const d=[...s.used].map((u)=>of(s.src,u)).find((x)=>x&&x!==s); if (d) return (s.target=targetOf(d,seen)); }
  console.log('UNDECIDED', s.src, s.names.join(), [...ts_].join()); return (s.target=`?${s.src}`);
};
stmts.forEach((s)=>targetOf(s));
const targets = [...new Set(stmts.map((s)=>s.target))];
if (process.argv[2] !== 'go') { for (const t of targets) console.log(t, stmts.filter((s)=>s.target===t).map((s)=>s.text.split('\n').length).reduce((a,b)=>a+b,0), stmts.filter((s)=>s.target===t).map((s)=>s.names.join()).join(' ')); process.exit(); }
// exports needed across targets
for (const s of stmts) for (const u of s.used) { const d = of(s.src,u); if (d && d.target!==s.target && !/^(\/\*[\s\S]*?\*\/\s*)?export /.test(d.text)) d.text = d.text.replace(/^((?:\/\*[\s\S]*?\*\/\s*|\/\/[^\n]*\n)*)/, '$1export '); }
const whereExported = new Map(); // src:name→target
for (const s of stmts) for (const n of s.names) whereExported.set(`${s.src}:${n}`, s.target);
const add = (m, from, n, isType) => { if (!m.has(from)) m.set(from,new Map()); const x=m.get(from); x.set(n, (x.has(n)?x.get(n):true) && isType); };
for (const src of sources) rmSync(`contract/${src}.ts`);
for (const t of targets) {
  const mine = stmts.filter((s)=>s.target===t); const m = new Map();
  for (const s of mine) for (const u of s.used) {
    const i = imported.get(s.src).get(u);
    if (i) { const k = i.from.match(/^(?:\.\/|#contract\/)(.+)\.ts$/); if (k && sources.includes(k[1])) { const w = whereExported.get(`${k[1]}:${u}`); if (w!==t) add(m, `./${w}.ts`, u, i.isType); } else add(m, i.from, u, i.isType); }
    const d = of(s.src,u); if (d && d!==s && d.target!==t) add(m, `./${d.target}.ts`, u, d.isType);
  }
  const head = [...m].map(([from, ns]) => `import { ${[...ns].map(([n,ty])=>(ty?'type ':'')+n).join(', ')} } from '${from}';`).join('\n');
  const old = existsSync(`contract/${t}.ts`) && !sources.includes(t) ? readFileSync(`contract/${t}.ts`,'utf8')+'\n' : '';
  writeFileSync(`contract/${t}.ts`, old + head + '\n\n' + mine.map((s)=>s.text).join('\n\n') + '\n');
}
// importers
const files = execSync(`grep -rlE "contract/(${sources.join('|')})\\.ts" app backend tests bench scripts domain contract server --include=*.ts --include=*.tsx --include=*.mjs || true`).toString().trim().split('\n').filter(Boolean).filter((f)=>!f.startsWith('contract/')||!targets.some((t)=>f===`contract/${t}.ts`));
const more = execSync(`grep -lE "from '\\./(${sources.join('|')})\\.ts'" contract/*.ts || true`).toString().trim().split('\n').filter(Boolean).filter((f)=>!targets.some((t)=>f===`contract/${t}.ts`));
for (const f of new Set([...files, ...more])) {
  let s = readFileSync(f,'utf8');
  s = s.replace(new RegExp(`import (type )?\\{([^}]*)\\} from '(#contract/|\\./)(${sources.join('|')})\\.ts';\\n`,'g'), (_, ty, list, pre, src) => {
    const by = new Map();
    for (const raw of list.split(',').map((x)=>x.trim()).filter(Boolean)) { const n = raw.replace(/^type /,'').split(' as ')[0].trim(); const w = { DOCUMENT_TYPES: '#domain/user/identity-documents.ts', ID_TYPES: '#domain/validation/id-document.ts' }[n] ?? whereExported.get(`${src}:${n}`); if (!w) { console.log('?', f, n); continue; } if (!by.has(w)) by.set(w, []); by.get(w).push(raw); }
    return [...by].map(([w, ns]) => `import ${ty||''}{ ${ns.join(', ')} } from '${w.startsWith('#') ? w : `${pre}${w}.ts`}';\n`).join('');
  });
  if (new RegExp(`contract/(${sources.join('|')})\\.ts`).test(s)) console.log('left', f, s.match(new RegExp(`.*contract/(${sources.join('|')})\\.ts.*`))[0]);
  writeFileSync(f, s);
}
